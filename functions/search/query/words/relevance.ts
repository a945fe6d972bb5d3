import { queryWords, wordMatches } from '../../format/search-text.ts';
import type { DictionaryLookup } from '../dictionary-lookup.ts';
import type { TypeRanks } from '../scan/scanned-segment.ts';
import { hasTerms, type KeywordTerms, onlyTerms } from './keyword-terms.ts';
import { isGenericWord, isPositionWord } from './lesser-words.ts';
import type { WordForm } from './word-forms.ts';

/** Words of a part type's name that do not tell it from other types. */
const isLesser = (word: string): boolean => isGenericWord(word) || LESSER_POSITIONS.has(word);
const LESSER_POSITIONS = new Set(['side', 'left', 'right']);

/** How well the name of a part type answers a keyword. Smaller is better. */
export const TYPE_RANKS = { same: 0, head: 1, contains: 2, other: 3 } as const;

/**
 * Ranks part types for a keyword: 'radiator' means radiators before hoses, caps and supports. A type is ranked when the
 * first hit of it is found, because most types have none.
 */
export function typeRanksFor({ types }: Pick<DictionaryLookup, 'types'>, terms: KeywordTerms): TypeRanks {
  const ranks: number[] = [];
  return (type) => {
    const known = ranks[type];
    if (known !== undefined) return known;
    const names = types[type]?.names ?? [];
    const rank = Math.min(TYPE_RANKS.other, ...names.map((name) => rankOfName(name, terms)));
    ranks[type] = rank;
    return rank;
  };
}

/** The names of part types are few and asked for by every search. */
const wordsByName = new Map<string, readonly string[]>();
const MOST_NAMES = 20_000;

function wordsOfName(name: string): readonly string[] {
  const known = wordsByName.get(name);
  if (known) return known;
  const words = queryWords(name.replaceAll('/', '')).filter((word) => word !== 'and');
  if (wordsByName.size >= MOST_NAMES) wordsByName.clear();
  wordsByName.set(name, words);
  return words;
}

/** The terms that the name of a part type can have: 'left quarter panel' means the type Quarter Panel. */
function termsOfNames(terms: KeywordTerms): KeywordTerms {
  const known = ofNames.get(terms);
  if (known) return known;
  const named = [...terms.typed.keys()].filter((place) => !terms.typed[place]?.every(isPositionWord));
  const found = onlyTerms(terms, new Set(named)) ?? terms;
  ofNames.set(terms, found);
  return found;
}
const ofNames = new WeakMap<KeywordTerms, KeywordTerms>();

/** The rank of one name. What follows a comma only tells the parts of a kind apart: 'Airbag, Roof Rail' is an airbag. */
export function rankOfName(name: string, asked: KeywordTerms): number {
  const terms = termsOfNames(asked);
  const words = wordsOfName(name);
  const bitsOf = words.map((word) => bitsOfWord(word, terms.words));
  const has = bitsOf.reduce((all, bits) => all | bits, 0);
  if (!hasTerms(terms, has)) return TYPE_RANKS.other;
  const isCore = (_: number, index: number): boolean => !isLesser(words[index] ?? '');
  const isWhole = bitsOf.filter(isCore).every((bits) => bits !== 0);
  if (terms.first.some((masks) => masks.length > 0)) {
    const isFirst = terms.first.every((masks) => masks.length === 0 || masks.some((mask) => (has & mask) === mask));
    return (isFirst && isWhole) || words.length === 1 ? TYPE_RANKS.same : TYPE_RANKS.contains;
  }
  if (isWhole) return TYPE_RANKS.same;
  const head = bitsOf
    .slice(0, wordsOfName(name.split(',', 1)[0] ?? '').length)
    .filter(isCore)
    .at(-1);
  return head === 0 ? TYPE_RANKS.contains : TYPE_RANKS.head;
}

function bitsOfWord(word: string, words: readonly (readonly WordForm[])[]): number {
  let bits = 0;
  for (const [bit, forms] of words.entries()) {
    if (forms.some(({ text, isWhole }) => (isWhole ? word === text : wordMatches(word, text)))) bits |= 1 << bit;
  }
  return bits;
}
