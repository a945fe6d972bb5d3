import { expect, it, vi } from 'vitest';
import type { UsersDependencies } from '#functions/users/dependencies.ts';
import { makeListUsers } from '#functions/users/list-users.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { userSummarySchema } from '#shared/schemas/stored/user.ts';
import { anAccount } from '../../builders/accounts.ts';
import { aUser } from '../../builders/people.ts';
import { aSignedIn } from '../../builders/signed-in.ts';

/** The provider, whose users belong to so many accounts, one each. */
function aProvider(count: number) {
  const others = Array.from({ length: count }, (_, place) =>
    anAccount({ id: 10 + place, companyName: `Shop ${place}` }),
  );
  const users = others.map(({ id }) => userSummarySchema.parse(aUser({ id, userId: `u${id}`, accountId: id })));
  const provider = anAccount({ id: 1 });
  const byId = new Map<number, Account>([provider, ...others].map((account) => [account.id, account]));
  const findMany = vi.fn(async (_scope: unknown, ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []));
  const list = vi.fn(async () => others);
  const accounts = { find: async () => provider, findMany, list } as unknown as UsersDependencies['accounts'];
  const directory = { list: async () => users } as unknown as UsersDependencies['directory'];
  const listUsers = makeListUsers({ accounts, directory, now: () => new Date() } as unknown as UsersDependencies);
  const actor = aSignedIn({ level: 0, accountId: 1, user: aUser({ accountId: 1, parentId: undefined }) });
  return { findMany, list, read: (query: object) => listUsers(actor, 1, query) };
}

it.each([
  { count: 300, query: { search: 'shop 299' }, byId: 1, lists: 0, why: 'so few are read by their numbers' },
  { count: 301, query: { search: 'shop 299' }, byId: 0, lists: 1, why: 'the list of all costs less' },
  { count: 300, query: { sortBy: 'CompanyName' }, byId: 1, lists: 0, why: 'the order needs the names too' },
  { count: 301, query: {}, byId: 1, lists: 0, why: 'only the names of the page are needed' },
])(
  '$query over users of $count accounts reads names $byId times by number and $lists lists, because $why',
  async ({ count, query, byId, lists }) => {
    const { findMany, list, read } = aProvider(count);
    const { data } = await read(query);
    expect([findMany.mock.calls.length, list.mock.calls.length]).toEqual([byId, lists]);
    if ('search' in query) expect(data.map(({ companyName }) => companyName)).toEqual(['Shop 299']);
    expect(data.filter(({ companyName }) => companyName === '')).toEqual([]);
  },
);
