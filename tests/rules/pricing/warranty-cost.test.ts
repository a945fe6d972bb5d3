import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import {
  NO_WARRANTY,
  selectedWarranty,
  warrantiesOf,
  warrantyCost,
  warrantyListOf,
} from '#shared/rules/pricing/warranty-cost.ts';
import { basisPoints, cents } from '#shared/values/money.ts';

const facts = { code: '6L', description: '6 Month Parts and Labor', default: false } as const;
const share = (percentage: number, minimumCost: number) => ({
  ...facts,
  method: 'Percentage' as const,
  percentage: basisPoints(percentage),
  minimumCost: cents(minimumCost),
});
const range = (...values: readonly (readonly [top: number, cost: number])[]) => ({
  ...facts,
  method: 'Range' as const,
  values: values.map(([top, cost]) => ({ top: cents(top), cost: cents(cost) })),
});

describe('the cost of a warranty', () => {
  it.each([
    { warranty: share(15_00, 100_00), price: 200_00, cost: 100_00, why: 'M07: the minimum is more than 30.00' },
    { warranty: share(15_00, 100_00), price: 1000_00, cost: 150_00, why: 'M07: the percentage is more' },
    { warranty: share(15_00, 0), price: 99_99, cost: 14_99, why: 'it is floored to the cent' },
    { warranty: share(0, 0), price: 99_99, cost: 0, why: 'it is free' },
    { warranty: range([50_00, 5_00], [100_00, 9_00]), price: 50_00, cost: 5_00, why: 'the price is the top of a band' },
    { warranty: range([50_00, 5_00], [100_00, 9_00]), price: 50_01, cost: 9_00, why: 'the next band begins there' },
    { warranty: range([50_00, 5_00]), price: 50_01, cost: undefined, why: 'no range reaches that price' },
    { warranty: range([50_00, -5_00]), price: 1_00, cost: 0, why: 'a warranty never costs less than zero' },
    { warranty: range(), price: 1_00, cost: undefined, why: 'it has no bands' },
  ])('of a part at $price cents is $cost, because $why', ({ warranty, price, cost }) => {
    expect(warrantyCost(warranty, cents(price))).toBe(cost);
  });

  it('by percentage never falls when the price rises, nor below the minimum', () => {
    fc.assert(
      fc.property(fc.nat(50_00), fc.nat(500_00), fc.nat(10_000_00), fc.nat(1000_00), (rate, minimum, price, more) => {
        const cost = warrantyCost(share(rate, minimum), cents(price)) ?? -1;
        expect(cost).toBeGreaterThanOrEqual(minimum);
        expect(warrantyCost(share(rate, minimum), cents(price + more))).toBeGreaterThanOrEqual(cost);
      }),
    );
  });
});

const { majorWarranty, otherWarranty } = ACCOUNT_DEFAULTS;

describe('the warranties of a part', () => {
  it.each([
    { flags: ['major'], settings: {}, warranties: majorWarranty, why: 'it is major mechanical' },
    { flags: ['other'], settings: {}, warranties: otherWarranty, why: 'it is other mechanical' },
    { flags: ['major', 'other'], settings: {}, warranties: majorWarranty, why: 'major takes precedence over other' },
    { flags: ['capa'], settings: {}, warranties: [], why: 'it is neither' },
    { flags: ['major'], settings: { useWarranties: false }, warranties: [], why: 'the account has none' },
    { flags: ['major'], settings: { showWarranties: false }, warranties: [], why: 'the account shows none' },
    { flags: ['major', 'core'], settings: {}, warranties: [], why: 'a core item has none' },
  ])('are $warranties.length, because $why', ({ flags, settings, warranties }) => {
    expect(warrantiesOf({ flags }, { ...ACCOUNT_DEFAULTS, ...settings })).toEqual(warranties);
  });
});

describe('the warranty of a line', () => {
  const usual = majorWarranty.map((warranty) => ({ ...warranty, default: warranty.code === '12L' }));
  it.each([
    { choice: undefined, of: usual, code: '12L', cost: 150_00, why: 'the account has a default' },
    { choice: undefined, of: majorWarranty, code: undefined, cost: undefined, why: 'none is the default' },
    { choice: '24L', of: usual, code: '24L', cost: 200_00, why: 'it was chosen' },
    { choice: NO_WARRANTY, of: usual, code: undefined, cost: undefined, why: 'none was wanted' },
    { choice: '6P', of: usual, code: '12L', cost: 150_00, why: 'the chosen one is no longer offered' },
  ])('is $code, because $why', ({ choice, of, code, cost }) => {
    const selected = selectedWarranty(choice, of, cents(100_00));
    expect([selected?.code, selected?.cost]).toEqual([code, cost]);
  });
});

it.each([
  { flags: ['major'], list: 'majorWarranty', why: 'an engine' },
  { flags: ['other'], list: 'otherWarranty', why: 'another mechanical part' },
  { flags: ['capa'], list: undefined, why: 'a body part' },
  { flags: ['major', 'core'], list: undefined, why: 'a core' },
])('the list of $flags is $list: $why', ({ flags, list }) => {
  expect(warrantyListOf({ flags })).toBe(list);
});
