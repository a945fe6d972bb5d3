import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { contentApi } from '../../../api/groups/content-api.ts';
import type { PagesLocation } from './pages-location.ts';

/** Every query key for pages in the admin area begins with this, so that a change invalidates all of them. */
export const PAGES_KEY = 'admin-pages';

/** The most rows that a call returns. No account has more pages. */
const MOST_ROWS = 100;

function pagesCall(location: PagesLocation, accountId: number, rows: { skip: number; take: number }) {
  const { search, account, active, sort, isAscending } = location;
  return {
    params: { accountId: account ?? String(accountId) },
    query: {
      Skip: String(rows.skip),
      Take: String(rows.take),
      sortBy: sort,
      asc: isAscending,
      ...(search !== '' && { search }),
      ...(active !== undefined && { active: active === 'yes' }),
    },
  };
}

/** A page of the list. The previous one stays until it has loaded. */
export function pagesQuery(location: PagesLocation, accountId: number) {
  const { page, take } = location;
  const call = pagesCall(location, accountId, { skip: (page - 1) * take, take });
  return queryOptions({
    queryKey: [PAGES_KEY, 'list', call],
    queryFn: ({ signal }) => contentApi.getPages(call, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All pages that match, on whatever page of the list. */
export async function readAllPages(location: PagesLocation, accountId: number) {
  return (await contentApi.getPages(pagesCall(location, accountId, { skip: 0, take: MOST_ROWS }))).data;
}
