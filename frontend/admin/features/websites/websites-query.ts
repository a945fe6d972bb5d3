import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { allRows } from '../../../api/all-rows.ts';
import { websitesApi } from '../../../api/groups/websites-api.ts';
import type { WebsitesLocation } from './websites-location.ts';

/** Every query key for lists of websites begins with this, so that a change invalidates all of them. */
export const WEBSITES_KEY = 'websites';

function websitesCall(location: WebsitesLocation, { skip, take }: { skip: number; take: number }) {
  const { search, account, sort, isAscending } = location;
  return {
    query: {
      Skip: String(skip),
      Take: String(take),
      sortBy: sort,
      asc: isAscending,
      ...(search !== '' && { search }),
      ...(account !== undefined && { accountId: account }),
    },
  };
}

/** A page of websites. The previous one stays until it has loaded. */
export function websitesQuery(location: WebsitesLocation) {
  const { page, take } = location;
  const call = websitesCall(location, { skip: (page - 1) * take, take });
  return queryOptions({
    queryKey: [WEBSITES_KEY, 'list', call],
    queryFn: ({ signal }) => websitesApi.getWebsites(call, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All websites that match, on whatever page. */
export const readAllWebsites = (location: WebsitesLocation) =>
  allRows((window) => websitesApi.getWebsites(websitesCall(location, window)));

/** The accounts that can have websites. */
export const openAccountsQuery = queryOptions({
  queryKey: [WEBSITES_KEY, 'accounts'],
  queryFn: ({ signal }) => websitesApi.getOpenAccounts({}, { signal }),
});
