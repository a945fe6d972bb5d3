import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccountRow } from '#shared/schemas/wire/account-view.ts';
import { accountsApi } from '../../../api/groups/accounts-api.ts';
import { type AccountsLocation, isTree } from './accounts-location.ts';

/** All that is read of lists of accounts begins so: a change makes all of it old. */
export const ACCOUNTS_KEY = 'accounts';

/** Rows of a call that reads a whole list. */
const MOST_ROWS = 100;
/** Branches of one account that the tree shows. */
const MOST_BRANCHES = 200;

interface Window {
  readonly skip: number;
  readonly take: number;
}

/** The filters and the sort of a call, which branches share with their parents. */
function soughtBy({ search, type, active, own, sort, isAscending }: AccountsLocation) {
  return {
    // Without a sort they come by company name, top-level ones first (admin 6).
    ...(sort !== 'CompanyName' && { sortBy: sort }),
    asc: isAscending,
    ...(search !== '' && { search }),
    ...(type !== undefined && { type }),
    ...(active !== 'any' && { active: active === 'yes' }),
    ...(own !== undefined && { own }),
  };
}

/** Asks for accounts that match: as a tree only for its top level. `accountId` is the user's own account. */
function accountsCall(location: AccountsLocation, accountId: number, { skip, take }: Window) {
  return {
    params: { id: location.company ?? String(accountId) },
    query: {
      Skip: String(skip),
      Take: String(take),
      ...soughtBy(location),
      ...(isTree(location) && { topLevel: true }),
    },
  };
}

/** A page of accounts. The one before stays until it comes. */
export function accountsQuery(location: AccountsLocation, accountId: number) {
  const { page, take } = location;
  const call = accountsCall(location, accountId, { skip: (page - 1) * take, take });
  return queryOptions({
    queryKey: [ACCOUNTS_KEY, 'list', call],
    queryFn: ({ signal }) => accountsApi.getAccounts(call, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All accounts that match, on whatever page. */
export const readAllAccounts = (location: AccountsLocation, accountId: number): Promise<readonly AccountRow[]> =>
  readRows((window) => accountsApi.getAccounts(accountsCall(location, accountId, window))).then(({ rows }) => rows);

/** The branches of an account, as many as the tree shows. */
export function branchesQuery(location: AccountsLocation, parentId: number) {
  const sought = soughtBy(location);
  return queryOptions({
    queryKey: [ACCOUNTS_KEY, 'branches', parentId, sought],
    queryFn: ({ signal }) =>
      readRows(({ skip, take }) => {
        const query = { Skip: String(skip), Take: String(take), ...sought, topLevel: false };
        return accountsApi.getAccounts({ params: { id: String(parentId) }, query }, { signal });
      }, MOST_BRANCHES),
  });
}

/** Reads page after page, until all of them or the first `most` have come. */
async function readRows(
  read: (window: Window) => Promise<{ readonly data: readonly AccountRow[]; readonly total: number }>,
  most = Number.POSITIVE_INFINITY,
) {
  const first = await read({ skip: 0, take: MOST_ROWS });
  const rows = [...first.data];
  while (rows.length < Math.min(first.total, most)) {
    const { data } = await read({ skip: rows.length, take: MOST_ROWS });
    if (data.length === 0) break;
    rows.push(...data);
  }
  return { rows: rows.slice(0, most), total: first.total };
}
