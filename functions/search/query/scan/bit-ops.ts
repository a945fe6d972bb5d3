/**
 * 1 for 0, and 0 for any other number up to 31 bits. It has no branch, since an unpredictable branch in a loop over
 * candidates costs more than all the rest.
 */
export const isZero = (bits: number): number => (bits - 1) >>> 31;
