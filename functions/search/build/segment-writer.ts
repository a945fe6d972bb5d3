import type { Column, Columns } from '../format/column-file.ts';
import { compareStrings, distinctOf } from '../format/dense-codes.ts';
import { factsOfSalvage } from '../format/row-facts.ts';
import { fitsWriter } from './fits-object.ts';
import { rankedColumns } from './ranked-columns.ts';
import { offersObject, pricesObject, rowsObject, textObject, wordsObject } from './segment-objects.ts';
import { pickedValues, type SegmentFits, segmentRows } from './segment-rows.ts';
import type { SortedRows } from './sort-rows.ts';
import { wordLists } from './word-lists.ts';

export interface SegmentWriter {
  /**
   * The objects of one segment, by the last part of their names. `positions` are positions in the sorted rows, in
   * ascending order.
   */
  write(positions: Uint32Array, fits?: SegmentFits): Record<string, Columns>;
  /** Every word by which a row of the segment can be found. */
  wordsOf(positions: Uint32Array): string[];
}

/** Writes any selection of the rows as objects. The same rows give the same bytes, whatever other rows there are. */
export function segmentWriter(rows: SortedRows): SegmentWriter {
  const ranked = rankedColumns(rows);
  const titleWords = wordLists(rows.titles);
  const otherWords = wordLists(rows.words);
  const facts = factsOfAllSalvage(rows.salvage);
  const writeFits = fitsWriter(rows, ranked);
  const levels = [...rows.levelPrices].sort(([a], [b]) => compareStrings(a, b));

  function write(positions: Uint32Array, fits?: SegmentFits): Record<string, Columns> {
    const segment = segmentRows(rows, ranked, positions, fits);
    const objects: Record<string, Columns> = {
      rows: rowsObject(rows, facts, ranked, segment),
      offers: offersObject(rows, ranked, segment),
      words: wordsObject(titleWords, otherWords, ranked, segment),
      text: textObject(rows, ranked, segment),
    };
    if (fits) objects['fits'] = writeFits(segment, fits);
    for (const [level, prices] of levels) {
      const columns = pricesObject(prices, segment);
      if (columns) objects[`price.${level}`] = columns;
    }
    return objects;
  }

  function wordsOf(positions: Uint32Array): string[] {
    const ranksIn = (columns: { readonly aftermarket: Column; readonly salvage: Column }): Uint32Array =>
      distinctOf(pickedValues(positions, rows.aftermarketCount, columns));
    const { titles, words } = ranked.texts;
    const all = new Set([
      ...titleWords.wordsOf(titles.codesOf(ranksIn(ranked.title))),
      ...otherWords.wordsOf(words.codesOf(ranksIn(ranked.wordText))),
    ]);
    return [...all];
  }

  return { write, wordsOf };
}

const factsOfAllSalvage = ({ flags, yard, miles, grade }: SortedRows['salvage']): Uint32Array =>
  Uint32Array.from(flags, (ofRow, row) =>
    factsOfSalvage({ flags: ofRow, yard: yard[row] ?? 0, miles: miles[row] ?? 0, grade: grade[row] ?? 0 }),
  );
