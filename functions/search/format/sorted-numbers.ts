/** Sorts sequences of numbers in typed arrays, because there are millions of them. */

/** The numbers 0 to length - 1. */
export function indexesOf(length: number): Uint32Array {
  const indexes = new Uint32Array(length);
  for (let index = 0; index < length; index++) indexes[index] = index;
  return indexes;
}

/** The numbers 0 to length - 1 by their keys, in a stable order. Keys must be below 2^53 / length. */
export function sortedBy(length: number, keyOf: (index: number) => number): Uint32Array {
  const keys = new Float64Array(length);
  for (let index = 0; index < length; index++) keys[index] = keyOf(index) * length + index;
  keys.sort();
  const sorted = new Uint32Array(length);
  for (let place = 0; place < length; place++) sorted[place] = (keys[place] ?? 0) % length;
  return sorted;
}

/** The sequence by the codes of its numbers, in a stable order. */
export function sortedByCode(sequence: Uint32Array, codes: number, codeOf: (number: number) => number): Uint32Array {
  const next = startsOf(codes, sequence, codeOf);
  const sorted = new Uint32Array(sequence.length);
  for (let index = 0; index < sequence.length; index++) {
    const number = sequence[index] ?? 0;
    const code = codeOf(number);
    const place = next[code] ?? 0;
    sorted[place] = number;
    next[code] = place + 1;
  }
  return sorted;
}

/** Where the entries of each code begin in a sequence sorted by code, and the end of the last. */
export function startsOf(codes: number, sequence: Uint32Array, codeOf: (number: number) => number): Uint32Array {
  const starts = new Uint32Array(codes + 1);
  for (let index = 0; index < sequence.length; index++) {
    const after = codeOf(sequence[index] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let code = 0; code < codes; code++) starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  return starts;
}

/** The indexes of each code, in ascending order. */
export function indexesByCode(codes: number, values: Uint16Array | Uint32Array): (code: number) => Uint32Array {
  const codeOf = (index: number): number => values[index] ?? 0;
  const indexes = indexesOf(values.length);
  const starts = startsOf(codes, indexes, codeOf);
  const sorted = sortedByCode(indexes, codes, codeOf);
  return (code) => sorted.subarray(starts[code] ?? 0, starts[code + 1] ?? 0);
}
