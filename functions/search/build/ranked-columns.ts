import type { Column } from '../format/column-file.ts';
import { titleKey } from '../format/search-text.ts';
import type { GrowableStrings } from './growable-strings.ts';
import { rankStrings } from './rank-strings.ts';
import { type SortedRows, selected } from './sort-rows.ts';

export type RankedColumns = ReturnType<typeof rankedColumns>;

/** The texts of all rows, and the columns that refer to them by rank. Ranks do not depend on the order in which texts came. */
export function rankedColumns({ aftermarket, salvage, rowFits, groupFits, ...rows }: SortedRows) {
  const titles = rankedTexts(rows.titles, titleKey);
  const words = rankedTexts(rows.words);
  const images = rankedTexts(rows.images);
  const notes = rankedTexts(rows.notes);
  const groups = rankedTexts(rows.groups);
  const units = rankedTexts(rows.units);
  const sourceVehicles = rankedTexts(rows.sourceVehicles);
  const ftcTexts = rankedTexts(rows.ftcTexts);
  const saleTerms = rankedTexts(rows.saleTerms);
  const times = rankedTexts(rows.times);
  return {
    texts: { titles, words, images, notes, groups, units, sourceVehicles, ftcTexts, saleTerms, times },
    title: { aftermarket: titles.ranksOf(aftermarket.title), salvage: titles.ranksOf(salvage.title) },
    wordText: { aftermarket: words.ranksOf(aftermarket.words), salvage: words.ranksOf(salvage.words) },
    image: { aftermarket: images.ranksOf(aftermarket.image), salvage: images.ranksOf(salvage.image) },
    group: groups.ranksOf(salvage.group),
    sourceVehicle: sourceVehicles.ranksOf(salvage.sourceVehicle),
    stockTime: times.ranksOf(aftermarket.stockAsOf),
    ftcText: ftcTexts.ranksOf(aftermarket.ftcText),
    terms: saleTerms.ranksOf(aftermarket.terms),
    unit: units.ranksOf(aftermarket.unit),
    noteOfRowFit: notes.ranksOf(rowFits.note),
    noteOfGroupFit: notes.ranksOf(groupFits.note),
  };
}

function rankedTexts(texts: GrowableStrings, keyOf?: (text: string) => string) {
  const { rankOf, codes } = rankStrings(texts, keyOf);
  const codesOf = (ranks: Uint32Array): Uint32Array => selected(Uint32Array, ranks, codes);
  return {
    /** Replaces the codes in a column with ranks. */
    ranksOf: (column: Column): Uint32Array => selected(Uint32Array, column, rankOf),
    codesOf,
    columnsOf: (name: string, ranks: Uint32Array) => texts.columnsOf(name, codesOf(ranks)),
  };
}
