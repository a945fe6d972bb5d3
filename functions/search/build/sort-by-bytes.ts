/** Strings as UTF-8, each ending where the next begins. */
interface StringBytes {
  readonly bytes: Uint8Array;
  readonly ends: Uint32Array;
}

/** Insertion sort is faster for this many strings or fewer. */
const FEW = 16;
/** A step compares several bytes at once, as many as fit into a small integer. */
const STEP = 3;
const BITS = 9;
const LAST_OF_STEP = (1 << BITS) - 1;

/**
 * The order of bytes that sorts UTF-8 as JavaScript sorts strings, by UTF-16 units: characters beyond the first 65,536
 * (F0 to F4) come before U+E000 to U+FFFF (EE and EF). The end of a string, 0, comes first.
 */
const RANK_OF_BYTE = Uint16Array.from({ length: 256 }, (_, byte) => {
  if (byte === 0xee || byte === 0xef) return byte + 6;
  return byte >= 0xf0 && byte <= 0xf4 ? byte - 1 : byte + 1;
});

/**
 * Sorts the numbers of strings in place by the bytes of the strings: quicksort by a few bytes at a time (Bentley and
 * Sedgewick). It compares common prefixes once, and decodes no string.
 */
export function sortByBytes(order: Uint32Array, { bytes, ends }: StringBytes): void {
  /** The ranks of the bytes from `depth` on, packed into one number. */
  function keyAt(string: number, depth: number): number {
    const end = ends[string] ?? 0;
    let place = (string === 0 ? 0 : (ends[string - 1] ?? 0)) + depth;
    let key = 0;
    for (let step = 0; step < STEP; step++, place++)
      key = (key << BITS) | (place < end ? (RANK_OF_BYTE[bytes[place] ?? 0] ?? 0) : 0);
    return key;
  }
  const isAtEnd = (key: number): boolean => (key & LAST_OF_STEP) === 0;

  /** Compares two strings that have the first `depth` bytes in common. */
  function isBefore(a: number, b: number, depth: number): boolean {
    for (let at = depth; ; at += STEP) {
      const [ofA, ofB] = [keyAt(a, at), keyAt(b, at)];
      if (ofA !== ofB || isAtEnd(ofA)) return ofA < ofB;
    }
  }

  function insert(from: number, to: number, depth: number): void {
    for (let next = from + 1; next < to; next++) {
      const string = order[next] ?? 0;
      let place = next;
      for (; place > from && isBefore(string, order[place - 1] ?? 0, depth); place--)
        order[place] = order[place - 1] ?? 0;
      order[place] = string;
    }
  }

  /** The key of each string at the current depth, because the strings themselves are far apart in memory. */
  const keys = new Uint32Array(order.length);
  function swap(a: number, b: number): void {
    const [string, key] = [order[a] ?? 0, keys[a] ?? 0];
    order[a] = order[b] ?? 0;
    keys[a] = keys[b] ?? 0;
    order[b] = string;
    keys[b] = key;
  }

  /** Sorts strings that have the first `depth` bytes in common. */
  function sort(from: number, to: number, depth: number): void {
    if (to - from >= FEW) for (let place = from; place < to; place++) keys[place] = keyAt(order[place] ?? 0, depth);
    sortByKeys(from, to, depth);
  }

  function sortByKeys(from: number, to: number, depth: number): void {
    if (to - from < FEW) {
      insert(from, to, depth);
      return;
    }
    const pivot = keys[(from + to) >>> 1] ?? 0;
    let [lower, next, upper] = [from, from, to];
    while (next < upper) {
      const key = keys[next] ?? 0;
      if (key === pivot) next++;
      else if (key < pivot) swap(lower++, next++);
      else swap(next, --upper);
    }
    sortByKeys(from, lower, depth);
    if (!isAtEnd(pivot)) sort(lower, upper, depth + STEP);
    sortByKeys(upper, to, depth);
  }

  sort(0, order.length, 0);
}
