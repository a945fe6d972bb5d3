import { beforeEach, describe, expect, it } from 'vitest';
import { type CustomerRepository, customerRepository } from '#functions/data/identity/customer-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { aCustomer } from '../../../builders/customers.ts';
import { overtakenTable } from '../../../support/overtaken-table.ts';
import { testTable } from '../../../support/test-table.ts';

let table: Table;
let customers: CustomerRepository;
beforeEach(async () => {
  table = await testTable();
  customers = customerRepository(table);
});

const { customerNumber: _number, ...aGuest } = aCustomer();
const taken = { code: 'conflict', message: 'Another account already uses this customer number.' };

describe('a customer', () => {
  it('is kept for each line of business', async () => {
    const salvage = aCustomer({ lineOfBusiness: 'salvage', companyCode: '004' });
    await customers.save(aCustomer());
    await customers.save(salvage);
    expect(await customers.find(2, 'aftermarket')).toEqual(aCustomer());
    expect(await customers.find(2, 'salvage')).toEqual(salvage);
  });

  it('can be saved again with the same number', async () => {
    await customers.save(aCustomer());
    await customers.save(aCustomer({ priceLevel: 'fleet' }));
    expect(await customers.find(2, 'aftermarket')).toMatchObject({ priceLevel: 'fleet' });
  });

  it('has its number alone within the company', async () => {
    await customers.save(aCustomer());
    await expect(customers.save(aCustomer({ accountId: 3 }))).rejects.toMatchObject(taken);
    await customers.save(aCustomer({ accountId: 3, companyCode: '002' }));
    expect(await customers.find(3, 'aftermarket')).toMatchObject({ companyCode: '002' });
  });

  it.each([
    { next: aCustomer({ customerNumber: '777' }), why: 'it has another number' },
    { next: aCustomer({ companyCode: '002' }), why: 'it buys from another company' },
    { next: aGuest, why: 'it is a guest now' },
  ])('frees its number when $why', async ({ next }) => {
    await customers.save(aCustomer());
    await customers.save(next);
    await customers.save(aCustomer({ accountId: 3 }));
    expect(await customers.find(2, 'aftermarket')).toEqual(next);
  });

  it('may be a guest, and get a number', async () => {
    await customers.save(aGuest);
    await customers.save(aCustomer());
    expect(await customers.find(2, 'aftermarket')).toEqual(aCustomer());
  });

  it('frees the first number when two are given at the same time to a new customer', async () => {
    const overtaken = overtakenTable(table, () => customers.save(aCustomer({ customerNumber: '1' })));
    await customerRepository(overtaken).save(aCustomer({ customerNumber: '2' }));
    expect(await customers.find(2, 'aftermarket')).toEqual(aCustomer({ customerNumber: '2' }));
    await customers.save(aCustomer({ accountId: 3, customerNumber: '1' }));
  });

  it('ends with one number when several are given at once', async () => {
    const numbers = ['1', '2', '3', '4'];
    await Promise.all(numbers.map((customerNumber) => customers.save(aCustomer({ customerNumber }))));
    const kept = (await customers.find(2, 'aftermarket'))?.customerNumber;
    const free = numbers.filter((number) => number !== kept);
    await Promise.all(
      free.map((customerNumber, index) => customers.save(aCustomer({ accountId: 10 + index, customerNumber }))),
    );
    await expect(customers.save(aCustomer({ accountId: 20, customerNumber: kept }))).rejects.toMatchObject(taken);
  });
});
