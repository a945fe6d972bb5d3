import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { accountKey } from '#functions/data/identity/keys.ts';
import { loginRecords } from '#functions/data/identity/session-records.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { websiteRepository } from '#functions/data/identity/website-repository.ts';
import { verifyPassword } from '#functions/data/passwords/password-hash.ts';
import type { Table } from '#functions/data/table/table.ts';
import { DEMO_PASSWORD, demoTenants } from '#functions/demo/demo-accounts.ts';
import { loadDemo, type PutLogo } from '#functions/demo/load-demo.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { levelOn } from '#shared/rules/accounts/level.ts';
import { maySignInOn } from '#shared/rules/session/sign-in-scope.ts';
import type { SettingName } from '#shared/schemas/fields/account-settings.ts';
import type { AccountSummary } from '#shared/schemas/stored/account.ts';
import { provider } from '../../builders/people.ts';
import { putItem, testTable } from '../../support/test-table.ts';

const now = new Date('2026-03-01T09:00:00Z');
const putLogo: PutLogo = async (accountId, file) => `/images/logos/${accountId}/${file}`;

/** Number, parent and name, in the order of the provider's list. */
const ACCOUNTS = [
  '1 Great Plains Auto Parts',
  '2 Northside Fleet',
  '5 Summit Collision',
  '4 under 2 Northside South Depot',
  '3 under 2 Northside Toronto Depot',
  '6 under 5 Summit East',
  '7 under 5 Summit West',
];
const nameOf = ({ id, parentId, companyName }: AccountSummary) =>
  parentId ? `${id} under ${parentId} ${companyName}` : `${id} ${companyName}`;

async function contentsOf({ client, tableName }: Table) {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName }));
  return new Map(Items.map((item) => [`${item['pk']} ${item['sk']}`, item]));
}

describe('the demo in an empty table', () => {
  let table: Table;
  beforeAll(async () => {
    table = await testTable();
    await loadDemo(table, now, { putLogo });
  });
  const signInRecords = async (userName: string) => {
    const marker = await userRepository(table).findByUserName(userName);
    if (!marker) throw new Error(`${userName} is missing`);
    return loginRecords(table, marker);
  };

  it('numbers the accounts in the same way each time', async () => {
    const accounts = await accountRepository(table).list(provider);
    expect(accounts.map(nameOf)).toEqual(ACCOUNTS);
  });

  it.each([
    { userName: 'provider-admin', id: 1, accountId: 1, level: 0 },
    { userName: 'northside-admin', id: 2, accountId: 2, level: 1 },
    { userName: 'northside-buyer', id: 3, accountId: 2, level: 3 },
    { userName: 'summit-admin', id: 4, accountId: 5, level: 1 },
    { userName: 'summit-buyer', id: 5, accountId: 5, level: 3 },
    { userName: 'summit-east-admin', id: 6, accountId: 6, level: 2 },
    { userName: 'summit-east-buyer', id: 7, accountId: 6, level: 3 },
  ])('has $userName, who signs in at its own store with level $level and the demo’s password', async (expected) => {
    const { user, passwordHash } = await signInRecords(expected.userName);
    const tenant = demoTenants.find(({ users }) => users.includes(expected.userName));
    const store = await websiteRepository(table).findStore(tenant?.host ?? '');
    expect(user).toMatchObject({ id: expected.id, accountId: expected.accountId, active: true });
    expect(store && user && maySignInOn(store.website, user) && levelOn(store.website, user)).toBe(expected.level);
    expect(await verifyPassword(passwordHash, DEMO_PASSWORD)).toEqual({ isRight: true, isOutdated: false });
  });

  it('has a store with logo and default website on each host', async () => {
    const stores = await Promise.all(demoTenants.map(({ host }) => websiteRepository(table).findStore(host)));
    expect(stores.map((store) => store?.account.settings.logoFileName)).toEqual([
      '/images/logos/1/provider.png',
      '/images/logos/2/northside.png',
      '/images/logos/5/summit.png',
    ]);
    expect(stores.map((store) => store?.account.settings.defaultWebsiteId)).toEqual([1, 2, 3]);
  });

  it('has a fleet, and a child that leaves its orders to its parent', async () => {
    const { account, parent } = await signInRecords('summit-east-buyer');
    expect([account?.orderProcessType, parent?.orderProcessType]).toEqual([2, 0]);
    const northside = await signInRecords('northside-buyer');
    expect(northside.account?.settings.type).toBe('Fleet');
  });

  it('has a guest and customers with a price level', async () => {
    const { customers } = await signInRecords('summit-east-buyer');
    expect(customers.map(({ customerNumber, priceLevel }) => ({ customerNumber, priceLevel }))).toEqual([
      { customerNumber: '30110', priceLevel: 'collision' },
      { customerNumber: undefined, priceLevel: undefined },
    ]);
  });

  it('shows every setting at work: no setting is the same in all accounts', async () => {
    const repository = accountRepository(table);
    const found = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((id) => repository.find(provider, id)));
    const accounts = found.flatMap((account) => account ?? []);
    const settings = accounts.map(
      (account) =>
        effectiveAccount(
          account,
          accounts.find(({ id }) => id === account.parentId),
        ).settings,
    );
    const names = Object.keys(settings[0] ?? {}) as SettingName[];
    const same = names.filter((name) => new Set(settings.map((values) => JSON.stringify(values[name]))).size < 2);
    expect(same).toEqual([]);
  });

  it('is not touched by loading it again', async () => {
    const before = await contentsOf(table);
    await loadDemo(table, new Date('2026-04-01T09:00:00Z'), { putLogo });
    expect(await contentsOf(table)).toEqual(before);
  });
});

