import { expect, it } from 'vitest';
import { shopper } from '#functions/catalogue/shopper.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { basisPoints } from '#shared/values/money.ts';
import { anAccount } from '../../builders/accounts.ts';
import { anActor } from '../../builders/people.ts';

const level = { name: 'collision', description: '', discount: basisPoints(10_00), discounts: {} };
const records = {
  account: effectiveAccount(anAccount()),
  customers: [],
  priceLevels: { aftermarket: level, salvage: level },
};

it.each([
  { guestLines: undefined, levels: ['aftermarket', 'salvage'], why: 'nobody goes as a guest' },
  { guestLines: ['aftermarket'] as const, levels: ['salvage'], why: 'a guest pays list in that line (decision P7)' },
  { guestLines: ['aftermarket', 'salvage'] as const, levels: [], why: 'a guest in both lines pays list in both' },
])('looks with the price levels of $levels: $why', ({ guestLines, levels }) => {
  expect(Object.keys(shopper(records, anActor({ guestLines })).priceLevels)).toEqual(levels);
});
