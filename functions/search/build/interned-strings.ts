import { growingU32 } from '../format/growable-column.ts';
import { idHash, mixed } from '../format/search-text.ts';
import { type GrowableStrings, growableStrings } from './growable-strings.ts';

/** Keeps each different string once. Its code is its number in the order of first use. */
export interface InternedStrings {
  readonly all: GrowableStrings;
  codeOf(text: string): number;
  /** Undefined if the text has no code yet. */
  find(text: string): number | undefined;
}

/** A hash table over the bytes. A Map would keep every string a second time, and the garbage collector would visit them all. */
export function internedStrings(): InternedStrings {
  const all = growableStrings();
  const hashes = growingU32();
  /** Open addressing: a slot holds the code plus one, or 0. At most half of the slots are used. */
  let table = new Uint32Array(1 << 8);

  /** The slot of a code, or the free slot for it. */
  function slotOf(hash: number, isIt: (code: number) => boolean): number {
    let slot = hash & (table.length - 1);
    for (let found = table[slot] ?? 0; found > 0 && !isIt(found - 1); found = table[slot] ?? 0)
      slot = (slot + 1) & (table.length - 1);
    return slot;
  }
  const slotOfText = (text: string, hash: number): number =>
    slotOf(hash, (code) => hashes.at(code) === hash && all.is(code, text));

  function widen(): void {
    table = new Uint32Array(table.length * 2);
    for (let code = 0; code < all.length; code++) table[slotOf(hashes.at(code), () => false)] = code + 1;
  }

  return {
    all,
    codeOf(text) {
      const hash = mixed(idHash(text));
      const slot = slotOfText(text, hash);
      const known = table[slot] ?? 0;
      if (known > 0) return known - 1;
      const code = all.length;
      table[slot] = code + 1;
      all.push(text);
      hashes.push(hash);
      if (all.length * 2 > table.length) widen();
      return code;
    },
    find(text) {
      const known = table[slotOfText(text, mixed(idHash(text)))] ?? 0;
      return known > 0 ? known - 1 : undefined;
    },
  };
}
