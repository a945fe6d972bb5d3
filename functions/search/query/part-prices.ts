import { discountedPrice, WHOLE_PRICE } from '#shared/rules/pricing/customer-price.ts';
import { CORE, eachesIn, flagsIn, lineIn } from '../format/row-facts.ts';
import { hasExplicitPrice, type LevelPrices } from './level-prices.ts';
import { keys } from './scan/block-keys.ts';
import { BLOCK_ROWS } from './scan/candidate-block.ts';
import { flagsAndLines, lists, manufacturersAndEaches } from './scan/part-block.ts';
import type { RowStep } from './scan/row-steps.ts';

/** Steps that write what the new parts of a block (part-block.ts) cost the caller, as priceOfPart has it, into `keys`. */
export const partPrices = (levelPrices: LevelPrices | undefined, shareOfLine: Uint16Array): RowStep[] => [
  discounting(shareOfLine),
  ...(levelPrices ? [pricingExplicitly(levelPrices)] : []),
];

const discounting =
  (shareOfLine: Uint16Array): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      const flagsAndLine = flagsAndLines[index] ?? 0;
      const list = (flagsIn(flagsAndLine) & CORE) === 0 ? (lists[index] ?? 0) : 0;
      const eaches = eachesIn(manufacturersAndEaches[index] ?? 0);
      keys[index] = discountedPrice(list, eaches, shareOfLine[lineIn(flagsAndLine)] ?? 0);
    }
    return length;
  };

/** Places in the block, used again by every block. */
const explicit = new Uint16Array(BLOCK_ROWS);

/** Which parts have such a price can't be foreseen: they are found without a branch, and then priced. */
const pricingExplicitly =
  ({ has, prices }: LevelPrices): RowStep =>
  (rows, length) => {
    let found = 0;
    for (let index = 0; index < length; index++) {
      explicit[found] = index;
      found += hasExplicitPrice(has, rows[index] ?? 0);
    }
    for (let place = 0; place < found; place++) {
      const index = explicit[place] ?? 0;
      const isCore = (flagsIn(flagsAndLines[index] ?? 0) & CORE) !== 0;
      const price = isCore ? 0 : (prices[rows[index] ?? 0] ?? 0);
      keys[index] = discountedPrice(price, eachesIn(manufacturersAndEaches[index] ?? 0), WHOLE_PRICE);
    }
    return length;
  };
