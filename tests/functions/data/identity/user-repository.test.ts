import { beforeEach, describe, expect, it } from 'vitest';
import { accountItem } from '#functions/data/identity/account-counts.ts';
import { accountKey } from '#functions/data/identity/keys.ts';
import { loginRecords } from '#functions/data/identity/session-records.ts';
import { userDirectory } from '#functions/data/identity/user-directory.ts';
import { type UserRepository, userRepository } from '#functions/data/identity/user-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { aChild, anAccount } from '../../../builders/accounts.ts';
import { aNewUser, aUser, provider } from '../../../builders/people.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

let table: Table;
let users: UserRepository;
beforeEach(async () => {
  table = await testTable();
  users = userRepository(table);
  await keep(anAccount());
  await keep(aChild());
});
const keep = (account: Account) =>
  putItem(table, accountKey(account.id), accountItem(account, { children: 0, users: 0 }));

const pat = aNewUser();
const passwordOf = async (userId: string) => (await loginRecords(table, { userId, accountId: 2 })).passwordHash;

it('masters of an account are its active users of type 1 alone', async () => {
  await users.create(provider, aNewUser({ userId: 'master', type: 1 }), 'hash');
  const other = { userName: 'other.name', email: 'other@example.com' };
  await users.create(provider, aNewUser({ userId: 'other', type: 0, ...other }), 'hash');
  const gone = { userName: 'gone.name', email: 'gone@example.com' };
  await users.create(provider, aNewUser({ userId: 'gone', type: 1, ...gone }), 'hash');
  await users.deactivate(provider, 'gone');
  expect((await userDirectory(table).mastersOf(2)).map(({ userId }) => userId)).toEqual(['master']);
  expect(await userDirectory(table).mastersOf(3)).toEqual([]);
});

