import { isJoinedPhrase, type KeywordTerms, keywordTerms } from './keyword-terms.ts';
import type { Vocabulary } from './spelling.ts';
import { isFiller, parseSynonymGroups } from './synonym-groups.ts';
import { TRADE_WORDS } from './trade-words.ts';
import { formsOf } from './word-forms.ts';

/** The groups that ship with the product. */
export const TRADE_GROUPS = parseSynonymGroups(TRADE_WORDS);

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
export function readTerms(words: readonly string[], vocabulary: Vocabulary): ReadTerms {
  const corrections = words.flatMap((typed): Correction[] => {
    const used = corrected(typed, vocabulary);
    return used === typed ? [] : [{ typed, used }];
  });
  const read = words.map((word) => corrections.find(({ typed }) => typed === word)?.used ?? word);
  return { terms: keywordTerms(read, TRADE_GROUPS, vocabulary.has), corrections };
}

function corrected(word: string, vocabulary: Vocabulary): string {
  if (isFiller(word) || isJoinedPhrase(word, TRADE_GROUPS)) return word;
  const isKnown = formsOf(word).some(({ text }) => vocabulary.finds(text) || TRADE_GROUPS.words.has(text));
  return isKnown ? word : (vocabulary.nearest(word) ?? word);
}
