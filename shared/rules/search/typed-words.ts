import { strippedSearchText } from './search-text.ts';

/** Whether a keyword has these words next to each other and in this order, in any case. Words are whole. */
export function hasTypedWords(keyword: string, words: string): boolean {
  const wanted = strippedSearchText(words).toLowerCase();
  return wanted !== '' && ` ${strippedSearchText(keyword).toLowerCase()} `.includes(` ${wanted} `);
}
