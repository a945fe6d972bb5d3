import type { WordBuckets } from '../../format/segment-columns.ts';
import { exactRange, prefixRange } from '../../format/string-column.ts';
import { isAbbreviationOf, isWithoutVowels } from './abbreviations.ts';
import { editDistance } from './edit-distance.ts';

/** Shorter words are too much like too many others. */
const SHORTEST = 4;
/** Up to this length one edit is allowed, beyond it two. */
const SHORT = 5;
const LETTERS_ONLY = /^[a-z]+$/;

/** Whether typing errors are looked for in a word. */
export const mayBeMistyped = (word: string): boolean => word.length >= SHORTEST && LETTERS_ONLY.test(word);
/** The most edits between a typed word and the one that was meant. */
export const mostEdits = (typed: string): number => (typed.length > SHORT ? 2 : 1);

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Whether two keys touch on an American keyboard. */
function areNeighbours(a: string, b: string): boolean {
  const [rowA, rowB] = [ROWS.findIndex((row) => row.includes(a)), ROWS.findIndex((row) => row.includes(b))];
  if (rowA < 0 || rowB < 0 || Math.abs(rowA - rowB) > 1) return false;
  return Math.abs((ROWS[rowA]?.indexOf(a) ?? 0) - (ROWS[rowB]?.indexOf(b) ?? 0)) <= 1;
}

/** The words that a typed word is compared with. */
export interface Vocabulary {
  /** Whether a text has the word, or from three letters on a word that begins with it. */
  finds(word: string): boolean;
  has(word: string): boolean;
  /** The most likely word that was meant, if any is near. */
  nearest(word: string): string | undefined;
}

interface KnownWord {
  readonly word: string;
  readonly letters: number;
  /** The number of part type groups that have it. */
  readonly count: number;
}

const keptWords = new WeakMap<WordBuckets, KnownWord[]>();
const keptTradeWords = new WeakMap<ReadonlySet<string>, KnownWord[]>();

/** Bit set of the letters of a word. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) - 97);
  return letters;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function knownWords({ word, start }: WordBuckets): KnownWord[] {
  const known: KnownWord[] = [];
  for (let index = 0; index < word.length; index++) {
    const text = word.at(index);
    if (!mayBeMistyped(text)) continue;
    known.push({ word: text, letters: lettersOf(text), count: (start[index + 1] ?? 0) - (start[index] ?? 0) });
  }
  return known;
}

/** Once for each, because every search with a typing error compares all of them. */
function keptOf<Key extends object>(kept: WeakMap<Key, KnownWord[]>, key: Key, make: () => KnownWord[]): KnownWord[] {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known;
}

const knownTradeWords = (words: ReadonlySet<string>): KnownWord[] =>
  [...words].filter(mayBeMistyped).map((word) => ({ word, letters: lettersOf(word), count: 1 }));

/** The words of a catalogue and those of the trade. */
export function vocabularyOf(buckets: WordBuckets | undefined, tradeWords: ReadonlySet<string>): Vocabulary {
  // An empty catalogue has no words to correct to.
  if (!buckets) return { has: () => false, finds: () => true, nearest: () => undefined };
  const { word: all } = buckets;
  const has = (word: string): boolean => {
    const [from, to] = exactRange(all, word);
    return to > from;
  };
  const finds = (word: string): boolean => {
    const [from, to] = word.length < 3 ? exactRange(all, word) : prefixRange(all, word);
    return to > from;
  };
  return {
    has,
    finds,
    nearest: remembered((typed) => {
      const known = keptOf(keptWords, buckets, () => knownWords(buckets));
      const meant = isWithoutVowels(typed) ? abbreviated(typed, known) : undefined;
      if (meant !== undefined || !mayBeMistyped(typed)) return meant;
      const most = mostEdits(typed);
      const letters = lettersOf(typed);
      let best: { word: string; score: number } | undefined;
      const offer = (word: string, ofWord: number, count: number): void => {
        if (Math.abs(word.length - typed.length) > most || bitCount(letters ^ ofWord) > 2 * most) return;
        const distance = editDistance(word, typed);
        if (distance > most) return;
        const score = distance - likeliness(typed, word) + 1 / (2 + count);
        if (!best || score < best.score) best = { word, score };
      };
      const ofTrade = keptOf(keptTradeWords, tradeWords, () => knownTradeWords(tradeWords));
      for (const words of [known, ofTrade]) {
        for (const { word, letters: ofWord, count } of words) offer(word, ofWord, count);
      }
      return best?.word;
    }),
  };
}

/** One search asks for the same word several times, and each time would look at all words. */
function remembered(nearest: Vocabulary['nearest']): Vocabulary['nearest'] {
  const found = new Map<string, string | undefined>();
  return (typed) => {
    if (!found.has(typed)) found.set(typed, nearest(typed));
    return found.get(typed);
  };
}

/** The word that was written without its vowels: the one that most groups of part types have. */
function abbreviated(typed: string, known: readonly KnownWord[]): string | undefined {
  const likely = known.filter(({ word }) => isAbbreviationOf(typed, word));
  return likely.toSorted((a, b) => b.count - a.count || a.word.length - b.word.length)[0]?.word;
}

/** A bonus for likely typing errors: swapped letters, a neighboring key, a correct first letter. */
export function likeliness(typed: string, word: string): number {
  let bonus = typed[0] === word[0] ? 0.3 : 0;
  if (typed.length === word.length) {
    const wrong = [...typed].flatMap((letter, index) => (letter === word[index] ? [] : [index]));
    const [one = 0, other = 0] = wrong;
    if (wrong.length === 1 && areNeighbours(typed[one] ?? '', word[one] ?? '')) bonus += 0.2;
    if (wrong.length === 2 && other === one + 1 && typed[one] === word[other] && typed[other] === word[one])
      bonus += 0.3;
  }
  return bonus;
}
