/** Repeatable random numbers: the same for the same seed and place, whatever was drawn before. */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  below(limit: number): number;
  is(probability: number): boolean;
  of<T>(items: readonly T[]): T;
  /** Picks early items far more often than late ones, as in sales. */
  skewed<T>(items: readonly T[]): T;
}

export function chance(seed: number, place: number): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const at = <T>(items: readonly T[], index: number): T => {
    const item = items[index];
    if (item === undefined) throw new RangeError('Nothing to choose from');
    return item;
  };
  return {
    next,
    below,
    is: (probability) => next() < probability,
    of: (items) => at(items, below(items.length)),
    skewed: (items) => at(items, Math.floor(next() ** 2.2 * items.length)),
  };
}
