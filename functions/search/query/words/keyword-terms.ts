import { meaningfulWords, type Phrase, type SynonymGroups, standardPhrase } from './synonym-groups.ts';
import { formsOf, knownFormsOf, LONG_ENOUGH, standardWord, type WordForm } from './word-forms.ts';

/** Bits of one number, whose sign is left alone. */
const MOST_WORDS = 31;

/**
 * A keyword as terms. A part must have every term. It has a term if it has all words of one of its alternatives, and
 * it has a word if one of its texts has one of the word's forms.
 */
export interface KeywordTerms {
  /** By bit, the forms of a word. */
  readonly words: readonly (readonly WordForm[])[];
  /** For each term its words as they were typed. */
  readonly typed: readonly Phrase[];
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

/** Only the terms at some places. Undefined if none is left. */
export function onlyTerms(
  { words, typed, terms, first }: KeywordTerms,
  kept: ReadonlySet<number>,
): KeywordTerms | undefined {
  if (kept.size === 0) return undefined;
  const isKept = (_: unknown, place: number): boolean => kept.has(place);
  return { words, typed: typed.filter(isKept), terms: terms.filter(isKept), first: first.filter(isKept) };
}

/** Whether the catalogue has a word, as a whole. */
export type HasWord = (word: string) => boolean;

/** Terms that are the words themselves, without synonyms: what is put in quotes is meant as it is written. */
export function wordsAsTyped(typed: readonly string[]): KeywordTerms {
  const words = typed.slice(0, MOST_WORDS);
  return {
    words: words.map((text) => [{ text, isWhole: false }]),
    typed: words.map((word) => [word]),
    terms: words.map((_, bit) => [1 << bit]),
    first: words.map(() => []),
  };
}

/** Each word as a term of its own, in all its forms. */
export const wordsAlone = (typed: readonly string[]): KeywordTerms => ({
  ...wordsAsTyped(typed),
  words: typed.slice(0, MOST_WORDS).map(formsOf),
});

/** Reads the words of a keyword as terms of the trade. */
export function keywordTerms(typed: readonly string[], groups: SynonymGroups, hasWord: HasWord): KeywordTerms {
  const bits = new Map<string, number>();
  const forms: (readonly WordForm[])[] = [];
  /** Undefined where there are more words than bits. */
  const maskOf = (phrase: Phrase, isKnown = true): number | undefined => {
    let mask = 0;
    for (const word of phrase) {
      const standard = standardWord(word);
      const key = isKnown && standard.length < LONG_ENOUGH ? `whole ${standard}` : standard;
      let bit = bits.get(key);
      if (bit === undefined) {
        if (forms.length === MOST_WORDS) return undefined;
        bit = forms.push(isKnown ? knownFormsOf(standard) : formsOf(word)) - 1;
        bits.set(key, bit);
      }
      mask |= 1 << bit;
    }
    return mask;
  };
  const masksOf = ({ typed: own, isKnown, same, first }: TypedPhrase): number[] => {
    const synonyms = [...same, ...first].map((phrase) => maskOf(phrase));
    const masks = [maskOf(own, isKnown), ...synonyms].filter((mask) => mask !== undefined);
    // A part with all words of a longer alternative also has those of a shorter one.
    return masks.filter(
      (mask, at) =>
        !masks.some((other, index) => index !== at && (other & mask) === other && (other !== mask || index < at)),
    );
  };
  const phrases = phrasesIn(meaningfulWords(typed), groups, hasWord);
  // The words as typed first: they must have bits.
  for (const { typed: own, isKnown } of phrases) maskOf(own, isKnown);
  const terms = phrases.map(masksOf);
  const first = phrases.map((phrase) =>
    phrase.first.map((other) => maskOf(other)).filter((mask) => mask !== undefined),
  );
  return { words: forms, typed: phrases.map(({ typed: own }) => own), terms, first };
}

interface TypedPhrase {
  readonly typed: Phrase;
  /** The trade knows the phrase, so its words are complete. */
  readonly isKnown: boolean;
  readonly same: readonly Phrase[];
  readonly first: readonly Phrase[];
}

/** Longer phrases go before shorter ones: 'head light' is one term, not two. */
function phrasesIn(words: readonly string[], groups: SynonymGroups, hasWord: HasWord): TypedPhrase[] {
  const found: TypedPhrase[] = [];
  for (let start = 0; start < words.length; ) {
    const phrase =
      longestPhrase(words.slice(start), groups) ??
      joined(words.slice(start), groups, hasWord) ??
      split(words[start] ?? '', groups, hasWord);
    found.push(phrase);
    start += phrase.typed.length;
  }
  return found;
}

function longestPhrase(words: readonly string[], groups: SynonymGroups): TypedPhrase | undefined {
  for (let size = Math.min(groups.longest, words.length); size > 0; size--) {
    const typed = words.slice(0, size);
    const synonyms = groups.of(standardPhrase(typed));
    if (synonyms) return { typed, isKnown: true, ...synonyms };
  }
  return undefined;
}

/** 'tail gate' where the catalogue or the trade writes tailgate. */
function joined(
  [one = '', other = '']: readonly string[],
  groups: SynonymGroups,
  hasWord: HasWord,
): TypedPhrase | undefined {
  const word = one + other;
  if (one === '' || other === '') return undefined;
  const synonyms = groups.of(standardPhrase([word]));
  if (!synonyms && !hasWord(word)) return undefined;
  const { same = [], first = [] } = synonyms ?? {};
  return { typed: [one, other], isKnown: synonyms !== undefined, same: [[word], ...same], first };
}

const SHORTEST_PIECE = 3;

/** The two halves of a word, wherever it may be split. */
function halvesOf(word: string): Phrase[] {
  const places = Math.max(0, word.length - 2 * SHORTEST_PIECE + 1);
  return Array.from({ length: places }, (_, index) => {
    const at = index + SHORTEST_PIECE;
    return [word.slice(0, at), word.slice(at)];
  });
}

/** Whether a word is a phrase of the trade without its blank, such as hoodliner, and so no typing error. */
export const isJoinedPhrase = (word: string, groups: SynonymGroups): boolean =>
  halvesOf(word).some((halves) => groups.of(standardPhrase(halves)) !== undefined);

/** 'driveshaft' where the catalogue or the trade writes drive shaft. Halves that the trade knows are meant before others. */
function split(word: string, groups: SynonymGroups, hasWord: HasWord): TypedPhrase {
  if (hasWord(word)) return { typed: [word], isKnown: false, same: [], first: [] };
  const all = halvesOf(word);
  const known = all.flatMap((halves) => {
    const synonyms = groups.of(standardPhrase(halves));
    return synonyms ? [{ same: [halves, ...synonyms.same], first: synonyms.first }] : [];
  });
  const isWord = (half: string): boolean => hasWord(half) || hasWord(standardWord(half));
  const found = known.length > 0 ? known : [{ same: all.filter((halves) => halves.every(isWord)), first: [] }];
  return {
    typed: [word],
    isKnown: false,
    same: found.flatMap(({ same }) => same),
    first: found.flatMap(({ first }) => first),
  };
}
