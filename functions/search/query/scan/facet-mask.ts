/** Facets, each a bit of the mask of facets that a row fails. */
export const LINE = 1;
export const CERTIFICATION = 2;
export const PRICE = 4;
export const MILEAGE = 8;
export const CONDITION = 16;
export const MANUFACTURER = 32;
const FACETS = 6;

/** A row that fails two facets counts in none. */
export const failsTwo = (failed: number): boolean => (failed & (failed - 1)) !== 0;

/** A row's slot says where it counts (decision C3): in all facets if it fails none, else in the one that it fails. */
export const IN_EVERY_FACET = 0;
const IN_NO_FACET = FACETS + 1;
export const FACET_SLOTS = IN_NO_FACET + 1;
/** The slot of rows that fail only this facet. */
export const facetSlotOf = (facet: number): number => 32 - Math.clz32(facet);
/** The slot for each mask of failed facets. */
export const slotOfMask = Uint8Array.from({ length: 1 << FACETS }, (_, failed) =>
  failsTwo(failed) ? IN_NO_FACET : facetSlotOf(failed),
);
