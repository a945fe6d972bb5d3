/** A random number generator that gives the same numbers on every machine. It is seeded by words and only uses integers. */
export interface Chance {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** A whole number in a range that includes both ends. */
  between(lowest: number, highest: number): number;
  /** True in this many of a hundred cases. */
  is(percent: number): boolean;
  of<T>(items: readonly T[]): T;
  /** All items in random order. */
  shuffled<T>(items: readonly T[]): T[];
}

const RANGE = 2 ** 32;

/** A generator that depends on nothing but the words given. */
export function chance(...seed: readonly (string | number)[]): Chance {
  let state = hashOf(seed.join(' '));

  /** xorshift with 32 bits. */
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

/** FNV-1a with an extra mixing step for words that only differ in the last letter. Never 0, which xorshift can't leave. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index++) hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0 || 1;
}
