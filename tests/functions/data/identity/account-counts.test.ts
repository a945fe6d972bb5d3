import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountRepository,
  accountRepository,
  type NewAccount,
} from '#functions/data/identity/account-repository.ts';
import { accountKey } from '#functions/data/identity/keys.ts';
import { renewAccounts } from '#functions/data/identity/renew-accounts.ts';
import { userDirectory } from '#functions/data/identity/user-directory.ts';
import { type UserRepository, userRepository } from '#functions/data/identity/user-repository.ts';
import { getItem } from '#functions/data/table/get-item.ts';
import type { Table } from '#functions/data/table/table.ts';
import { anAccount } from '../../../builders/accounts.ts';
import { aNewUser, provider } from '../../../builders/people.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

const ROUNDS = Array.from({ length: 20 }, (_, round) => round);
const SUMMIT = 2;

function aNewAccount(overrides: Partial<NewAccount> = {}): NewAccount {
  const { id: _id, isActive: _active, version: _version, ...account } = anAccount();
  return { ...account, ...overrides };
}

let table: Table;
let accounts: AccountRepository;
let users: UserRepository;
beforeEach(async () => {
  table = await testTable();
  await openSummit();
});

/** The provider and the top-level account 2. */
async function openSummit(): Promise<void> {
  [accounts, users] = [accountRepository(table), userRepository(table)];
  await accounts.createProvider(aNewAccount({ companyName: 'Parts Provider' }));
  await accounts.create(provider, aNewAccount());
}

const found = (companyName: string) =>
  accounts.create(provider, aNewAccount({ parentId: SUMMIT, companyName })).then(({ id }) => id);
const hire = (userId: string, accountId = SUMMIT) =>
  users.create(
    provider,
    aNewUser({ userId, accountId, userName: `user.${userId}`, email: `${userId}@example.com` }),
    'hash',
  );
const activate = (id: number, isActive = true) =>
  accounts.change(provider, id, (account) => ({ ...account, isActive }));
const employ = (userId: string, active = true) => users.change(provider, userId, (user) => ({ ...user, active }));

/** The counts in the lists, and those of a recount. */
async function counts(id = SUMMIT) {
  const { children, users: people } = (await accounts.findSummary(provider, id)) ?? {};
  return { children, users: people };
}
async function recount(id = SUMMIT) {
  const listed = await accounts.childrenOf(provider, id);
  const people = await userDirectory(table).list(provider, id);
  return {
    children: listed.filter(({ isActive }) => isActive).length,
    users: people.filter((user) => user.accountId === id && user.active).length,
  };
}

describe('an account counts', () => {
  it('the active children and users that are created, activated and deactivated, each once', async () => {
    const east = await found('East');
    await hire('ann');
    await hire('bob');
    expect(await counts()).toEqual({ children: 1, users: 2 });
    await accounts.deactivate(provider, east);
    await users.deactivate(provider, 'ann');
    await users.deactivate(provider, 'ann');
    expect(await counts()).toEqual({ children: 0, users: 1 });
    await activate(east);
    await activate(east);
    await employ('ann');
    expect(await counts()).toEqual({ children: 1, users: 2 });
  });

  it('no user that is created inactive, such as one of an import', async () => {
    await users.create(provider, { ...aNewUser({ accountId: SUMMIT }), active: false }, 'hash');
    expect(await counts()).toEqual({ children: 0, users: 0 });
  });

  it('nothing that was refused', async () => {
    await found('East');
    await hire('ann');
    await expect(found('east')).rejects.toThrow('Company Name already exists');
    await expect(users.create(provider, aNewUser({ userId: 'x', userName: 'user.ann' }), 'hash')).rejects.toThrow(
      'UserName Already Exists',
    );
    expect(await counts()).toEqual({ children: 1, users: 1 });
  });

  it('no user and no child that it may not get any more', async () => {
    await accounts.deactivate(provider, SUMMIT);
    await expect(hire('ann')).rejects.toMatchObject({ code: 'not_found' });
    await expect(found('East')).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await counts()).toEqual({ children: 0, users: 0 });
  });

  it('without raising its version, so that nobody who has its form open is told of a change', async () => {
    await found('East');
    await hire('ann');
    expect((await accounts.find(provider, SUMMIT))?.version).toBe(1);
    expect(await accounts.findSummary(provider, SUMMIT)).toMatchObject({ version: 1 });
  });

  it('as it is listed', async () => {
    const east = await found('East');
    await hire('ann', east);
    await hire('bob');
    expect(await accounts.list(provider)).toMatchObject([
      { companyName: 'Parts Provider', children: 0, users: 0 },
      { companyName: 'Summit Collision', children: 1, users: 1 },
      { companyName: 'East', children: 0, users: 1 },
    ]);
    expect(await accounts.childrenOf(provider, SUMMIT)).toMatchObject([{ id: east, users: 1 }]);
  });
});

