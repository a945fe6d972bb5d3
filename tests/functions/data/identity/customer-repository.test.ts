import { beforeEach, describe, expect, it } from 'vitest';
import { type CustomerRepository, customerRepository } from '#functions/data/identity/customer-repository.ts';
import { accountKey, customerKey, customerNumberKey } from '#functions/data/identity/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { aChild, anAccount } from '../../../builders/accounts.ts';
import { aCustomer } from '../../../builders/customers.ts';
import { overtakenTable } from '../../../support/overtaken-table.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

let table: Table;
let customers: CustomerRepository;
beforeEach(async () => {
  table = await testTable();
  customers = customerRepository(table);
  // Account 2 has the children 3 and 5; account 4 has the child 6.
  const family = [anAccount(), aChild(), anAccount({ id: 4 }), aChild({ id: 5 }), aChild({ id: 6, parentId: 4 })];
  for (const account of family) await putItem(table, accountKey(account.id), account);
});

const { customerNumber: _number, ...aGuest } = aCustomer();
const taken = { code: 'conflict', message: 'This customer number belongs to another parent account.' };
const findOwn = () => customers.find(2, 'aftermarket');
const byScreen = { by: 'Ada Park', from: 'screen', at: '2026-03-02T09:00:00.000Z' } as const;
const byFile = { by: 'customers.csv', from: 'file', at: '2026-03-03T09:00:00.000Z' } as const;

describe('a customer', () => {
  it('is kept for each line of business', async () => {
    const salvage = aCustomer({ lineOfBusiness: 'salvage', companyCode: '004' });
    await customers.save(aCustomer());
    await customers.save(salvage);
    expect(await findOwn()).toMatchObject(aCustomer());
    expect(await customers.find(2, 'salvage')).toMatchObject(salvage);
  });

  it('can be saved again with the same number', async () => {
    await customers.save(aCustomer());
    await customers.save(aCustomer({ priceLevel: 'fleet' }));
    expect(await findOwn()).toMatchObject({ priceLevel: 'fleet', version: 2 });
  });

  it('may be a guest, and get a number', async () => {
    await customers.save(aGuest);
    await customers.save(aCustomer());
    expect(await findOwn()).toMatchObject(aCustomer());
  });

  it('is refused for an account that does not exist', async () => {
    const refusal = { code: 'not_found', message: 'There is no account with this ID.' };
    await expect(customers.save(aCustomer({ accountId: 99 }))).rejects.toMatchObject(refusal);
    expect(await customers.find(99, 'aftermarket')).toBeUndefined();
  });

  it('says who wrote it last, and the same again does not count', async () => {
    await customers.save(aCustomer({ written: byScreen }));
    await customers.save(aCustomer({ written: byFile }));
    expect(await findOwn()).toMatchObject({ written: byScreen, version: 1 });
    await customers.save(aCustomer({ written: byFile, priceLevel: 'fleet' }));
    expect(await findOwn()).toMatchObject({ written: byFile, version: 2, fieldVersions: { priceLevel: 2 } });
  });

  it('keeps both of two changes that are made at once', async () => {
    await customers.save(aCustomer());
    const overtaken = overtakenTable(table, () => customers.save(aCustomer({ isTaxExempt: true })));
    const seen = { accountId: 2, lineOfBusiness: 'aftermarket' } as const;
    await customerRepository(overtaken).change(seen, (before) => ({ ...aCustomer(), ...before, priceLevel: 'fleet' }));
    expect(await findOwn()).toMatchObject({ isTaxExempt: true, priceLevel: 'fleet', version: 3 });
  });

  it('of an older table can be saved, and counts its saves from then on', async () => {
    await putItem(table, customerKey(2, 'aftermarket'), aCustomer());
    await customers.save(aCustomer({ priceLevel: 'fleet' }));
    expect(await findOwn()).toMatchObject({ priceLevel: 'fleet', version: 2 });
  });
});

