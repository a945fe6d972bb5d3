import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import { catalogueApi } from '../../../api/groups/catalogue-api.ts';

/** Within this time, in ms, going back and forth sends no new request. */
const staleTime = 15_000;

/**
 * One page of parts, as seen from where the session ships to. Whoever looks for something else cancels what is on its way (storefront 4,
 * search flow). It is the same list whether somebody searched for it or opened its path; only the server counts that
 * differently.
 */
export const partSearch = (request: SearchRequest, postalCode: string | null, isOpened: boolean) =>
  queryOptions({
    queryKey: partsKey(request, postalCode),
    async queryFn({ signal, client }) {
      const version = isFurther(request) ? client.getQueryData<number>(versionKey(request, postalCode)) : undefined;
      const body = {
        ...request,
        ...(isOpened && { isOpened }),
        ...(version !== undefined && { catalogueVersion: version }),
      };
      const answer = await catalogueApi.getParts({ body }, { signal });
      keepVersion(client, request, postalCode, answer);
      return answer;
    },
    staleTime,
  });

/** Keeps the answer of a search for another one that finds the same. */
export function keepAnswer(
  client: QueryClient,
  request: SearchRequest,
  postalCode: string | null,
  answer: SearchResponse,
): void {
  client.setQueryData(partsKey(request, postalCode), answer);
  keepVersion(client, request, postalCode, answer);
}

const partsKey = (request: SearchRequest, postalCode: string | null) =>
  ['search', 'parts', request, postalCode] as const;

const isFurther = ({ skip = 0 }: SearchRequest): boolean => skip > 0;

/** Further pages are of the same list as the first. */
function keepVersion(
  client: QueryClient,
  request: SearchRequest,
  postalCode: string | null,
  { catalogueVersion }: SearchResponse,
): void {
  if (!isFurther(request)) client.setQueryData(versionKey(request, postalCode), catalogueVersion);
}

const versionKey = ({ skip: _skip, ...list }: SearchRequest, postalCode: string | null) =>
  ['search', 'version', list, postalCode] as const;

/** Other searches to offer when a search finds nothing. */
export const nextBestQuery = (sought: SearchRequest) =>
  queryOptions({
    queryKey: ['search', 'next-best', sought],
    queryFn: ({ signal }) => catalogueApi.getNextBest({ body: sought }, { signal }),
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
