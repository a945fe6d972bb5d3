import { PREFIX_LENGTH } from '../../format/search-text.ts';
import type { RowColumns, WordColumns, WordList } from '../../format/segment-columns.ts';
import { exactRange, prefixRange, type StringColumn } from '../../format/string-column.ts';
import type { RowStep } from '../scan/row-steps.ts';
import { excluded, sortKeys } from '../scan/scan-buffers.ts';
import { hasTerms, type KeywordTerms } from './keyword-terms.ts';
import type { TypeRanks } from './relevance.ts';
import type { WordForm } from './word-forms.ts';

/**
 * Excludes the rows that do not have all terms, each word in the title or in the other texts. Many rows share a title, so
 * words are looked up by title and not by row.
 */
export function wordFilter(columns: WordColumns, { title }: RowColumns, terms: KeywordTerms): RowStep {
  const inTitle = bitsOf(columns.title, terms);
  const inOther = bitsOf(columns.other, terms);
  const { wordText } = columns;
  const known = new Map<number, 0 | 1>();
  const lacks = (has: number): 0 | 1 => {
    const before = known.get(has);
    if (before !== undefined) return before;
    const answer = hasTerms(terms, has) ? 0 : 1;
    known.set(has, answer);
    return answer;
  };
  let last = 0;
  let lastLacks = lacks(0);
  return (rows, length) => {
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0;
      const has = (inTitle[title[row] ?? 0] ?? 0) | (inOther[wordText[row] ?? 0] ?? 0);
      if (has !== last) {
        last = has;
        lastLacks = lacks(has);
      }
      excluded[index] = (excluded[index] ?? 0) | lastLacks;
    }
    return length;
  };
}

/**
 * Writes how well rows answer the keyword, smaller first: by the rank of their part type, and within it rows that have
 * the words in the title before rows that have them only in the other texts.
 */
export function relevanceOf(
  columns: WordColumns,
  { title, type }: RowColumns,
  terms: KeywordTerms,
  typeRanks: TypeRanks,
): RowStep {
  // Titles are read at the first hit: a search with a chosen sort never asks.
  let isInTitle: Uint8Array | undefined;
  return (rows, length) => {
    isInTitle ??= titlesHaving(columns.title, terms);
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0;
      sortKeys[index] = 2 * typeRanks(type[row] ?? 0) + 1 - (isInTitle[title[row] ?? 0] ?? 0);
    }
    return length;
  };
}

/** 1 for each title that has all terms. */
function titlesHaving(titles: WordList, terms: KeywordTerms): Uint8Array {
  const bits = bitsOf(titles, terms);
  const having = new Uint8Array(bits.length);
  for (let title = 0; title < bits.length; title++) {
    const has = bits[title] ?? 0;
    if (has !== 0 && hasTerms(terms, has)) having[title] = 1;
  }
  return having;
}

/** 1 for each part type that may have rows with all terms. The rows of the others are skipped. */
export function typesHaving({ title, other }: WordColumns, terms: KeywordTerms, types: number): Uint8Array {
  const bits = new Uint32Array(types);
  for (const [bit, forms] of terms.words.entries()) {
    for (const list of [title, other]) {
      for (const [from, to] of rangesOf(list.word, forms)) {
        for (let index = list.typeStart[from] ?? 0; index < (list.typeStart[to] ?? 0); index++) {
          const type = list.type[index] ?? 0;
          bits[type] = (bits[type] ?? 0) | (1 << bit);
        }
      }
    }
  }
  return Uint8Array.from(bits, (has) => Number(hasTerms(terms, has)));
}

/** For each text, a bit for each word that it has. */
function bitsOf(list: WordList, { words }: KeywordTerms): Uint32Array {
  const { start, place } = list;
  let texts = 0;
  const ranges = words.map((forms) => rangesOf(list.word, forms));
  for (const [from, to] of ranges.flat()) {
    for (let index = start[from] ?? 0; index < (start[to] ?? 0); index++)
      texts = Math.max(texts, (place[index] ?? 0) + 1);
  }
  const bits = new Uint32Array(texts);
  for (const [bit, found] of ranges.entries()) {
    for (const [from, to] of found) {
      for (let index = start[from] ?? 0; index < (start[to] ?? 0); index++) {
        const text = place[index] ?? 0;
        bits[text] = (bits[text] ?? 0) | (1 << bit);
      }
    }
  }
  return bits;
}

/** Where a sorted list of words has the forms of one, as [from, to). */
export function rangesOf(list: StringColumn, forms: readonly WordForm[]): [from: number, to: number][] {
  return forms
    .map(({ text, isWhole }) =>
      isWhole || text.length < PREFIX_LENGTH ? exactRange(list, text) : prefixRange(list, text),
    )
    .filter(([from, to]) => to > from);
}
