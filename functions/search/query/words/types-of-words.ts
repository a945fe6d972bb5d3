import type { DictionaryLookup } from '../dictionary-lookup.ts';
import type { IndexReader } from '../index-reader.ts';
import { onlyTerms } from './keyword-terms.ts';
import { readPositions } from './position-words.ts';
import { readKeyword } from './read-keyword.ts';
import { readTerms } from './read-terms.ts';
import { rankOfName, TYPE_RANKS } from './relevance.ts';
import { vocabularyOf } from './spelling.ts';
import type { SynonymGroups } from './synonym-groups.ts';

/**
 * The codes of the part types that a keyword is about, although no part has all of its words: the types whose names have
 * most of them, best first. Positions and vehicles do not count. Empty if no name has any of the words.
 */
export async function typesOfWords(
  keyword: string,
  reader: IndexReader,
  dictionary: DictionaryLookup,
  groups: SynonymGroups,
): Promise<string[]> {
  const { words } = readKeyword(keyword, dictionary);
  const positions = new Set(readPositions(words, groups).flatMap((position) => position.words));
  const named = words.filter((word) => !positions.has(word));
  if (named.length === 0) return [];
  const { terms } = readTerms(named, vocabularyOf(await reader.wordBuckets(), groups.words), groups);
  const single = terms.terms.flatMap((_, index) => onlyTerms(terms, new Set([index])) ?? []);
  const ranked = dictionary.types.flatMap(({ code, names }) => {
    const best = single.map((term) => Math.min(TYPE_RANKS.other, ...names.map((name) => rankOfName(name, term))));
    const matched = best.filter((rank) => rank < TYPE_RANKS.other);
    return matched.length === 0 ? [] : [{ code, matched: matched.length, rank: Math.min(...matched) }];
  });
  const most = Math.max(0, ...ranked.map(({ matched }) => matched));
  return ranked
    .filter(({ matched }) => matched === most)
    .sort((a, b) => a.rank - b.rank)
    .map(({ code }) => code);
}