describe('a demo that is there', () => {
  let table: Table;
  beforeEach(async () => {
    table = await testTable();
  });

  it('keeps what was changed meanwhile', async () => {
    await loadDemo(table, now, { putLogo });
    const accounts = accountRepository(table);
    await accounts.change(provider, 5, (account) => ({ ...account, companyName: 'Renamed' }));
    await accounts.deactivate(provider, 2);
    await loadDemo(table, now, { putLogo });
    expect((await accounts.list(provider)).map(({ companyName }) => companyName)).not.toContain('Summit Collision');
    expect(await accounts.find(provider, 2)).toMatchObject({ isActive: false });
  });

  it('of an older table is renewed: its accounts are listed and counted as those of a new one', async () => {
    await loadDemo(table, now, { putLogo });
    const before = await accountRepository(table).list(provider);
    for (const { id, parentId, companyName, isActive } of before) {
      await putItem(table, accountKey(id), {
        ...(await accountRepository(table).find(provider, id)),
        gsi3pk: 'ACCOUNTS',
        gsi3sk: `${parentId ? 1 : 0}#${companyName.toUpperCase()}#${id}`,
        ...(parentId && { gsi1pk: `CHILDREN#${parentId}`, gsi1sk: `${companyName.toUpperCase()}#${id}` }),
        summary: { id, ...(parentId && { parentId }), companyName, isActive },
      });
    }
    expect(await accountRepository(table).list(provider)).toEqual([]);
    await loadDemo(table, now, { putLogo });
    expect(await accountRepository(table).list(provider)).toEqual(before);
    expect(before.find(({ id }) => id === 5)).toMatchObject({ children: 2, users: 2 });
  });

  it('in part is completed', async () => {
    const stopAtSummit: PutLogo = async (accountId, file) => {
      if (accountId === 5) throw new Error('stopped');
      return putLogo(accountId, file);
    };
    await expect(loadDemo(table, now, { putLogo: stopAtSummit })).rejects.toThrow('stopped');
    await loadDemo(table, now, { putLogo });
    expect((await accountRepository(table).list(provider)).map(nameOf)).toEqual(ACCOUNTS);
  });

  it('leads to the port that its stores were started on last, but to no place that somebody gave', async () => {
    const websites = websiteRepository(table);
    const websiteOf = async (host: string) => {
      const store = await websites.findStore(host);
      return store?.website ?? expect.fail(`${host} is no store`);
    };
    await loadDemo(table, now, { port: '3000' });
    const { id } = await websiteOf('northside.localhost');
    const { website: moved } = await websites.change(provider, id, (seen) => ({
      ...seen,
      website: { ...seen.website, url: 'https://parts.example.com' },
    }));
    await loadDemo(table, now, { port: '3001' });
    expect((await websiteOf('summit.localhost')).url).toBe('http://summit.localhost:3001');
    expect(await websiteOf('northside.localhost')).toEqual(moved);
  });

  it('without logos gets them once there is a place for them', async () => {
    await loadDemo(table, now);
    await loadDemo(table, now, { putLogo });
    expect((await accountRepository(table).find(provider, 5))?.settings.logoFileName).toBe(
      '/images/logos/5/summit.png',
    );
  });
});
