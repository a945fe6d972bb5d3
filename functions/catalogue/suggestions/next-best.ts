import { selectionCount } from '#shared/rules/search/facet-selection.ts';
import { withoutWords } from '#shared/rules/search/search-text.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { NextBest } from '#shared/schemas/wire/search-suggestions.ts';
import { facets } from '#shared/values/catalogue/facets.ts';
import { type SearchChange, searchChanges } from '#shared/values/catalogue/search-changes.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import type { SearchCaller, SearchQuery, SearchResult } from '../../search/query/search-query.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { categoriesOfType } from '../categories-of-type.ts';
import { searchCaller } from '../search-caller.ts';
import { searchQuery } from '../search-request.ts';

/** The most categories that are counted and offered. */
const MOST_CATEGORIES = 3;

/**
 * Other searches to offer when a search finds nothing: the other line of business, the search without one of its
 * conditions, and the categories of its words. Counts are those of the lists that they lead to.
 */
export async function findNextBest(request: SearchRequest, context: CatalogueContext): Promise<NextBest> {
  const caller = searchCaller(context);
  const query = { ...searchQuery(request, context.selling, true), linesOfBusiness: [], needsAllWords: true };
  const found = await context.catalogue.search(query, caller);
  const changes: NextBest['changes'] = [];
  for (const without of searchChanges) {
    const count = await countWithout(without, query, found, caller, context);
    if (count > 0) changes.push({ without, count });
  }
  return {
    lineOfBusinessCounts: linesOfBusiness.map((lineOfBusiness) => ({
      lineOfBusiness,
      count: found.counts.linesOfBusiness[lineOfBusiness],
    })),
    changes,
    categories: await categoriesOfWords(query, caller, context),
  };
}

/** The hits without one condition. 0 if the search does not have it, or would then ask for nothing. */
async function countWithout(
  without: SearchChange,
  query: SearchQuery,
  { counts, filters }: SearchResult,
  caller: SearchCaller,
  { catalogue }: CatalogueContext,
): Promise<number> {
  const facet = facets.find((each) => each === without);
  // Counted already: rows that fail only this facet (decision C3).
  if (facet) return query[facet].length > 0 ? counts.without[facet] : 0;
  const changed = changedQuery(without, query, filters, caller);
  return changed ? (await catalogue.search(changed, caller)).total : 0;
}

/** The query without a condition; undefined if it does not have it. */
function changedQuery(
  without: SearchChange,
  query: SearchQuery,
  { positions, certifications }: SearchResult['filters'],
  caller: SearchCaller,
): SearchQuery | undefined {
  const { categories, keyword, insurers, nationalSearch, interchangeNumbers } = query;
  const hasVehicle = query.years.length + query.makes.length + query.models.length > 0;
  const selected = selectionCount(query) + interchangeNumbers.length;
  const lessWords = (words: readonly string[]) =>
    words.length > 0 ? { ...query, keyword: withoutWords(keyword, words) } : undefined;
  switch (without) {
    case 'positionWords':
      return lessWords(positions.flatMap(({ words }) => words));
    case 'certificationWords':
      return lessWords(certifications.map(({ word }) => word));
    case 'options':
      return interchangeNumbers.length > 0 ? { ...query, interchangeNumbers: [] } : undefined;
    case 'filters':
      return selected > 1 ? { ...query, ...NO_SELECTIONS, interchangeNumbers: [] } : undefined;
    case 'insurer':
      return insurers.length > 0 ? { ...query, insurers: [] } : undefined;
    case 'reach':
      return (nationalSearch ?? caller.nationalSearch).length < caller.nationalSearch.length
        ? { ...query, nationalSearch: undefined }
        : undefined;
    case 'category':
      return categories.length > 0 ? { ...query, categories: [] } : undefined;
    case 'vehicle':
      return hasVehicle ? { ...query, years: [], makes: [], models: [] } : undefined;
    case 'keyword':
      return keyword && (hasVehicle || categories.length > 0) ? { ...query, keyword: '' } : undefined;
    default:
      return undefined;
  }
}

const NO_SELECTIONS = {
  manufacturers: [],
  certifications: [],
  mileages: [],
  prices: [],
  conditions: [],
} satisfies Partial<SearchQuery>;

/** The categories that the words of a keyword are about, with their parts for the vehicle. */
async function categoriesOfWords(
  query: SearchQuery,
  caller: SearchCaller,
  { catalogue, dictionary }: CatalogueContext,
): Promise<NextBest['categories']> {
  if (!query.keyword.trim()) return [];
  const types = await catalogue.typesOfWords(query.keyword);
  const names = [...new Set(types.flatMap((type) => categoriesOfType(type, dictionary)[0] ?? []))];
  const found: NextBest['categories'] = [];
  for (const fullName of names.slice(0, MOST_CATEGORIES)) {
    const within = { ...query, ...NO_SELECTIONS, interchangeNumbers: [], categories: [fullName], keyword: '' };
    const count = (await catalogue.search(within, caller)).total;
    if (count > 0) found.push({ fullName, count });
  }
  return found;
}
