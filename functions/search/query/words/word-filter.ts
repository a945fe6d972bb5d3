import { PREFIX_LENGTH } from '../../format/search-text.ts';
import type { RowColumns, WordColumns, WordList } from '../../format/segment-columns.ts';
import { exactRange, prefixRange } from '../../format/string-column.ts';
import { isZero, type RowStep } from '../scan/row-steps.ts';
import { excluded } from '../scan/scan-buffers.ts';

/**
 * Excludes the rows that do not have all words, each in the title or in the other texts. Many rows share a title, so
 * words are looked up by title and not by row.
 */
export function wordFilter(columns: WordColumns, { title }: RowColumns, words: readonly string[]): RowStep {
  const all = (1 << words.length) - 1;
  const inTitle = bitsOf(columns.title, words);
  const inOther = bitsOf(columns.other, words);
  const { wordText } = columns;
  return (rows, length) => {
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0;
      const has = (inTitle[title[row] ?? 0] ?? 0) | (inOther[wordText[row] ?? 0] ?? 0);
      excluded[index] = (excluded[index] ?? 0) | (isZero(has ^ all) ^ 1);
    }
    return length;
  };
}

/** 1 for each part type that may have rows with all words. The rows of the others are skipped. */
export function typesHaving({ title, other }: WordColumns, words: readonly string[], types: number): Uint8Array {
  const all = (1 << words.length) - 1;
  const bits = new Uint16Array(types);
  for (const [bit, word] of words.entries()) {
    for (const list of [title, other]) {
      const [from, to] = matching(list, word);
      for (let index = list.typeStart[from] ?? 0; index < (list.typeStart[to] ?? 0); index++) {
        const type = list.type[index] ?? 0;
        bits[type] = (bits[type] ?? 0) | (1 << bit);
      }
    }
  }
  return Uint8Array.from(bits, (having) => Number(having === all));
}

/** For each text, a bit for each word that it has. */
function bitsOf(list: WordList, words: readonly string[]): Uint16Array {
  const { start, place } = list;
  let texts = 0;
  const ranges = words.map((word) => matching(list, word));
  for (const [from, to] of ranges) {
    for (let index = start[from] ?? 0; index < (start[to] ?? 0); index++)
      texts = Math.max(texts, (place[index] ?? 0) + 1);
  }
  const bits = new Uint16Array(texts);
  for (const [bit, [from, to]] of ranges.entries()) {
    for (let index = start[from] ?? 0; index < (start[to] ?? 0); index++) {
      const text = place[index] ?? 0;
      bits[text] = (bits[text] ?? 0) | (1 << bit);
    }
  }
  return bits;
}

const matching = ({ word: all }: WordList, word: string): [from: number, to: number] =>
  word.length < PREFIX_LENGTH ? exactRange(all, word) : prefixRange(all, word);
