import { beforeAll, describe, expect, it } from 'vitest';
import { accountKey, customerKey, passwordKey, sessionKey, userKey } from '#functions/data/identity/keys.ts';
import { loginRecords, sessionRecords } from '#functions/data/identity/session-records.ts';
import type { Table } from '#functions/data/table/table.ts';
import { aChild, anAccount } from '../../../builders/accounts.ts';
import { aCustomer } from '../../../builders/customers.ts';
import { aSession, aUser } from '../../../builders/people.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

const user = aUser({ accountId: 3, parentId: 2 });
const salvage = aCustomer({ accountId: 3, lineOfBusiness: 'salvage', companyCode: '004' });
const aftermarket = aCustomer({ accountId: 3 });
const ids = { userId: 'u1', accountId: 3, parentId: 2 };

let table: Table;
beforeAll(async () => {
  table = await testTable();
  await putItem(table, userKey('u1'), user);
  await putItem(table, passwordKey('u1'), { hash: 'hash' });
  await putItem(table, sessionKey('u1', 's1'), aSession());
  await putItem(table, accountKey(2), anAccount());
  await putItem(table, accountKey(3), aChild());
  await putItem(table, customerKey(3, 'salvage'), salvage);
  await putItem(table, customerKey(3, 'aftermarket'), aftermarket);
});

describe('the records of a session', () => {
  it('are session, user, account, parent and customers', async () => {
    expect(await sessionRecords(table, { ...ids, sessionId: 's1' })).toEqual({
      session: aSession(),
      user,
      account: aChild(),
      parent: anAccount(),
      tenant: anAccount(),
      customers: [aftermarket, salvage],
    });
  });

  it('have the tenant of the user’s home, whatever account the session works for', async () => {
    await putItem(table, accountKey(7), anAccount({ id: 7 }));
    const home = { accountId: 8, parentId: 7 };
    const { parent, tenant } = await sessionRecords(table, { ...ids, sessionId: 's1', home });
    expect([parent?.id, tenant?.id]).toEqual([2, 7]);
  });

  it('are missing where there are none', async () => {
    expect(await sessionRecords(table, { userId: 'u2', sessionId: 's2', accountId: 99 })).toEqual({ customers: [] });
  });

  it('bring along what else a call needs, where it is there', async () => {
    await putItem(table, { pk: 'CART#3#u1', sk: 'CART#main' }, { lines: [] });
    const keys = [
      { pk: 'CART#3#u1', sk: 'CART#main' },
      { pk: 'CART#3#u1', sk: 'CART#other' },
    ];
    const { prefetched, user: found } = await sessionRecords(table, { ...ids, sessionId: 's1' }, keys);
    expect([prefetched, found]).toEqual([[{ ...keys[0], lines: [] }], user]);
  });

  it('have no parent for a top-level account', async () => {
    const { account, parent } = await sessionRecords(table, { userId: 'u1', sessionId: 's1', accountId: 2 });
    expect([account, parent]).toEqual([anAccount(), undefined]);
  });
});

it('the records of a login have the password’s hash', async () => {
  expect(await loginRecords(table, ids)).toEqual({
    passwordHash: 'hash',
    user,
    account: aChild(),
    parent: anAccount(),
    tenant: anAccount(),
    customers: [aftermarket, salvage],
  });
});

it('refuses a damaged row', async () => {
  await putItem(table, userKey('damaged'), { userId: 'damaged' });
  await expect(loginRecords(table, { ...ids, userId: 'damaged' })).rejects.toThrow();
});
