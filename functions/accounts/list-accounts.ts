import type { AccountSort, accountsContract } from '#shared/contracts/accounts.ts';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { rowsInOrder } from '#shared/rules/base/rows-in-order.ts';
import { foldedText, strippedSearchText } from '#shared/rules/search/search-text.ts';
import type { AccountSummary } from '#shared/schemas/stored/account.ts';
import type { AccountRow } from '#shared/schemas/wire/account-view.ts';
import { ADMIN_PAGES, pageOf, rowsOf } from '#shared/schemas/wire/paging.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import { topLevelFirst } from '../data/identity/account-directory.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { makeAccountsUnder } from './accounts-under.ts';
import type { AccountsDependencies } from './dependencies.ts';

type GetAccounts = (typeof accountsContract)['getAccounts'];
type Query = Input<GetAccounts>['query'];

/** The accounts under an account, filtered and sorted (admin 2, 6). A parent's own account is in its list. */
export function makeListAccounts(dependencies: Pick<AccountsDependencies, 'accounts'>) {
  const accountsUnder = makeAccountsUnder(dependencies);

  return async (actor: SignedIn, accountId: number, query: Query): Promise<Output<GetAccounts>> => {
    const { account, others } = await accountsUnder(actor, accountId);
    const known = new Map([account, ...others].map((summary) => [summary.id, summary]));
    const listed = (actor.level > 0 ? [account, ...others] : others).filter(isAt(query.topLevel));
    const rows = listed.map((summary) => accountRow(summary, known));
    const found = rows.filter(matching(query));
    return { data: rowsOf(sorted(found, query), pageOf(query, ADMIN_PAGES)), total: found.length, all: rows.length };
  };
}

type Known = ReadonlyMap<number, Pick<AccountSummary, 'type' | 'companyName'>>;

/** A child has the type of its parent. */
function accountRow({ isActive, type: own, ...summary }: AccountSummary, known: Known): AccountRow {
  const { parentId = null, storeNumber = '' } = summary;
  const parent = parentId === null ? undefined : known.get(parentId);
  const type = (parentId === null ? own : parent?.type) ?? ACCOUNT_DEFAULTS.type;
  return { ...summary, parentId, parentName: parent?.companyName ?? '', storeNumber, type, active: isActive };
}

/** Keeps top-level accounts, or children, or both. */
const isAt =
  (topLevel: boolean | undefined) =>
  ({ parentId }: AccountSummary): boolean =>
    topLevel === undefined || topLevel === (parentId === undefined);

function matching({ search = '', active, type, own }: Query): (row: AccountRow) => boolean {
  const words = searchable(search).split(' ').filter(Boolean);
  const code = own === undefined ? undefined : Number(own);
  return (row) =>
    (active === undefined || row.active === active) &&
    (type === undefined || row.type === type) &&
    (code === undefined || row.ownCodes.includes(code)) &&
    (words.length === 0 || isNamed(row, words));
}

function isNamed({ companyName, storeNumber, city, state }: AccountRow, words: readonly string[]): boolean {
  const text = searchable([companyName, storeNumber, city, state].join(' '));
  return words.every((word) => text.includes(word));
}

/** Names are stripped as the search is (admin 5), so that O'Neill is found as it is written. */
const searchable = (text: string): string => foldedText(strippedSearchText(text));

const SORT_KEYS: Readonly<Record<AccountSort, (row: AccountRow) => string | number>> = {
  CompanyName: ({ companyName }) => foldedText(companyName),
  StoreNumber: ({ storeNumber }) => foldedText(storeNumber),
  Type: ({ type }) => type,
  City: ({ city }) => foldedText(city),
  State: ({ state }) => state,
  OrderProcessType: ({ orderProcessType }) => orderProcessType,
  Active: ({ active }) => Number(active),
  Children: ({ children }) => children,
  Users: ({ users }) => users,
};

/** They come by company name, top-level accounts first (admin 6). Another order is a plain one. */
function sorted(rows: readonly AccountRow[], { sortBy, asc = true }: Query): readonly AccountRow[] {
  if (sortBy) return rowsInOrder(rows, SORT_KEYS[sortBy], asc);
  return asc ? rows : topLevelFirst(rows.toReversed());
}
