import { discountedPrice, WHOLE_PRICE } from '#shared/rules/customer-price.ts';
import { BLOCK_ROWS } from './candidate-block.ts';
import { hasExplicitPrice, type LevelPrices } from './level-prices.ts';
import { eachesOfPart, flagsOfPart, lineOfPart, listOfPart } from './row-facts.ts';
import { CORE } from './row-terms.ts';
import { keys } from './scan-pass.ts';
import type { ScannedCut } from './scanned-cut.ts';

/** What new parts of a block cost the caller, as priceOfPart has it, into `keys`. */
export function writePartPrices(
  rows: Uint32Array,
  length: number,
  { parts, levelPrices }: ScannedCut,
  shareOfLine: Uint16Array,
): void {
  writeDiscountedPrices(rows, length, parts, shareOfLine);
  if (levelPrices) writeExplicitPrices(rows, length, parts, levelPrices);
}

function writeDiscountedPrices(rows: Uint32Array, length: number, facts: Uint32Array, shareOfLine: Uint16Array): void {
  for (let index = 0; index < length; index++) {
    const row = rows[index] ?? 0;
    const list = (flagsOfPart(facts, row) & CORE) === 0 ? listOfPart(facts, row) : 0;
    keys[index] = discountedPrice(list, eachesOfPart(facts, row), shareOfLine[lineOfPart(facts, row)] ?? 0);
  }
}

/** Places in the block, used again by every block. */
const explicit = new Uint16Array(BLOCK_ROWS);

/** Which parts have such a price can't be foreseen: they are found without a branch, and then priced. */
function writeExplicitPrices(
  rows: Uint32Array,
  length: number,
  facts: Uint32Array,
  { has, prices }: LevelPrices,
): void {
  let found = 0;
  for (let index = 0; index < length; index++) {
    explicit[found] = index;
    found += hasExplicitPrice(has, rows[index] ?? 0);
  }
  for (let place = 0; place < found; place++) {
    const index = explicit[place] ?? 0;
    const row = rows[index] ?? 0;
    const price = (flagsOfPart(facts, row) & CORE) === 0 ? (prices[row] ?? 0) : 0;
    keys[index] = discountedPrice(price, eachesOfPart(facts, row), WHOLE_PRICE);
  }
}
