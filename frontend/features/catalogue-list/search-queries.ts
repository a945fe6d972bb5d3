import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SearchRequest } from '#shared/schemas/search-request.ts';
import { catalogueApi } from '../../api/catalogue-api.ts';

/** Going back and forth within this time asks nothing anew, in ms. */
const staleTime = 15_000;

/**
 * One page of parts, as seen from where the session ships to. Whoever looks for something else cancels what is on its way (storefront 4,
 * search flow).
 */
export const partSearch = (request: SearchRequest, postalCode: string | null) =>
  queryOptions({
    queryKey: ['search', 'parts', request, postalCode],
    async queryFn({ signal, client }) {
      const { skip: _skip, ...list } = request;
      const versionKey = ['search', 'version', list, postalCode];
      const isFurther = (request.skip ?? 0) > 0;
      const version = isFurther ? client.getQueryData<number>(versionKey) : undefined;
      const body = version === undefined ? request : { ...request, catalogueVersion: version };
      const answer = await catalogueApi.getParts({ body }, { signal });
      // Further pages are of the same list.
      if (!isFurther) client.setQueryData(versionKey, answer.catalogueVersion);
      return answer;
    },
    staleTime,
  });

/**
 * The counts of the filters, which load apart; the same for every page and order. Those before stay until the new ones are
 * there, and with them the focus.
 */
export const facetCounts = (sought: SearchRequest, postalCode: string | null) =>
  queryOptions({
    queryKey: ['search', 'facets', sought, postalCode],
    queryFn: ({ signal }) => catalogueApi.getFacets({ body: sought }, { signal }),
    placeholderData: keepPreviousData,
    staleTime,
  });