describe('a customer number', () => {
  it.each([
    { accountId: 2, line: 'aftermarket' as const, why: 'the account above' },
    { accountId: 5, line: 'aftermarket' as const, why: 'another child' },
    { accountId: 2, line: 'salvage' as const, why: 'another line of business' },
  ])('is shared with $why', async ({ accountId, line }) => {
    await customers.save(aCustomer({ accountId: 3 }));
    await customers.save(aCustomer({ accountId, lineOfBusiness: line }));
    expect(await customers.find(accountId, line)).toMatchObject({ customerNumber: '10042' });
  });

  it.each([
    { accountId: 4, why: 'another top-level account' },
    { accountId: 6, why: 'a child of another top-level account' },
  ])('is refused for $why, which changes nothing', async ({ accountId }) => {
    await customers.save(aCustomer({ accountId: 3 }));
    await expect(customers.save(aCustomer({ accountId }))).rejects.toMatchObject(taken);
    expect(await customers.find(accountId, 'aftermarket')).toBeUndefined();
  });

  it('counts within its company', async () => {
    await customers.save(aCustomer());
    await customers.save(aCustomer({ accountId: 4, companyCode: '002' }));
    expect(await customers.find(4, 'aftermarket')).toMatchObject({ companyCode: '002' });
  });

  it.each([
    { next: aCustomer({ customerNumber: '777' }), why: 'has another number' },
    { next: aCustomer({ companyCode: '002' }), why: 'buys from another company' },
    { next: aGuest, why: 'is a guest now' },
  ])('is free for all when the last who had it $why', async ({ next }) => {
    await customers.save(aCustomer());
    await customers.save(next);
    await customers.save(aCustomer({ accountId: 4 }));
    expect(await findOwn()).toMatchObject(next);
  });

  it('stays with its tenant until all who share it have left', async () => {
    await customers.save(aCustomer());
    await customers.save(aCustomer({ accountId: 3 }));
    await customers.save(aGuest);
    await expect(customers.save(aCustomer({ accountId: 4 }))).rejects.toMatchObject(taken);
    await customers.save({ ...aGuest, accountId: 3 });
    await customers.save(aCustomer({ accountId: 4 }));
    await expect(customers.save(aCustomer())).rejects.toMatchObject(taken);
  });

  it('goes to one tenant when two take it at once', async () => {
    const saves = [2, 4].map((accountId) => customers.save(aCustomer({ accountId })));
    const settled = await Promise.allSettled(saves);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('frees the first when two are given at the same time to a new customer', async () => {
    const overtaken = overtakenTable(table, () => customers.save(aCustomer({ customerNumber: '1' })));
    await customerRepository(overtaken).save(aCustomer({ customerNumber: '2' }));
    expect(await findOwn()).toMatchObject({ customerNumber: '2' });
    await customers.save(aCustomer({ accountId: 4, customerNumber: '1' }));
  });

  it('is one when several are given at once', async () => {
    const numbers = ['1', '2', '3', '4'];
    await Promise.all(numbers.map((customerNumber) => customers.save(aCustomer({ customerNumber }))));
    const kept = (await findOwn())?.customerNumber;
    const free = numbers.filter((number) => number !== kept);
    for (const customerNumber of free) await customers.save(aCustomer({ accountId: 4, customerNumber }));
    await expect(customers.save(aCustomer({ accountId: 4, customerNumber: kept }))).rejects.toMatchObject(taken);
  });
});

describe('a marker from before numbers could be shared', () => {
  beforeEach(async () => {
    await putItem(table, customerKey(3, 'aftermarket'), aCustomer({ accountId: 3 }));
    await putItem(table, customerNumberKey('001', '10042'), { accountId: 3, lineOfBusiness: 'aftermarket' });
  });

  it('keeps the number from another tenant', async () => {
    await expect(customers.save(aCustomer({ accountId: 4 }))).rejects.toMatchObject(taken);
  });

  it('lets the tenant share it, also when the first who had it leaves', async () => {
    await customers.save(aCustomer());
    await customers.save({ ...aGuest, accountId: 3 });
    await expect(customers.save(aCustomer({ accountId: 4 }))).rejects.toMatchObject(taken);
  });

  it('frees the number when the only one who had it leaves', async () => {
    await customers.save({ ...aGuest, accountId: 3 });
    await customers.save(aCustomer({ accountId: 4 }));
    expect(await customers.find(4, 'aftermarket')).toMatchObject({ customerNumber: '10042' });
  });
});
