/** A source of chance that is the same on every machine: whole numbers only, seeded by words. */
export interface Chance {
  /** A whole number from 0, below the limit. */
  below(limit: number): number;
  /** A whole number in a range, both ends included. */
  between(lowest: number, highest: number): number;
  /** Whether it happens, of a hundred times. */
  is(percent: number): boolean;
  of<T>(items: readonly T[]): T;
  /** All of them, in another order. */
  shuffled<T>(items: readonly T[]): T[];
}

const RANGE = 2 ** 32;

/** Draws that hang on nothing but the words given. */
export function chance(...seed: readonly (string | number)[]): Chance {
  let state = hashOf(seed.join(' '));

  /** xorshift, 32 bits. */
  function next(): number {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  }
  const below = (limit: number) => Math.floor((next() / RANGE) * limit);

  return {
    below,
    between: (lowest, highest) => lowest + below(highest - lowest + 1),
    is: (percent) => below(100) < percent,
    of(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Nothing to choose from');
      return item;
    },
    shuffled(items) {
      return items
        .map((item) => ({ item, key: next() }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ item }) => item);
    },
  };
}

/** FNV-1a, mixed once more, for words that differ in their last letter only; never 0, which would stay 0. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index++) hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0 || 1;
}
