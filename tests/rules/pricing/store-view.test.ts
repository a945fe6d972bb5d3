import { describe, expect, it } from 'vitest';
import { shownPrice, storeMargins } from '#shared/rules/pricing/store-view.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aShoppingAccount, aSignedInCustomer, aSignedInUser } from '../../builders/store.ts';

const band = { low: cents(0), high: cents(100_000), percentage: basisPoints(4000) };
const withMargins = { margins: { aftermarket: [band], salvage: [] }, marginOnCost: true };
const aBuyer = (account: object, customers = [aSignedInCustomer()]) =>
  aSignedInUser({ account: aShoppingAccount({ ...withMargins, ...account }), customers });

describe('store prices can be shown', () => {
  it('to a user with a customer, if margins are configured', () => {
    expect(storeMargins(aBuyer({}))).toEqual({ aftermarketMargins: [band], salvageMargins: [], marginOnCost: true });
  });

  it('with margin on price, where the account does not say', () => {
    expect(storeMargins(aBuyer({ marginOnCost: null }))).toMatchObject({ marginOnCost: false });
  });

  it('where both lines have as many margins', () => {
    const margins = { aftermarket: [band], salvage: [band] };
    expect(storeMargins(aBuyer({ margins }))).toMatchObject({ aftermarketMargins: [band], salvageMargins: [band] });
  });

  it.each([
    { why: 'margins are not shown', user: aBuyer({ showMargins: false }) },
    { why: 'prices are not shown', user: aBuyer({ showPrices: false }) },
    { why: 'no margins were sent', user: aBuyer({ margins: null }) },
    { why: 'none are configured', user: aBuyer({ margins: { aftermarket: [], salvage: [] } }) },
    { why: 'there is no customer', user: aBuyer({}, []) },
    { why: 'all customers are guests', user: aBuyer({}, [aSignedInCustomer({ isGuest: true })]) },
  ])('not if $why', ({ user }) => {
    expect(storeMargins(user)).toBeUndefined();
  });
});

describe('the price on a screen', () => {
  const margins = storeMargins(aBuyer({}));
  it.each([
    { why: "the account's own view", view: 'customer', line: 'aftermarket', price: 10_000, shown: 10_000 },
    { why: 'the store view, 40 % on cost', view: 'store', line: 'aftermarket', price: 10_000, shown: 14_000 },
    { why: 'a line without margins', view: 'store', line: 'salvage', price: 10_000, shown: 10_000 },
  ] as const)('is $shown in $why', ({ view, line: lineOfBusiness, price, shown }) => {
    expect(shownPrice(cents(price), lineOfBusiness, { view, margins })).toBe(shown);
  });

  it('is null if the account shows no prices', () => {
    expect(shownPrice(null, 'aftermarket', { view: 'store', margins })).toBeNull();
  });

  it("is the account's own if there is no store view anymore", () => {
    expect(shownPrice(cents(10_000), 'aftermarket', { view: 'store', margins: undefined })).toBe(10_000);
  });
});