describe('at the same time', () => {
  it.each(ROUNDS)('changes, hires and new children are all counted, and none is lost (round %i)', async (round) => {
    const east = await found('East');
    await hire('ann');
    const rename = (storeNumber: string) =>
      accounts.change(provider, SUMMIT, (account) => ({ ...account, storeNumber }));
    const all = [
      () => rename('1'),
      () => hire('bob'),
      () => found('West'),
      () => rename('2'),
      () => users.deactivate(provider, 'ann'),
      () => accounts.deactivate(provider, east),
      () => hire('cat'),
    ];
    const turned = [...all.slice(round % all.length), ...all.slice(0, round % all.length)];
    await Promise.all(turned.map((act) => act()));
    expect(await counts()).toEqual({ children: 1, users: 2 });
    expect(await recount()).toEqual({ children: 1, users: 2 });
    expect((await accounts.find(provider, SUMMIT))?.version).toBe(3);
  });
});

describe('whatever is done', () => {
  const NAMES = ['a', 'b', 'c'];
  const step = fc.oneof(
    fc.record({ act: fc.constant('found' as const), name: fc.constantFrom(...NAMES) }),
    fc.record({ act: fc.constant('hire' as const), name: fc.constantFrom(...NAMES) }),
    fc.record({ act: fc.constant('open' as const), name: fc.constantFrom(...NAMES), isActive: fc.boolean() }),
    fc.record({ act: fc.constant('employ' as const), name: fc.constantFrom(...NAMES), isActive: fc.boolean() }),
    fc.record({ act: fc.constant('parent' as const), isActive: fc.boolean() }),
  );

  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

  it('the counters are what one counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        table = await testTable();
        await openSummit();
        const children = new Map<string, number>();
        for (const done of steps) {
          // Refused calls must not count, and successful ones must count once.
          await perform(done, children).catch(() => undefined);
          expect(await counts()).toEqual(await recount());
        }
        for (const id of children.values()) expect(await counts(id)).toEqual(await recount(id));
      }),
      { numRuns: 25, seed: 11 },
    );
  });

  async function perform(done: Step, children: Map<string, number>) {
    if (done.act === 'found') children.set(done.name, await found(done.name));
    if (done.act === 'hire') await hire(done.name, children.get(done.name) ?? SUMMIT);
    if (done.act === 'open') await activate(children.get(done.name) ?? 0, done.isActive);
    if (done.act === 'employ') await employ(done.name, done.isActive);
    if (done.act === 'parent') await activate(SUMMIT, done.isActive);
  }
});

describe('a table from before accounts were counted', () => {
  /** As accounts were stored then: listed together, and with a summary that is a map. */
  async function putFormer(id: number, companyName: string, parentId?: number) {
    const account = anAccount({ id, companyName, ...(parentId && { parentId }), version: 4 });
    const name = `${companyName.toUpperCase()}#${id}`;
    await putItem(table, accountKey(id), {
      ...account,
      gsi3pk: 'ACCOUNTS',
      gsi3sk: `${parentId ? 1 : 0}#${name}`,
      ...(parentId && { gsi1pk: `CHILDREN#${parentId}`, gsi1sk: name }),
      summary: { id, ...(parentId && { parentId }), companyName, isActive: true },
    });
  }
  beforeEach(async () => {
    await putFormer(11, 'Old Top');
    await putFormer(12, 'Old East', 11);
    await hire('ann', 11);
    await hire('bob', 12);
    await users.deactivate(provider, 'bob');
  });

  it('lists children with defaults', async () => {
    expect(await accounts.childrenOf(provider, 11)).toEqual([
      {
        id: 12,
        parentId: 11,
        companyName: 'Old East',
        isActive: true,
        orderProcessType: 0,
        version: 1,
        city: '',
        state: '',
        ownCodes: [],
        children: 0,
        users: 0,
      },
    ]);
  });

  it('has its accounts counted and listed once they are renewed, which is done once and raises no version', async () => {
    expect(await renewAccounts(table)).toBe(2);
    expect(await renewAccounts(table)).toBe(0);
    expect(await accounts.list(provider)).toMatchObject([
      { companyName: 'Old Top', children: 1, users: 1, version: 4, city: 'Denver' },
      { companyName: 'Parts Provider' },
      { companyName: 'Summit Collision' },
      { companyName: 'Old East', children: 0, users: 0, version: 4 },
    ]);
    await hire('cat', 12);
    expect(await counts(12)).toEqual({ children: 0, users: 1 });
  });

  it('has an account counted by its first change', async () => {
    await accounts.change(provider, 11, (account) => ({ ...account, storeNumber: '7' }));
    expect(await counts(11)).toEqual({ children: 1, users: 1 });
    expect(await getItem(table, accountKey(11))).toMatchObject({ gsi3pk: 'ACCOUNTS-IN#3', version: 5 });
  });
});
