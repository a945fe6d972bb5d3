import { discountedPrice, WHOLE_PRICE } from '#shared/rules/pricing/customer-price.ts';
import { CORE, eachesIn, flagsIn, lineIn } from '../format/row-facts.ts';
import { hasExplicitPrice, type LevelPrices } from './level-prices.ts';
import type { RowStep } from './scan/row-steps.ts';
import { explicitlyPriced, flagsAndLines, listPrices, manufacturersAndEaches, sortKeys } from './scan/scan-buffers.ts';

/** Steps that write the caller's price of each new part of a block into `sortKeys`. Same rules as priceOfPart in row-terms.ts. */
export const partPrices = (levelPrices: LevelPrices | undefined, shareOfLine: Uint16Array): RowStep[] => [
  discounting(shareOfLine),
  ...(levelPrices ? [pricingExplicitly(levelPrices)] : []),
];

const discounting =
  (shareOfLine: Uint16Array): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      const flagsAndLine = flagsAndLines[index] ?? 0;
      const list = (flagsIn(flagsAndLine) & CORE) === 0 ? (listPrices[index] ?? 0) : 0;
      const eaches = eachesIn(manufacturersAndEaches[index] ?? 0);
      sortKeys[index] = discountedPrice(list, eaches, shareOfLine[lineIn(flagsAndLine)] ?? 0);
    }
    return length;
  };

/** The processor can't predict which parts have an explicit price, so they are found without a branch and priced afterwards. */
const pricingExplicitly =
  ({ has, prices }: LevelPrices): RowStep =>
  (rows, length) => {
    let found = 0;
    for (let index = 0; index < length; index++) {
      explicitlyPriced[found] = index;
      found += hasExplicitPrice(has, rows[index] ?? 0);
    }
    for (let nth = 0; nth < found; nth++) {
      const index = explicitlyPriced[nth] ?? 0;
      const isCore = (flagsIn(flagsAndLines[index] ?? 0) & CORE) !== 0;
      const price = isCore ? 0 : (prices[rows[index] ?? 0] ?? 0);
      sortKeys[index] = discountedPrice(price, eachesIn(manufacturersAndEaches[index] ?? 0), WHOLE_PRICE);
    }
    return length;
  };
