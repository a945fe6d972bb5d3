import { type GrowableStrings, growableStrings } from './growable-strings.ts';

interface RankedStrings {
  /** The codes of the strings in that order. */
  readonly codes: Uint32Array;
  /** Place of each string in that order. */
  readonly rankOf: Uint32Array;
}

/** Different strings in their order, or in that of different keys. */
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
