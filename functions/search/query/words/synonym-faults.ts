import { isSamePhrase, phraseOf } from './synonym-groups.ts';

/** The most words of a phrase in a group. Fillers such as 'for' don't count. */
export const MOST_PHRASE_WORDS = 8;

/** Why a text can't be in a group of synonyms. Undefined if it can. */
export function phraseFault(text: string): 'no word' | 'too many words' | undefined {
  const { length } = phraseOf(text);
  if (length === 0) return 'no word';
  return length > MOST_PHRASE_WORDS ? 'too many words' : undefined;
}

/** Whether a search reads two texts as the same words, such as 'head lights' and 'head lamp'. */
export const areSameWords = (one: string, other: string): boolean => isSamePhrase(phraseOf(one), phraseOf(other));
