/**
 * 1 of 0, and 0 of anything else up to 31 bits. In a loop over candidates a branch that nobody can foresee costs more
 * than all the rest.
 */
export const isNone = (bits: number): number => (bits - 1) >>> 31;
