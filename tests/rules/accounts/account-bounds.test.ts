import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_MONEY, MOST_PERCENTAGE } from '#shared/rules/accounts/account-bounds.ts';
import { checkAccount } from '#shared/rules/accounts/account-checks.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { corePrice } from '#shared/rules/pricing/core-charge.ts';
import { lineTotal } from '#shared/rules/pricing/line-total.ts';
import { retailPrice } from '#shared/rules/pricing/retail-price.ts';
import { pricedWarranties } from '#shared/rules/pricing/warranty-cost.ts';
import { chargedShippingFee } from '#shared/rules/shipping/shipping-fee.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { anAccount } from '../../builders/accounts.ts';

type Settings = Account['settings'];
type Warranty = NonNullable<Settings['majorWarranty']>[number];

const band = (low: number, high: number, percentage = 10_00) => ({
  low: cents(low),
  high: cents(high),
  percentage: basisPoints(percentage),
});
const facts = { code: '6P', description: '', default: false } as const;
const range = (...values: readonly (readonly [top: number, cost: number])[]): Warranty => ({
  ...facts,
  method: 'Range',
  values: values.map(([top, cost]) => ({ top: cents(top), cost: cents(cost) })),
});
const percentage = (rate: number, minimum: number): Warranty => ({
  ...facts,
  method: 'Percentage',
  percentage: basisPoints(rate),
  minimumCost: cents(minimum),
});
const day = { open: '08:00', close: '17:00', active: true };
const week = (monday: typeof day): Settings['customerServiceHours'] => ({
  monday,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});
const save = (settings: Settings) => () => checkAccount(anAccount({ settings }));

describe('settings that can’t be stored:', () => {
  it.each<{ settings: Settings; text: string; why: string }>([
    {
      settings: { minimumCoreCharge: cents(-1) },
      text: ACCOUNT_TEXTS.coreMinimumOutOfBounds,
      why: 'a negative minimum core',
    },
    {
      settings: { minimumCoreCharge: cents(MOST_MONEY + 1) },
      text: ACCOUNT_TEXTS.coreMinimumOutOfBounds,
      why: 'a minimum core above all amounts',
    },
    {
      settings: { shippingCalculationAmount: cents(-1) },
      text: ACCOUNT_TEXTS.shippingAmountOutOfBounds,
      why: 'a negative shipping amount',
    },
    {
      settings: { shippingCalculationMethod: 3, shippingCalculationAmount: cents(MOST_PERCENTAGE + 1) },
      text: ACCOUNT_TEXTS.shippingAmountOutOfBounds,
      why: 'a shipping percentage above all',
    },
    { settings: { linesOfBusiness: [] }, text: ACCOUNT_TEXTS.noLineOfBusiness, why: 'no line of business' },
    { settings: { linesOfBusiness: ['salvage', 'salvage'] }, text: ACCOUNT_TEXTS.repeatedLine, why: 'a line twice' },
    {
      settings: { nationalSearchLinesOfBusiness: ['salvage', 'salvage'] },
      text: ACCOUNT_TEXTS.repeatedLine,
      why: 'a line of the national search twice',
    },
    {
      settings: { checkoutRequirements: ['Vin', 'Mileage', 'Vin'] },
      text: ACCOUNT_TEXTS.repeatedRequirement,
      why: 'a requirement twice',
    },
    {
      settings: { aftermarketMargins: [band(0, 10_00, -1)] },
      text: ACCOUNT_TEXTS.marginOutOfBounds,
      why: 'a negative margin',
    },
    {
      settings: { salvageMargins: [band(-1, 10_00)] },
      text: ACCOUNT_TEXTS.marginOutOfBounds,
      why: 'a band from below zero',
    },
    {
      settings: { salvageMargins: [band(10_00, 5_00)] },
      text: ACCOUNT_TEXTS.marginBandsOutOfOrder,
      why: 'low above high',
    },
    {
      settings: { salvageMargins: [band(5_00, 5_00)] },
      text: ACCOUNT_TEXTS.marginBandsOutOfOrder,
      why: 'an empty band',
    },
    {
      settings: { aftermarketMargins: [band(0, 10_00), band(9_99, 20_00)] },
      text: ACCOUNT_TEXTS.marginBandsOutOfOrder,
      why: 'bands that overlap',
    },
    {
      settings: { aftermarketMargins: [band(10_00, 20_00), band(0, 10_00)] },
      text: ACCOUNT_TEXTS.marginBandsOutOfOrder,
      why: 'bands out of order',
    },
    {
      settings: { majorWarranty: [range([10_00, -1])] },
      text: ACCOUNT_TEXTS.warrantyOutOfBounds,
      why: 'a negative cost',
    },
    {
      settings: { majorWarranty: [range([10_00, 1_00], [20_00, -1])] },
      text: ACCOUNT_TEXTS.warrantyOutOfBounds,
      why: 'a negative cost above others that are none',
    },
    {
      settings: { majorWarranty: [percentage(-1, 0)] },
      text: ACCOUNT_TEXTS.warrantyOutOfBounds,
      why: 'a negative percentage',
    },
    {
      settings: { otherWarranty: [percentage(10_00, -1)] },
      text: ACCOUNT_TEXTS.warrantyOutOfBounds,
      why: 'a negative minimum',
    },
    {
      settings: { otherWarranty: [range([20_00, 2_00], [10_00, 1_00])] },
      text: ACCOUNT_TEXTS.warrantyRangesOutOfOrder,
      why: 'ranges out of order',
    },
    {
      settings: { otherWarranty: [range([10_00, 1_00], [10_00, 2_00])] },
      text: ACCOUNT_TEXTS.warrantyRangesOutOfOrder,
      why: 'a range twice',
    },
    {
      settings: { customerServiceHours: week({ open: '', close: '17:00', active: true }) },
      text: ACCOUNT_TEXTS.serviceHoursWithoutTimes,
      why: 'an active day without the time when it opens',
    },
    {
      settings: { customerServiceHours: week({ open: '08:00', close: '', active: true }) },
      text: ACCOUNT_TEXTS.serviceHoursWithoutTimes,
      why: 'an active day without the time when it closes',
    },
  ])('$why', ({ settings, text }) => {
    expect(save(settings)).toThrow(text);
  });
});

