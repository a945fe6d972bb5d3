import { madeOnce } from '#shared/rules/base/made-once.ts';
import { PREFIX_LENGTH } from '../../format/search-text.ts';
import type { RowColumns, WordColumns, WordList } from '../../format/segment-columns.ts';
import { exactRange, prefixRange, type StringColumn } from '../../format/string-column.ts';
import type { RowStep } from '../scan/row-steps.ts';
import { excluded } from '../scan/scan-buffers.ts';
import { hasTerms, type KeywordTerms } from './keyword-terms.ts';
import type { WordForm } from './word-forms.ts';

/** For each text of a segment, a bit for each word that it has. Texts beyond the end have none. */
interface WordBits {
  readonly inTitle: Uint32Array;
  readonly inOther: Uint32Array;
}

/** They are looked up with the first row, because a search that only asks for any part never sees most segments. */
export const wordBits = ({ title, other }: WordColumns, terms: KeywordTerms): (() => WordBits) =>
  madeOnce(() => ({ inTitle: bitsOf(title, terms), inOther: bitsOf(other, terms) }));

/**
 * Excludes the rows that do not have all terms, each word in the title or in the other texts. Many rows share a title, so
 * words are looked up by title and not by row.
 */
export function wordFilter(
  bits: () => WordBits,
  { wordText }: WordColumns,
  { title }: RowColumns,
  terms: KeywordTerms,
): RowStep {
  const lacks = lackingTerms(terms);
  let lastOfTitle = 0;
  let titleLacks = lacks(0);
  let last = 0;
  let lastLacks = titleLacks;
  return (rows, length) => {
    const { inTitle, inOther } = bits();
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0;
      const ofTitle = inTitle[title[row] ?? 0] ?? 0;
      if (ofTitle !== lastOfTitle) {
        lastOfTitle = ofTitle;
        titleLacks = lacks(ofTitle);
      }
      // Most rows with the words have them in the title.
      if (titleLacks === 0) continue;
      const has = ofTitle | (inOther[wordText[row] ?? 0] ?? 0);
      if (has !== last) {
        last = has;
        lastLacks = lacks(has);
      }
      excluded[index] = (excluded[index] ?? 0) | lastLacks;
    }
    return length;
  };
}

/** 1 for words that are not all terms, else 0. Few different sets of words are asked for, by many rows. */
export function lackingTerms(terms: KeywordTerms): (has: number) => 0 | 1 {
  const known = new Map<number, 0 | 1>();
  return (has) => {
    const before = known.get(has);
    if (before !== undefined) return before;
    const answer = hasTerms(terms, has) ? 0 : 1;
    known.set(has, answer);
    return answer;
  };
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
  const ranges = words.map((forms) => rangesOf(list.word, forms));
  let texts = 0;
  for (const [from, to] of ranges.flat()) {
    // The texts of a word stand in ascending order.
    for (let word = from; word < to; word++) texts = Math.max(texts, (place[(start[word + 1] ?? 0) - 1] ?? 0) + 1);
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
