import { type GrowableStrings, growableStrings } from './growable-strings.ts';

interface RankedStrings {
  /** The codes of the strings in sorted order. */
  readonly codes: Uint32Array;
  /** The rank of each string in sorted order. */
  readonly rankOf: Uint32Array;
}

/** Sorts different strings by themselves, or by their keys, which must differ as well. */
export function rankStrings(strings: GrowableStrings, keyOf?: (text: string) => string): RankedStrings {
  const codes = keyOf ? keysOf(strings, keyOf).sorted() : strings.sorted();
  const rankOf = new Uint32Array(codes.length);
  for (let rank = 0; rank < codes.length; rank++) rankOf[codes[rank] ?? 0] = rank;
  return { codes, rankOf };
}

function keysOf(strings: GrowableStrings, keyOf: (text: string) => string): GrowableStrings {
  const keys = growableStrings();
  for (let index = 0; index < strings.length; index++) keys.push(keyOf(strings.at(index)));
  return keys;
}
