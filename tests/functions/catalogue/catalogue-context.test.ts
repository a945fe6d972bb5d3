import { expect, it } from 'vitest';
import { catalogueSelling } from '#functions/catalogue/catalogue-context.ts';
import { searchCaller } from '#functions/catalogue/search-caller.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { basisPoints } from '#shared/values/money.ts';
import { anAccount } from '../../builders/accounts.ts';
import { aCustomer } from '../../builders/customers.ts';
import { anActor } from '../../builders/people.ts';

const level = { name: 'collision', description: '', discount: basisPoints(10_00), discounts: {} };
const records = {
  account: effectiveAccount(anAccount()),
  customers: [aCustomer(), aCustomer({ lineOfBusiness: 'salvage', companyCode: '004' })],
  priceLevels: { aftermarket: level, salvage: level },
};
const noLocations = { locations: [], locationOf: () => undefined };

it.each([
  { guestLines: undefined, levels: ['aftermarket', 'salvage'], why: 'nobody goes as a guest' },
  { guestLines: ['aftermarket'] as const, levels: ['salvage'], why: 'a guest pays list in that line (decision P7)' },
  { guestLines: ['aftermarket', 'salvage'] as const, levels: [], why: 'a guest in both lines pays list in both' },
])('looks with the price levels of $levels: $why', ({ guestLines, levels }) => {
  const selling = catalogueSelling(records, anActor({ guestLines }), noLocations, new Date());
  expect(Object.keys(searchCaller({ selling, point: undefined }).priceLevels)).toEqual(levels);
});
