import { type KeywordTerms, keywordTerms } from './keyword-terms.ts';
import type { Vocabulary } from './spelling.ts';
import { parseSynonymGroups } from './synonym-groups.ts';
import { TRADE_WORDS } from './trade-words.ts';
import { formsOf } from './word-forms.ts';

/** The groups that ship with the product. */
export const TRADE_GROUPS = parseSynonymGroups(TRADE_WORDS);

/**
 * Reads the words of a keyword as terms of the trade. A word that neither the catalogue nor the trade has is taken for the
 * nearest one that they have.
 */
export function readTerms(words: readonly string[], vocabulary: Vocabulary): KeywordTerms {
  return keywordTerms(
    words.map((word) => corrected(word, vocabulary)),
    TRADE_GROUPS,
    vocabulary.has,
  );
}

function corrected(word: string, vocabulary: Vocabulary): string {
  const isKnown = formsOf(word).some(({ text }) => vocabulary.finds(text) || TRADE_GROUPS.words.has(text));
  return isKnown ? word : (vocabulary.nearest(word) ?? word);
}
