import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { hasStoreView, retailPrice } from '#shared/rules/pricing/retail-price.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aCustomer } from '../../builders/customers.ts';

const band = (low: number, high: number, percentage: number) => ({
  low: cents(low),
  high: cents(high),
  percentage: basisPoints(percentage),
});
const bands = [band(0, 50_00, 60_00), band(50_00, 100_00, 50_00), band(100_00, 500_00, 40_00)];
const onCost = { aftermarketMargins: bands, salvageMargins: [], marginOnCost: true };
const onPrice = { ...onCost, marginOnCost: false };

describe('the retail price', () => {
  it.each([
    { price: 100_00, settings: onCost, retail: 140_00, why: 'M08: 40 percent are put on the cost' },
    { price: 100_00, settings: onPrice, retail: 166_66, why: 'M08: 40 percent of it are margin, floored' },
    { price: 49_99, settings: onCost, retail: 79_98, why: 'it is below the end of the first band' },
    { price: 50_00, settings: onCost, retail: 75_00, why: 'a band includes its low' },
    { price: 500_00, settings: onCost, retail: 500_00, why: 'it is above the last band' },
    {
      price: 75_00,
      settings: { ...onCost, aftermarketMargins: [band(0, 50_00, 60_00), band(100_00, 200_00, 40_00)] },
      retail: 75_00,
      why: 'it is in a gap',
    },
    { price: 0, settings: onPrice, retail: 0, why: 'zero stays zero' },
    {
      price: 100_00,
      settings: { ...onPrice, aftermarketMargins: [band(0, 500_00, 100_00)] },
      retail: 100_00,
      why: 'margin that is all of the price is none',
    },
    {
      price: 100_00,
      settings: { ...onPrice, aftermarketMargins: [band(0, 500_00, 120_00)] },
      retail: 100_00,
      why: 'M10: a band that was meant for cost can’t be all of a price, nor more',
    },
  ])('of $price cents is $retail, because $why', ({ price, settings, retail }) => {
    expect(retailPrice(cents(price), 'aftermarket', settings)).toBe(retail);
  });

  it('of salvage uses its own bands', () => {
    expect(retailPrice(cents(100_00), 'salvage', { ...onCost, salvageMargins: [band(0, 999_00, 10_00)] })).toBe(110_00);
  });

  it('is never below the price, and keeps the margin to within a cent', () => {
    fc.assert(
      fc.property(fc.nat(10_000_00), fc.integer({ min: 0, max: 99_99 }), (price, percentage) => {
        const settings = { ...onPrice, aftermarketMargins: [band(0, 10_000_01, percentage)] };
        const retail = retailPrice(cents(price), 'aftermarket', settings);
        expect(retail).toBeGreaterThanOrEqual(price);
        expect(retail * (10_000 - percentage)).toBeLessThanOrEqual(price * 10_000);
        expect((retail + 1) * (10_000 - percentage)).toBeGreaterThan(price * 10_000);
      }),
    );
  });
});

describe('the store view', () => {
  it.each([
    { settings: {}, customers: [aCustomer()], has: true, why: 'there are customers and margins' },
    { settings: {}, customers: [], has: false, why: 'there is no customer' },
    { settings: {}, customers: [aCustomer({ customerNumber: undefined })], has: false, why: 'the user is a guest' },
    { settings: { aftermarketMargins: [] }, customers: [aCustomer()], has: false, why: 'no margins are configured' },
    { settings: { salvageMargins: bands }, customers: [aCustomer()], has: true, why: 'both lines have margins' },
    { settings: { showMargins: false }, customers: [aCustomer()], has: false, why: 'the account shows no margins' },
    { settings: { showPrices: false }, customers: [aCustomer()], has: false, why: 'the account shows no prices' },
  ])('is available: $has, because $why', ({ settings, customers, has }) => {
    expect(hasStoreView({ ...ACCOUNT_DEFAULTS, ...onCost, ...settings }, customers)).toBe(has);
  });
});
