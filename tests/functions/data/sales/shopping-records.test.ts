import { beforeAll, describe, expect, it } from 'vitest';
import { priceLevelRepository } from '#functions/data/catalogue/price-level-repository.ts';
import { accountKey, customerKey, sessionKey, userKey } from '#functions/data/identity/keys.ts';
import { shoppingRecords } from '#functions/data/sales/shopping-records.ts';
import type { Table } from '#functions/data/table/table.ts';
import { basisPoints } from '#shared/values/money.ts';
import { aChild, anAccount } from '../../../builders/accounts.ts';
import { aCustomer } from '../../../builders/customers.ts';
import { aSession, aUser } from '../../../builders/people.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

const collision = { name: 'collision', description: '', discount: basisPoints(10_00), discounts: {} };
const atParent = { userId: 'u1', sessionId: 's1', accountId: 2 };
const atChild = { userId: 'u2', sessionId: 's1', accountId: 3, parentId: 2 };
const orderAs = { accountId: 3, reason: 'approval' as const, approvalId: 'h1', sentBy: '', note: '' };

let table: Table;
beforeAll(async () => {
  table = await testTable();
  await priceLevelRepository(table).save(collision);
  const { customerNumber: _, ...guest } = aCustomer({ lineOfBusiness: 'salvage', companyCode: '004' });
  await putItem(table, accountKey(2), anAccount({ settings: { aftermarketExclusions: ['PL1'] } }));
  await putItem(table, accountKey(3), aChild());
  await putItem(table, accountKey(4), anAccount({ id: 4, isActive: false }));
  await putItem(table, customerKey(2, 'aftermarket'), aCustomer());
  await putItem(table, customerKey(2, 'salvage'), guest);
  await putItem(table, customerKey(3, 'aftermarket'), aCustomer({ accountId: 3, priceLevel: 'unknown' }));
  await putItem(table, userKey('u1'), aUser());
  await putItem(table, userKey('u2'), aUser({ userId: 'u2', accountId: 3, parentId: 2 }));
  await putItem(table, userKey('u3'), aUser({ userId: 'u3', active: false }));
  await putItem(table, userKey('u4'), aUser({ userId: 'u4', accountId: 4 }));
  for (const userId of ['u1', 'u2', 'u3', 'u4']) {
    await putItem(table, sessionKey(userId, 's1'), aSession({ userId }));
  }
  await putItem(table, sessionKey('u1', 'acting'), aSession({ sessionId: 'acting', orderAs }));
});

describe('what an account shops with', () => {
  it('are its customers and the price levels of those that are no guests (decision P7)', async () => {
    const records = await shoppingRecords(table, atParent);
    expect(records?.customers.map(({ lineOfBusiness }) => lineOfBusiness)).toEqual(['aftermarket', 'salvage']);
    expect(records?.priceLevels).toEqual({ aftermarket: collision });
  });

  it('is what it takes over from its parent, and its own customers, with list prices where nobody knows the level', async () => {
    const records = await shoppingRecords(table, atChild);
    expect(records?.account.settings.aftermarketExclusions).toEqual(['PL1']);
    expect(records?.customers.map(({ accountId }) => accountId)).toEqual([3]);
    expect(records?.priceLevels).toEqual({});
  });

  it('are those of the child that a session works for', async () => {
    const records = await shoppingRecords(table, { userId: 'u1', sessionId: 'acting', accountId: 3, parentId: 2 });
    expect(records?.account.id).toBe(3);
  });
});

describe('nobody shops', () => {
  it.each([
    { shopper: { userId: 'u3', sessionId: 's1', accountId: 2 }, why: 'whose user is deactivated' },
    { shopper: { userId: 'u4', sessionId: 's1', accountId: 4 }, why: 'whose account is deactivated' },
    { shopper: { userId: 'nobody', sessionId: 's1', accountId: 2 }, why: 'whom there is not' },
    { shopper: { ...atParent, sessionId: 'over' }, why: 'whose session has ended' },
    { shopper: { ...atParent, accountId: 3, parentId: 2 }, why: 'in a child that the session does not work for' },
    { shopper: { ...atParent, sessionId: 'acting' }, why: 'in the own account while the session works for a child' },
  ])('$why', async ({ shopper }) => {
    expect(await shoppingRecords(table, shopper)).toBeUndefined();
  });
});
