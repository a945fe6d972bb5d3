import { describe, expect, it } from 'vitest';
import { activeCustomers, guestLinesOf } from '#shared/rules/accounts/active-customer.ts';
import { isGuest, mayPurchase } from '#shared/rules/pricing/offered-parts.ts';
import { aCustomer } from '../../builders/customers.ts';

const home = { address1: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' };
const paint = { address1: '9 Oak St', city: 'Aurora', state: 'CO', postalCode: '80011' };
const aftermarket = aCustomer({
  shipToAddress: home,
  shipToPlaces: [{ id: 'paint', name: 'Paint shop', ...paint }],
  defaultShipViaCode: 'TRUCK',
  isPurchaseOrderNumberRequired: true,
  isTaxExempt: true,
});
const salvage = aCustomer({ lineOfBusiness: 'salvage', companyCode: '004', customerNumber: '20042' });
const settings = { linesOfBusiness: ['aftermarket', 'salvage'] as const };
const guest = { customerName: 'Walk-in' };

describe('the customers that a session buys as', () => {
  it.each([
    { choices: {}, customers: [aftermarket, salvage], why: 'the account’s own, if none was chosen' },
    {
      choices: { aftermarket: { shipToId: 'paint' } },
      customers: [{ ...aftermarket, shipToAddress: paint }, salvage],
      why: 'with the chosen address',
    },
    {
      choices: { aftermarket: { shipToId: 'gone' } },
      customers: [aftermarket, salvage],
      why: 'with the default address if the chosen one no longer exists',
    },
    {
      choices: { salvage: { shipToId: 'paint' } },
      customers: [aftermarket, salvage],
      why: 'without the address of the other line of business',
    },
  ])('are $customers.length: $why', ({ choices, customers }) => {
    expect(activeCustomers(2, [aftermarket, salvage], choices)).toEqual(customers);
  });

  it('are a guest if one was chosen, without number, level, terms, address and exemption', () => {
    const [first, second] = activeCustomers(2, [aftermarket, salvage], { aftermarket: { guest } });
    expect(first).toEqual({
      accountId: 2,
      lineOfBusiness: 'aftermarket',
      companyCode: '001',
      customerName: 'Walk-in',
      arTermDescription: '',
      isPurchaseOrderNumberRequired: false,
      isTaxExempt: false,
    });
    expect(second).toEqual(salvage);
  });

  it('are a guest of the usual company if the account has no record for the line of business', () => {
    expect(activeCustomers(2, [aftermarket], { salvage: { guest } })).toMatchObject([
      { customerNumber: '10042' },
      { lineOfBusiness: 'salvage', companyCode: '004', customerName: 'Walk-in' },
    ]);
  });

  it('keep the company of the account’s record as a guest, so that the same parts are seen', () => {
    const canadian = aCustomer({ companyCode: '002' });
    expect(activeCustomers(2, [canadian], { aftermarket: { guest } })).toMatchObject([{ companyCode: '002' }]);
  });
});

it('a guest by choice is like any other guest, but only in that line of business (decision P7)', () => {
  const choices = { aftermarket: { guest } };
  const customers = activeCustomers(2, [aftermarket, salvage], choices);
  expect(customers.map(isGuest)).toEqual([true, false]);
  const mayBuy = (lineOfBusiness: 'aftermarket' | 'salvage') =>
    mayPurchase(lineOfBusiness, { linesOfBusiness: [...settings.linesOfBusiness] }, customers);
  expect([mayBuy('aftermarket'), mayBuy('salvage')]).toEqual([false, true]);
  expect(guestLinesOf(choices)).toEqual(['aftermarket']);
});
