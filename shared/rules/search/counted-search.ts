import type { SearchRequest } from '../../schemas/wire/search-request.ts';

/** What somebody sought, by what says most of it. */
export type SoughtBy = 'keyword' | 'interchange' | 'category' | 'vehicle';

/**
 * Whether this begins a search, rather than going on with one: further pages, counts alone and a list that is narrowed by
 * its filters are no search of their own.
 */
export function beginsSearch(request: SearchRequest): boolean {
  const { salvagePrice = [], mileage = [], manufacturer = [], certifications = [], conditions = [] } = request;
  const filters = [salvagePrice, mileage, [manufacturer].flat().filter(Boolean), certifications, conditions];
  const isCount = request.isFacetOnly === true || request.type === 'getFacets';
  return (request.skip ?? request.skipAlias ?? 0) === 0 && !isCount && filters.every(({ length }) => length === 0);
}

/** What of a request says what is sought, whatever its tab and its order: the same again is the same search. */
export const soughtIn = (request: SearchRequest) => ({
  keyword: request.keyword ?? request.searchAlias ?? '',
  interchangeNumbers: request.interchangeNumbers ?? [],
  categories: request.categories ?? [request.categoryAlias ?? ''].filter(Boolean),
  vehicle: [
    [request.years ?? request.yearAlias ?? ''],
    [request.makes ?? request.makeAlias ?? ''],
    [request.models ?? request.modelAlias ?? ''],
  ]
    .flat(2)
    .map(String)
    .filter(Boolean),
});

export function soughtBy({ keyword, interchangeNumbers, categories }: ReturnType<typeof soughtIn>): SoughtBy {
  if (keyword.trim() !== '') return 'keyword';
  if (interchangeNumbers.length > 0) return 'interchange';
  return categories.length > 0 ? 'category' : 'vehicle';
}
