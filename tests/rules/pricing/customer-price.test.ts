import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPriced, type PriceablePart, partPrice } from '#shared/rules/pricing/customer-price.ts';
import { basisPoints, cents } from '#shared/values/money.ts';

const gold = {
  name: 'gold',
  description: 'Gold',
  discount: basisPoints(10_00),
  discounts: { brakes: basisPoints(33_33), free: basisPoints(100_00), dearer: basisPoints(-20_00) },
};

/** List price 100.00, without an explicit price and without a discount of its own. */
const aPart = (overrides: Partial<PriceablePart> = {}): PriceablePart => ({
  partNumber: 'GM1000101',
  flags: [],
  list: 1_000_000,
  discountCode: 'hoods',
  ...overrides,
});

describe('the customer price of a selling unit', () => {
  it.each([
    { part: {}, level: undefined, eaches: 1, list: 100_00, customer: 100_00, why: 'a guest pays list' },
    { part: {}, level: gold, eaches: 1, list: 100_00, customer: 90_00, why: 'a level has a discount for the rest' },
    {
      part: { discountCode: 'brakes' },
      level: gold,
      eaches: 1,
      list: 100_00,
      customer: 66_67,
      why: 'a product line or part type has a discount of its own',
    },
    {
      part: { levels: { gold: 500_000 } },
      level: gold,
      eaches: 1,
      list: 100_00,
      customer: 50_00,
      why: 'an explicit price takes precedence over discounts',
    },
    {
      part: { levels: { silver: 500_000 } },
      level: gold,
      eaches: 1,
      list: 100_00,
      customer: 90_00,
      why: 'an explicit price of another level does not apply',
    },
    {
      part: { levels: { gold: 1_200_000 } },
      level: gold,
      eaches: 1,
      list: 120_00,
      customer: 120_00,
      why: 'the list price is never below what is paid',
    },
    {
      part: { discountCode: 'dearer' },
      level: gold,
      eaches: 1,
      list: 120_00,
      customer: 120_00,
      why: 'a discount below nothing is a surcharge',
    },
    { part: { list: 12_345 }, level: undefined, eaches: 12, list: 14_81, customer: 14_81, why: 'it is floored once' },
    {
      part: { list: 33_333, discountCode: 'brakes' },
      level: gold,
      eaches: 3,
      list: 9_99,
      customer: 6_66,
      why: 'neither each nor discount is floored by itself',
    },
    {
      part: { discountCode: 'free' },
      level: gold,
      eaches: 1,
      list: 100_00,
      customer: 0,
      why: 'the discount is 100 percent',
    },
    { part: { list: 0 }, level: gold, eaches: 1, list: 0, customer: 0, why: 'the price is unknown' },
    { part: { partNumber: '60421 CORE' }, level: gold, eaches: 1, list: 0, customer: 0, why: 'a core item is free' },
    { part: { flags: ['core'] }, level: undefined, eaches: 1, list: 0, customer: 0, why: 'its feed says it is a core' },
  ])('is $customer cents of $list, because $why', ({ part, level, eaches, list, customer }) => {
    expect(partPrice(aPart(part), level, eaches)).toEqual({ listPrice: list, customerPrice: customer });
  });

  it.each([
    { listPrice: 1_00, customerPrice: 1_00, priced: true },
    { listPrice: 1_00, customerPrice: 0, priced: false },
    { listPrice: 0, customerPrice: 0, priced: false },
    { listPrice: 0, customerPrice: 1_00, priced: false },
  ])('of $customerPrice with list price $listPrice makes the part available: $priced', (price) => {
    const { listPrice, customerPrice, priced } = price;
    expect(isPriced({ listPrice: cents(listPrice), customerPrice: cents(customerPrice) })).toBe(priced);
  });

  it('is the exact share of the exact price, floored to the cent, and never above the list price', () => {
    const list = fc.integer({ min: 0, max: 4_294_967_295 });
    const eaches = fc.integer({ min: 1, max: 144 });
    const discount = fc.integer({ min: 0, max: 100_00 });
    fc.assert(
      fc.property(list, eaches, discount, (price, units, share) => {
        const level = { ...gold, discount: basisPoints(share), discounts: {} };
        const { listPrice, customerPrice } = partPrice(aPart({ list: price }), level, units);
        const exact = (BigInt(price) * BigInt(units) * BigInt(100_00 - share)) / 1_000_000n;
        expect(customerPrice).toBe(Number(exact));
        expect(listPrice).toBeGreaterThanOrEqual(customerPrice);
      }),
    );
  });
});
