import type { DictionaryBuilder } from '../format/dictionary.ts';
import { growingU32 } from '../format/growable-column.ts';
import { idHash } from '../format/search-text.ts';
import { growableStrings } from './growable-strings.ts';
import { growingFits } from './growing-fits.ts';
import { internedStrings } from './interned-strings.ts';

export type GrowingColumns = ReturnType<typeof growingColumns>;

/** The columns to which the collectors of several sources add. */
export function growingColumns(dictionary: DictionaryBuilder) {
  const words = internedStrings();
  const notes = internedStrings();
  /** The ids of all rows: first the aftermarket rows, then the salvage rows. */
  const ids = growableStrings();
  const idHashes = growingU32();
  return {
    titles: internedStrings(),
    words,
    images: internedStrings(),
    notes,
    ids,
    idHashes,
    /** The fits of aftermarket parts, and of salvage parts without interchange. Their targets are rows. */
    rowFits: growingFits(dictionary, notes),

    /** Adds the id of the next row, and returns the number of that row. */
    addId(id: string): number {
      ids.push(id);
      idHashes.push(idHash(id));
      return ids.length - 1;
    },

    /** The code of the text by which the word search finds a row, besides its title. */
    wordsCode: (type: number, others: readonly string[]): number =>
      words.codeOf([...(dictionary.types[type]?.names ?? []), ...others].join(' ')),
  };
}
