import type { SearchRequest } from '../../schemas/wire/search-request.ts';

/** The kind of a search, by its most specific criterion. */
export type SoughtBy = 'keyword' | 'interchange' | 'category' | 'vehicle';

/** Whether a request begins a new search. Further pages, counts alone and filters only continue one. */
export function beginsSearch(request: SearchRequest): boolean {
  const { salvagePrice = [], mileage = [], manufacturer = [], certifications = [], conditions = [] } = request;
  const filters = [salvagePrice, mileage, [manufacturer].flat().filter(Boolean), certifications, conditions];
  const isCount = request.isFacetOnly === true || request.type === 'getFacets';
  return (request.skip ?? request.skipAlias ?? 0) === 0 && !isCount && filters.every(({ length }) => length === 0);
}

/** The criteria of a request, without its tab and sort order. Requests with equal criteria are the same search. */
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
