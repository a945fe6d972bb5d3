import type { DictionaryLookup } from './dictionary-lookup.ts';
import { readKeyword } from './read-keyword.ts';
import type { KeywordReading } from './search-query.ts';

/** What a keyword may mean, the likeliest first; exact: what the search takes it for. */
export function suggestReadings(keyword: string, _exact: boolean, dictionary: DictionaryLookup): KeywordReading[] {
  return [readKeyword(keyword, dictionary)];
}
