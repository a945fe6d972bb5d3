/** Facets, each a bit of what a row fails. */
export const LINE = 1;
export const CERTIFICATION = 2;
export const PRICE = 4;
export const MILEAGE = 8;
export const CONDITION = 16;
export const MANUFACTURER = 32;
/** Whoever fails two facets counts in none. */
export const failsTwo = (failed: number): boolean => (failed & (failed - 1)) !== 0;

export function countIn(counters: Uint32Array, index: number): void {
  counters[index] = (counters[index] ?? 0) + 1;
}