describe('settings that can be stored:', () => {
  it.each<{ settings: Settings; why: string }>([
    { settings: { aftermarketMargins: [band(0, 10_00), band(10_00, 20_00)] }, why: 'bands that follow each other' },
    { settings: { aftermarketMargins: [band(0, 10_00), band(15_00, 20_00)] }, why: 'bands with a gap' },
    { settings: { otherWarranty: [range([10_00, 0], [99_999_00, 25_00])] }, why: 'ranges that go up' },
    { settings: { shippingCalculationMethod: 3, shippingCalculationAmount: cents(5_50) }, why: 'a percentage' },
    { settings: { minimumCoreCharge: MOST_MONEY }, why: 'the highest amount' },
    {
      settings: { shippingCalculationMethod: 2, shippingCalculationAmount: cents(MOST_PERCENTAGE + 1) },
      why: 'a shipping amount above the highest percentage',
    },
    { settings: { linesOfBusiness: ['salvage'] }, why: 'one line' },
    {
      settings: { customerServiceHours: week({ open: '', close: '', active: false }) },
      why: 'a closed day without times',
    },
  ])('$why', ({ settings }) => {
    expect(save(settings)).not.toThrow();
  });
});

it('an active day without times is refused with the text of the specification (admin 5)', () => {
  expect(ACCOUNT_TEXTS.serviceHoursWithoutTimes).toBe('All active customer service hours must have dates.');
});

/** Mostly valid values, so that most of the settings can be stored. */
const mostly = (max: number) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min: 0, max }) },
    { weight: 1, arbitrary: fc.integer({ min: -max, max: -1 }) },
    { weight: 1, arbitrary: fc.maxSafeInteger() },
  );
const amount = mostly(500_00).map(cents);
const rate = mostly(150_00).map(basisPoints);
const bands = fc.oneof(
  fc.array(fc.record({ low: amount, high: amount, percentage: rate }), { maxLength: 3 }),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 500_00 }), { minLength: 2, maxLength: 5 })
    .map((edges) => edges.toSorted((one, other) => one - other))
    .chain((edges) =>
      fc
        .array(rate, { minLength: edges.length - 1, maxLength: edges.length - 1 })
        .map((rates) => rates.map((each, index) => band(edges[index] ?? 0, edges[index + 1] ?? 0, each))),
    ),
);
const warranty: fc.Arbitrary<Warranty> = fc.oneof(
  fc.record({
    code: fc.constant('6P' as const),
    description: fc.constant(''),
    default: fc.boolean(),
    method: fc.constant('Percentage' as const),
    percentage: rate,
    minimumCost: amount,
  }),
  fc.record({
    code: fc.constant('6P' as const),
    description: fc.constant(''),
    default: fc.boolean(),
    method: fc.constant('Range' as const),
    values: fc.array(fc.record({ top: amount, cost: amount }), { maxLength: 2 }),
  }),
);
const moneySettings = fc.record({
  coreChargeType: fc.constantFrom(0, 1, 2),
  minimumCoreCharge: amount,
  shippingCalculationMethod: fc.constantFrom(0, 1, 2, 3, 4),
  shippingCalculationAmount: amount,
  marginOnCost: fc.boolean(),
  aftermarketMargins: bands,
  salvageMargins: bands,
  majorWarranty: fc.array(warranty, { maxLength: 1 }),
  otherWarranty: fc.array(warranty, { maxLength: 1 }),
}) as fc.Arbitrary<Settings>;
const sold = fc.record({
  price: fc.integer({ min: 0, max: 50_000_00 }).map(cents),
  quoted: fc.integer({ min: 0, max: 5_000_00 }).map(cents),
  /** Ten-thousandths of a dollar. */
  core: fc.integer({ min: 0, max: 5_000_00_00 }),
  quantity: fc.integer({ min: 1, max: 999 }),
});

it('no settings that can be stored make a price, a fee or a total negative', () => {
  fc.assert(
    fc.property(moneySettings, sold, (own, { price, quoted, core, quantity }) => {
      const account = anAccount({ settings: own });
      try {
        checkAccount(account);
      } catch {
        return;
      }
      const { settings } = effectiveAccount(account);
      const coreCharge = corePrice(core, 1, settings);
      const warranties = [...settings.majorWarranty, ...settings.otherWarranty];
      const costs = pricedWarranties(warranties, price).map(({ cost }) => cost);
      const retail = (['aftermarket', 'salvage'] as const).map((lineOfBusiness) =>
        retailPrice(price, lineOfBusiness, settings),
      );
      const totals = [cents(0), ...costs].map((cost) =>
        lineTotal({ price, core: coreCharge, warranty: cost }, quantity, settings.coreChargeType),
      );
      const amounts = [coreCharge, ...costs, ...retail, ...totals, chargedShippingFee(quoted, settings)];
      expect(amounts.filter((each) => each < 0)).toEqual([]);
      expect(Math.min(...retail)).toBeGreaterThanOrEqual(price);
    }),
    { numRuns: 2000 },
  );
});