describe('creating a user', () => {
  it('keeps what was given, active, with the next number', async () => {
    const created = await users.create(provider, pat, 'hash');
    expect(created).toEqual({ ...pat, id: 1, parentId: undefined, active: true, passwordVersion: 1, version: 1 });
    expect(await users.find(provider, 'u1')).toEqual({ ...pat, id: 1, active: true, passwordVersion: 1, version: 1 });
    expect(await passwordOf('u1')).toBe('hash');
  });

  it('keeps the parent of its account, which decides who may see it', async () => {
    expect(await users.create(provider, aNewUser({ accountId: 3 }), 'hash')).toMatchObject({ parentId: 2 });
  });

  it.each([
    { accountId: 2, why: 'its own account' },
    { accountId: 3, why: 'a child' },
  ])('is for a parent’s admin to do in $why', async ({ accountId }) => {
    const admin = { accountId: 2, level: 1, userId: 'admin' } as const;
    expect(await users.create(admin, aNewUser({ accountId }), 'hash')).toMatchObject({ accountId });
  });

  it.each([
    { rival: { userName: 'PAT.DOE.1', email: 'other@example.com' }, message: 'UserName Already Exists' },
    { rival: { userName: 'other.name', email: 'Pat@Example.com' }, message: 'Email Already Exists' },
    { rival: {}, message: 'UserName Already Exists' },
  ])('refuses $rival: $message', async ({ rival, message }) => {
    await users.create(provider, pat, 'hash');
    const attempt = users.create(provider, aNewUser({ userId: 'u2', ...rival }), 'hash');
    await expect(attempt).rejects.toMatchObject({ code: 'conflict', message });
    expect(await users.find(provider, 'u2')).toBeUndefined();
  });

  it('of one name at once makes one user', async () => {
    const attempts = Array.from({ length: 8 }, (_, index) =>
      users.create(provider, aNewUser({ userId: `u${index}`, email: `pat${index}@example.com` }), 'hash'),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    { scope: { accountId: 2, level: 1 }, accountId: 9, why: 'there is no such account' },
    { scope: { accountId: 3, level: 2 }, accountId: 2, why: 'the account is not the admin’s' },
  ] as const)('is refused where $why', async ({ scope, accountId }) => {
    const attempt = users.create({ ...scope, userId: 'admin' }, aNewUser({ accountId }), 'hash');
    await expect(attempt).rejects.toMatchObject({ code: 'not_found', message: 'Unauthorized' });
  });

  it('is refused in a deactivated account', async () => {
    await keep(anAccount({ isActive: false }));
    await expect(users.create(provider, pat, 'hash')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('puts the user into the lists of the account and of all', async () => {
    const created = await users.create(provider, pat, 'hash');
    const summary = { id: 1, userId: 'u1', accountId: 2, userName: 'pat.doe.1', firstName: 'Pat', active: true };
    const { list } = userDirectory(table);
    const parent = { accountId: 2, userId: 'admin' };
    expect(created.id).toBe(1);
    expect(await list({ ...parent, level: 2 })).toEqual([expect.objectContaining(summary)]);
    expect(await list({ ...parent, level: 1 })).toEqual([expect.objectContaining(summary)]);
    expect(await list(provider)).toEqual([expect.objectContaining(summary)]);
  });

  it.each([
    { invitation: { sentAt: '2026-03-01T09:00:00.000Z' }, invitedAt: '2026-03-01T09:00:00.000Z', why: 'is open' },
    {
      invitation: { sentAt: '2026-03-01T09:00:00.000Z', acceptedAt: '2026-03-02T09:00:00.000Z' },
      invitedAt: undefined,
      why: 'was accepted',
    },
  ])('tells in the lists of an invitation that $why', async ({ invitation, invitedAt }) => {
    await users.create(provider, aNewUser({ invitation }), 'hash');
    expect((await userDirectory(table).list(provider))[0]?.invitedAt).toBe(invitedAt);
  });
});

describe('finding a user', () => {
  beforeEach(() => users.create(provider, aNewUser({ accountId: 3 }), 'hash'));

  it.each(['pat.doe.1', 'Pat.Doe.1'])('works by the user name "%s", for a login', async (userName) => {
    expect(await users.findByUserName(userName)).toEqual({ userId: 'u1', accountId: 3, parentId: 2 });
  });

  it('works by email', async () => {
    expect(await users.findByEmail('PAT@example.com')).toMatchObject({ userId: 'u1' });
  });

  it.each(['nobody', '', '\u0000', '\ud800', '🚗'.repeat(60)])('finds nobody called %j', async (userName) => {
    expect(await users.findByUserName(userName)).toBeUndefined();
  });

  it.each([
    { scope: { accountId: 2, level: 1 }, finds: true, why: 'a parent sees its children’s users' },
    { scope: { accountId: 3, level: 2 }, finds: true, why: 'an account sees its own' },
    { scope: { accountId: 2, level: 2 }, finds: false, why: 'level 2 sees only its own' },
    { scope: { accountId: 4, level: 1 }, finds: false, why: 'a foreign parent sees nobody' },
  ] as const)('by id: $finds, as $why', async ({ scope, finds }) => {
    expect((await users.find({ ...scope, userId: 'admin' }, 'u1'))?.userId).toBe(finds ? 'u1' : undefined);
  });
});

describe('changing a user', () => {
  beforeEach(() => users.create(provider, pat, 'hash'));

  it('keeps the change, with the next version', async () => {
    await users.change(provider, 'u1', (user) => ({ ...user, lastName: 'Roe' }));
    expect(await users.find(provider, 'u1')).toMatchObject({ lastName: 'Roe', version: 2, passwordVersion: 1 });
  });

  it('of user name and email moves both markers', async () => {
    await users.change(provider, 'u1', (user) => ({ ...user, userName: 'pat.roe.1', email: 'roe@example.com' }));
    expect(await users.findByUserName('pat.roe.1')).toMatchObject({ userId: 'u1' });
    expect(await users.findByUserName('pat.doe.1')).toBeUndefined();
    expect(await users.findByEmail('roe@example.com')).toMatchObject({ userId: 'u1' });
    expect(await users.findByEmail('pat@example.com')).toBeUndefined();
  });

  it.each([
    { taken: { userName: 'sam.poe.1' }, message: 'UserName Already Exists' },
    { taken: { email: 'sam@example.com' }, message: 'Email Already Exists' },
  ])('to $taken changes nothing: $message', async ({ taken, message }) => {
    await users.create(provider, aNewUser({ userId: 'u2', userName: 'sam.poe.1', email: 'sam@example.com' }), 'hash');
    await expect(users.change(provider, 'u1', (user) => ({ ...user, ...taken }))).rejects.toThrow(message);
    expect(await users.find(provider, 'u1')).toMatchObject({
      userName: 'pat.doe.1',
      email: 'pat@example.com',
      version: 1,
    });
  });

  it('loses none of many at once', async () => {
    const append = (email: string) =>
      users.change(provider, 'u1', (user) => ({ ...user, city: `${user.city}${email}` }));
    await Promise.all(['a', 'b', 'c', 'd'].map(append));
    expect((await users.find(provider, 'u1'))?.city).toHaveLength('Denver'.length + 4);
  });

  it('to one new name twice at once is one change', async () => {
    const rename = () => users.change(provider, 'u1', (user) => ({ ...user, userName: 'pat.roe.1' }));
    expect(await Promise.all([rename(), rename(), rename()])).toHaveLength(3);
    expect(await users.findByUserName('pat.roe.1')).toMatchObject({ userId: 'u1' });
  });

  it('to what no user can be stores nothing', async () => {
    await expect(users.change(provider, 'u1', (user) => ({ ...user, userName: 'pat doe' }))).rejects.toThrow();
    expect(await users.find(provider, 'u1')).toMatchObject({ userName: 'pat.doe.1', version: 1 });
  });

  it('never makes it another person or another account’s', async () => {
    const stolen = aUser({ id: 99, userId: 'u9', accountId: 3, parentId: 2, created: '2020-01-01T00:00:00.000Z' });
    await users.change(provider, 'u1', () => stolen);
    expect(await users.find(provider, 'u1')).toMatchObject({ id: 1, userId: 'u1', accountId: 2, created: pat.created });
  });

  it('is refused for a foreign user', async () => {
    const stranger = { accountId: 9, userId: 'admin', level: 1 } as const;
    await expect(users.change(stranger, 'u1', (user) => user)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a password', () => {
  beforeEach(() => users.create(provider, pat, 'hash'));

  it('set anew ends the sessions begun with the one before', async () => {
    await users.setPassword(provider, 'u1', 'new hash');
    expect(await passwordOf('u1')).toBe('new hash');
    expect(await users.find(provider, 'u1')).toMatchObject({ passwordVersion: 2 });
  });

  it('hashed anew leaves the sessions alone', async () => {
    await users.rehashPassword('u1', { from: 'hash', to: 'stronger hash' });
    expect(await passwordOf('u1')).toBe('stronger hash');
    expect(await users.find(provider, 'u1')).toMatchObject({ passwordVersion: 1 });
  });

  it('changed meanwhile is not overwritten by the old one hashed anew', async () => {
    await users.setPassword(provider, 'u1', 'new hash');
    await users.rehashPassword('u1', { from: 'hash', to: 'stronger hash' });
    expect(await passwordOf('u1')).toBe('new hash');
  });

  it('is in no list', async () => {
    const listed = await userDirectory(table).list(provider);
    expect(listed).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain('hash');
  });
});

it('deactivates, which ends the sessions for good', async () => {
  await users.create(provider, pat, 'hash');
  expect(await users.deactivate(provider, 'u1')).toMatchObject({ active: false, passwordVersion: 2 });
  const again = await users.change(provider, 'u1', (user) => ({ ...user, active: true }));
  expect(again).toMatchObject({ active: true, passwordVersion: 2 });
});
