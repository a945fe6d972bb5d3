import { growingU32 } from '../format/growable-column.ts';
import { idHash, mixed } from '../format/search-text.ts';
import { type GrowableStrings, growableStrings } from './growable-strings.ts';

/** Each different string once, numbered in the order it was first met. */
export interface InternedStrings {
  readonly all: GrowableStrings;
  codeOf(text: string): number;
  /** The code, if the text has been met. */
  find(text: string): number | undefined;
}

/** A table of hashes over the bytes: a Map would keep every string a second time, for the garbage collector to walk over. */
export function internedStrings(): InternedStrings {
  const all = growableStrings();
  const hashes = growingU32();
  /** By hash, then in the next free place: the code and one, or nothing. Never more than half full. */
  let table = new Uint32Array(1 << 8);

  /** Where a code stands in the table, or would. */
  function placeOf(hash: number, isIt: (code: number) => boolean): number {
    let place = hash & (table.length - 1);
    for (let found = table[place] ?? 0; found > 0 && !isIt(found - 1); found = table[place] ?? 0)
      place = (place + 1) & (table.length - 1);
    return place;
  }
  const placeOfText = (text: string, hash: number): number =>
    placeOf(hash, (code) => hashes.at(code) === hash && all.is(code, text));

  function widen(): void {
    table = new Uint32Array(table.length * 2);
    for (let code = 0; code < all.length; code++) table[placeOf(hashes.at(code), () => false)] = code + 1;
  }

  return {
    all,
    codeOf(text) {
      const hash = mixed(idHash(text));
      const place = placeOfText(text, hash);
      const known = table[place] ?? 0;
      if (known > 0) return known - 1;
      const code = all.length;
      table[place] = code + 1;
      all.push(text);
      hashes.push(hash);
      if (all.length * 2 > table.length) widen();
      return code;
    },
    find(text) {
      const known = table[placeOfText(text, mixed(idHash(text)))] ?? 0;
      return known > 0 ? known - 1 : undefined;
    },
  };
}
