import { madeOnce } from '#shared/rules/base/made-once.ts';
import { isJoinedPhrase, type KeywordTerms, keywordTerms } from './keyword-terms.ts';
import type { Vocabulary } from './spelling.ts';
import { isFiller, parseSynonymTable, type SynonymGroups, type SynonymTable } from './synonym-groups.ts';
import { TRADE_WORDS } from './trade-words.ts';
import { formsOf } from './word-forms.ts';

const shippedTable = madeOnce(() => parseSynonymTable(TRADE_WORDS));
const shippedGroups = madeOnce(() => shippedTable().groups());

/** The groups that ship with the product. The first search for words reads them, because other calls need none. */
export const TRADE_GROUPS: SynonymGroups = {
  of: (phrase) => shippedGroups().of(phrase),
  get longest() {
    return shippedGroups().longest;
  },
  get words() {
    return shippedGroups().words;
  },
};

/** The same groups as a table of one's own, to add to and to remove from. */
export const tradeTable = (): SynonymTable => shippedTable().copy();

/** A typing error and the word that was searched instead. */
export interface Correction {
  readonly typed: string;
  readonly used: string;
}

interface ReadTerms {
  readonly terms: KeywordTerms;
  readonly corrections: readonly Correction[];
}

/** `"hedlight"` in quotes is searched as it is typed. */
export const isQuoted = (keyword: string): boolean => /^".*"$/su.test(keyword.trim());

/**
 * Reads the words of a keyword as terms of the trade. A word that neither the catalogue nor the trade has is taken for the
 * nearest one that they have.
 */
export function readTerms(
  words: readonly string[],
  vocabulary: Vocabulary,
  groups: SynonymGroups = TRADE_GROUPS,
): ReadTerms {
  const corrections = words.flatMap((typed): Correction[] => {
    const used = corrected(typed, vocabulary, groups);
    return used === typed ? [] : [{ typed, used }];
  });
  const read = words.map((word) => corrections.find(({ typed }) => typed === word)?.used ?? word);
  return { terms: keywordTerms(read, groups, vocabulary.has), corrections };
}

const corrected = (word: string, vocabulary: Vocabulary, groups: SynonymGroups): string =>
  isKnownWord(word, vocabulary, groups) ? word : (vocabulary.nearest(word) ?? word);

/** Whether the catalogue or the trade has a word, or it says nothing. */
export const isKnownWord = (word: string, vocabulary: Vocabulary, groups: SynonymGroups): boolean =>
  isFiller(word) ||
  isJoinedPhrase(word, groups) ||
  formsOf(word).some(({ text }) => vocabulary.finds(text) || groups.words.has(text));
