import type { UserSort, usersContract } from '#shared/contracts/users.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { rowsInOrder } from '#shared/rules/base/rows-in-order.ts';
import { mayEditUsers } from '#shared/rules/people/user-change.ts';
import { foldedText } from '#shared/rules/search/search-text.ts';
import { invitationExpiry } from '#shared/rules/session/password-links.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { UserSummary } from '#shared/schemas/stored/user.ts';
import { ADMIN_PAGES, pageOf, rowsOf } from '#shared/schemas/wire/paging.ts';
import type { UserRow } from '#shared/schemas/wire/user-view.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { UsersDependencies } from './dependencies.ts';

type GetUsers = (typeof usersContract)['getUsers'];
type Query = Input<GetUsers>['query'];
type Compared = (row: UserRow) => string | number;

/** More accounts than this are read as a list, which costs less then. */
const MOST_READ_BY_ID = 300;

/**
 * The users of an account in scope, filtered and sorted (admin 2, 6). The provider may have thousands of accounts, so
 * their names are only read for the page. If the search or the order needs more, they are read for the accounts that the
 * users belong to (decision B318).
 */
export function makeListUsers({ accounts, directory, now }: UsersDependencies) {
  return async (actor: SignedIn, accountId: number, query: Query): Promise<Output<GetUsers>> => {
    const scope = homeScope(actor);
    const isAllOfProvider = scope.level === 0 && accountId === scope.accountId;
    const needsNames = query.sortBy === 'CompanyName' || wordsOf(query).length > 0;
    const [account, children, users] = await Promise.all([
      accounts.find(scope, accountId),
      scope.level > 0 && accountId === scope.accountId ? accounts.list(scope) : [],
      directory.list(scope, accountId),
    ]);
    if (!account) throw notFound();
    const others = isAllOfProvider && needsNames ? await accountsOf(users, scope) : children;
    const time = now();
    const companyNames = namesOf([account, ...others]);
    const mayEdit = mayEditUsers(actor, actor.account.settings.disableUserEdit);
    const rows = users.map((user) => userRow(user, companyNames.get(user.accountId) ?? '', mayEdit, time));
    const found = rows.filter(matching(query));
    const sorted = rowsInOrder(found, SORT_VALUES[query.sortBy ?? 'Name'], query.asc ?? true);
    const page = rowsOf(sorted, pageOf(query, ADMIN_PAGES));
    const data = isAllOfProvider && !needsNames ? await named(page, scope) : page;
    return { data, total: found.length, all: rows.length };
  };

  async function accountsOf(users: readonly UserSummary[], scope: Scope) {
    const ids = [...new Set(users.map(({ accountId }) => accountId))];
    return ids.length > MOST_READ_BY_ID ? accounts.list(scope) : accounts.findMany(scope, ids);
  }

  async function named(page: readonly UserRow[], scope: Scope): Promise<UserRow[]> {
    const ids = new Set(page.filter(({ companyName }) => companyName === '').map(({ accountId }) => accountId));
    const companyNames = namesOf(await accounts.findMany(scope, [...ids]));
    return page.map((row) => ({ ...row, companyName: row.companyName || (companyNames.get(row.accountId) ?? '') }));
  }
}

const namesOf = (accounts: readonly Pick<Account, 'id' | 'companyName'>[]): ReadonlyMap<number, string> =>
  new Map(accounts.map(({ id, companyName }) => [id, companyName]));

/** The response is written by its schema, so fields that only lists of users have go nowhere. */
function userRow(user: UserSummary, companyName: string, mayEdit: boolean, now: Date): UserRow {
  return { ...user, companyName, invitation: invitationState(user.invitedAt, now), mayEdit };
}

function invitationState(sentAt: string | undefined, now: Date): UserRow['invitation'] {
  if (sentAt === undefined) return null;
  return invitationExpiry(sentAt) <= now ? 'expired' : 'sent';
}

const wordsOf = ({ search = '' }: Query): string[] => foldedText(search).split(/\s+/u).filter(Boolean);

function matching(query: Query): (row: UserRow) => boolean {
  const { active, type, invitation } = query;
  const words = wordsOf(query);
  return (row) =>
    (active === undefined || row.active === active) &&
    (type === undefined || String(row.type) === type) &&
    (invitation === undefined || row.invitation === invitation) &&
    (words.length === 0 || words.every((word) => searchedText(row).includes(word)));
}

const searchedText = ({ firstName, lastName, userName, email, companyName, city }: UserRow): string =>
  foldedText([firstName, lastName, userName, email, companyName, city].join(' '));

const SORT_VALUES: Readonly<Record<UserSort, Compared>> = {
  Name: ({ lastName, firstName }) => foldedText(`${lastName} ${firstName}`),
  UserName: ({ userName }) => foldedText(userName),
  CompanyName: ({ companyName }) => foldedText(companyName),
  Type: ({ type }) => type,
  City: ({ city }) => foldedText(city),
  State: ({ state }) => state,
  Active: ({ active }) => Number(active),
  Created: ({ created }) => created,
};
