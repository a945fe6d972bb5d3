/** Facets, each a bit of what a row fails. */
export const LINE = 1;
export const CERTIFICATION = 2;
export const PRICE = 4;
export const MILEAGE = 8;
export const CONDITION = 16;
export const MANUFACTURER = 32;
const FACETS = 6;

/** Whoever fails two facets counts in none. */
export const failsTwo = (failed: number): boolean => (failed & (failed - 1)) !== 0;

/** In which facets a row counts (decision C3): in every one if it fails none, else in the only one that it fails. */
export const IN_EVERY_FACET = 0;
const IN_NO_FACET = FACETS + 1;
export const STANDINGS = IN_NO_FACET + 1;
/** Of a single facet. */
export const standingIn = (facet: number): number => 32 - Math.clz32(facet);
/** Where a row counts by what it fails. */
export const standings = Uint8Array.from({ length: 1 << FACETS }, (_, failed) =>
  failsTwo(failed) ? IN_NO_FACET : standingIn(failed),
);
