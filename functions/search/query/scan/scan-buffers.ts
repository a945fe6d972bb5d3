import { BLOCK_ROWS } from './candidate-block.ts';

/*
 * The columns of the block that is being scanned. Every block of every search writes into the same arrays, because new
 * ones for each search would cost more than the scan itself. This is safe as long as nothing else runs between two
 * steps: scanSegments is not async and a RowStep returns a number, so neither can wait for anything.
 */

/** 1 for each row that is no candidate and is counted nowhere (decision C4). */
export const excluded = new Uint8Array(BLOCK_ROWS);
/** The facets that each row fails, as a mask. */
export const failedMasks = new Uint8Array(BLOCK_ROWS);
/** The facet slot in which each row is counted (masks.ts). */
export const facetSlots = new Uint8Array(BLOCK_ROWS);
/** The sort keys of the rows, smaller first. */
export const sortKeys = new Float64Array(BLOCK_ROWS);

/** The facts of new parts, packed as in row-facts.ts. */
export const flagsAndLines = new Uint32Array(BLOCK_ROWS);
export const manufacturersAndEaches = new Uint32Array(BLOCK_ROWS);
/** List prices of new parts, in cents. */
export const listPrices = new Uint32Array(BLOCK_ROWS);
/** Positions in the block of new parts that have an explicit price. */
export const explicitlyPriced = new Uint16Array(BLOCK_ROWS);

/** The facts of recycled parts, packed as in row-facts.ts. */
export const salvageFacts = new Uint32Array(BLOCK_ROWS);
/** Prices of recycled parts for the caller, in cents. */
export const salvagePrices = new Uint32Array(BLOCK_ROWS);
/** 1 for each value that is in none of the wanted intervals, else 0. */
export const outsideIntervals = new Uint8Array(BLOCK_ROWS);
/** Recycled parts whose mileage has to be compared mile by mile: their positions in the block and their miles. */
export const divided = { positions: new Uint16Array(BLOCK_ROWS), miles: new Uint32Array(BLOCK_ROWS), count: 0 };
