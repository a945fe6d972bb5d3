import { meaningfulWords, type Phrase, type SynonymGroups, standardPhrase } from './synonym-groups.ts';
import { formsOf, standardWord, type WordForm } from './word-forms.ts';

/** Bits of one number, whose sign is left alone. */
const MOST_WORDS = 31;

/**
 * A keyword as terms. A part must have every term. It has a term if it has all words of one of its alternatives, and
 * it has a word if one of its texts has one of the word's forms.
 */
export interface KeywordTerms {
  /** By bit, the forms of a word. */
  readonly words: readonly (readonly WordForm[])[];
  /** For each term a mask of bits for each alternative. */
  readonly terms: readonly (readonly number[])[];
  /** For each term the alternatives that are meant first; without any, all are. */
  readonly first: readonly (readonly number[])[];
}

/** Whether parts with these words have all terms. */
export function hasTerms({ terms }: KeywordTerms, has: number): boolean {
  for (const alternatives of terms) {
    let isFound = false;
    for (const mask of alternatives) isFound ||= (has & mask) === mask;
    if (!isFound) return false;
  }
  return true;
}

/** Whether the catalogue has a word, as a whole. */
export type HasWord = (word: string) => boolean;

/** Terms that are the words themselves, without synonyms: what is put in quotes is meant as it is written. */
export function wordsAsTyped(typed: readonly string[]): KeywordTerms {
  const words = typed.slice(0, MOST_WORDS);
  return {
    words: words.map((text) => [{ text, isWhole: false }]),
    terms: words.map((_, bit) => [1 << bit]),
    first: words.map(() => []),
  };
}

/** Reads the words of a keyword as terms of the trade. */
export function keywordTerms(typed: readonly string[], groups: SynonymGroups, hasWord: HasWord): KeywordTerms {
  const bits = new Map<string, number>();
  const forms: (readonly WordForm[])[] = [];
  /** Undefined where there are more words than bits. */
  const maskOf = (phrase: Phrase): number | undefined => {
    let mask = 0;
    for (const word of phrase) {
      const standard = standardWord(word);
      let bit = bits.get(standard);
      if (bit === undefined) {
        if (forms.length === MOST_WORDS) return undefined;
        bit = forms.push(formsOf(word)) - 1;
        bits.set(standard, bit);
      }
      mask |= 1 << bit;
    }
    return mask;
  };
  const masksOf = (phrases: readonly Phrase[]): number[] => {
    const masks = phrases.map(maskOf).filter((mask) => mask !== undefined);
    // A part with all words of a longer alternative also has those of a shorter one.
    return masks.filter(
      (mask, at) =>
        !masks.some((other, index) => index !== at && (other & mask) === other && (other !== mask || index < at)),
    );
  };
  const phrases = phrasesIn(meaningfulWords(typed), groups, hasWord);
  // The words as typed first: they must have bits.
  for (const { typed: own } of phrases) maskOf(own);
  const terms = phrases.map(({ typed: own, same, first }) => masksOf([own, ...same, ...first]));
  const first = phrases.map((phrase) => phrase.first.map(maskOf).filter((mask) => mask !== undefined));
  return { words: forms, terms, first };
}

interface TypedPhrase {
  readonly typed: Phrase;
  readonly same: readonly Phrase[];
  readonly first: readonly Phrase[];
}

/** Longer phrases go before shorter ones: 'head light' is one term, not two. */
function phrasesIn(words: readonly string[], groups: SynonymGroups, hasWord: HasWord): TypedPhrase[] {
  const found: TypedPhrase[] = [];
  for (let start = 0; start < words.length; ) {
    const phrase =
      longestPhrase(words.slice(start), groups) ??
      joined(words.slice(start), hasWord) ??
      split(words[start] ?? '', hasWord);
    found.push(phrase);
    start += phrase.typed.length;
  }
  return found;
}

function longestPhrase(words: readonly string[], groups: SynonymGroups): TypedPhrase | undefined {
  for (let size = Math.min(groups.longest, words.length); size > 0; size--) {
    const typed = words.slice(0, size);
    const synonyms = groups.of(standardPhrase(typed));
    if (synonyms) return { typed, ...synonyms };
  }
  return undefined;
}

/** 'tail gate' where the catalogue writes tailgate. */
function joined([one = '', other = '']: readonly string[], hasWord: HasWord): TypedPhrase | undefined {
  const word = one + other;
  if (one === '' || other === '' || !hasWord(word)) return undefined;
  return { typed: [one, other], same: [[word]], first: [] };
}

const SHORTEST_PIECE = 3;

/** 'driveshaft' where the catalogue writes drive shaft. */
function split(word: string, hasWord: HasWord): TypedPhrase {
  const same: Phrase[] = [];
  if (!hasWord(word)) {
    for (let at = SHORTEST_PIECE; at <= word.length - SHORTEST_PIECE; at++) {
      const pieces = [word.slice(0, at), word.slice(at)];
      if (pieces.every((piece) => hasWord(piece) || hasWord(standardPhrase([piece])[0] ?? ''))) same.push(pieces);
    }
  }
  return { typed: [word], same, first: [] };
}
