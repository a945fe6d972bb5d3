import { accountsDependencies } from '#functions/accounts/dependencies.ts';
import { accountsRoutes } from '#functions/accounts/routes.ts';
import { type AccountRepository, accountRepository } from '#functions/data/identity/account-repository.ts';
import { type HistoryRepository, historyRepository } from '#functions/data/operations/history-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SignedIn } from '#functions/http/authenticate.ts';
import { usersDependencies } from '#functions/users/dependencies.ts';
import { usersRoutes } from '#functions/users/routes.ts';
import { websitesDependencies } from '#functions/websites/dependencies.ts';
import { websitesRoutes } from '#functions/websites/routes.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { websitesContract } from '#shared/contracts/websites.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Level } from '#shared/values/access.ts';
import type { StoreVisitor } from '../api-journeys/store-visitor.ts';
import { anAccount } from '../builders/accounts.ts';
import { aUser, provider } from '../builders/people.ts';
import { aSignedIn } from '../builders/signed-in.ts';
import { testTable } from './test-table.ts';
import { visitGroup } from './visit-group.ts';

/** The numbers of the accounts of this world. */
export const IDS = { provider: 1, summit: 2, east: 3, west: 4, northside: 5, north: 6 } as const;
export type AccountName = keyof typeof IDS;

/** Who administers accounts: a person of each level. */
const ADMINISTRATORS = {
  provider: { level: 0, accountId: IDS.provider },
  summit: { level: 1, accountId: IDS.summit },
  east: { level: 2, accountId: IDS.east },
} as const satisfies Readonly<Record<string, { level: Level; accountId: number }>>;
export type AdministratorName = keyof typeof ADMINISTRATORS;

interface AccountAdministration {
  readonly table: Table;
  readonly accounts: AccountRepository;
  readonly history: HistoryRepository;
  readonly find: (name: AccountName) => Promise<Account>;
  /** Puts the account into a state without asking any rule of administrators. */
  readonly set: (name: AccountName, facts: Partial<Account>) => Promise<Account>;
  /** The person as the calls see them. */
  readonly actorOf: (name: AdministratorName) => Promise<SignedIn>;
  /** The account administration as this person calls it. */
  readonly as: (name: AdministratorName) => Promise<StoreVisitor>;
  /** The history as this person calls it, which is in the group of the users. */
  readonly historian: (name: AdministratorName) => Promise<StoreVisitor>;
  /** The website administration as this person calls it. */
  readonly webmaster: (name?: AdministratorName) => Promise<StoreVisitor>;
}

/** The provider, two top-level accounts and their children, without users and websites. */
export async function accountAdministration(on?: Table): Promise<AccountAdministration> {
  const table = on ?? (await testTable());
  const accounts = accountRepository(table);
  const { id: _id, isActive: _active, version: _version, ...blank } = anAccount();
  await accounts.createProvider({ ...blank, companyName: 'Great Plains Auto Parts' });
  for (const [companyName, parentId] of [
    ['Summit Collision', undefined],
    ['Summit East', IDS.summit],
    ['Summit West', IDS.summit],
    ['Northside Fleet', undefined],
    ['Northside One', IDS.northside],
  ] as const) {
    await accounts.create(provider, { ...blank, companyName, ...(parentId && { parentId }) });
  }
  const find = async (name: AccountName): Promise<Account> => {
    const account = await accounts.find(provider, IDS[name]);
    if (!account) throw new Error(`There is no account ${name}`);
    return account;
  };

  async function actorOf(name: AdministratorName): Promise<SignedIn> {
    const { level, accountId } = ADMINISTRATORS[name];
    const account = await find(name);
    const parent = account.parentId === undefined ? undefined : await find('summit');
    const user = aUser({ userId: `${name}-admin`, accountId, parentId: account.parentId, type: 1 });
    return aSignedIn({
      userId: user.userId,
      accountId,
      parentId: account.parentId,
      level,
      user,
      account: effectiveAccount(account, parent),
    });
  }

  return {
    table,
    accounts,
    history: historyRepository(table),
    find,
    actorOf,
    set: (name, facts) => accounts.change(provider, IDS[name], (seen) => ({ ...seen, ...facts })),
    as: async (name) =>
      visitGroup(
        accountsContract,
        accountsRoutes(accountsDependencies(table, { now: () => new Date() })),
        await actorOf(name),
      ),
    historian: async (name) =>
      visitGroup(
        usersContract,
        usersRoutes(usersDependencies(table, { findStore: async () => undefined, now: () => new Date() })),
        await actorOf(name),
      ),
    webmaster: async (name = 'provider') =>
      visitGroup(
        websitesContract,
        websitesRoutes(websitesDependencies(table, { now: () => new Date() })),
        await actorOf(name),
      ),
  };
}
