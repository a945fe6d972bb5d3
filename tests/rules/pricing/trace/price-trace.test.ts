import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { priceTrace } from '#shared/rules/pricing/trace/price-trace.ts';
import type { TracedSale } from '#shared/rules/pricing/trace/traced-sale.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import {
  customerNamed,
  levelNamed,
  marginBand,
  marginOnCost,
  marginOnPrice,
  PRICE_TRACE_TEXTS,
  percentOnTop,
  SHIPPING_RULES,
  shareOfListPrice,
  warrantyNamed,
} from '#shared/texts/admin/price-trace-texts.ts';
import type { PriceStepName } from '#shared/values/accounts/price-steps.ts';
import { basisPoints, cents } from '#shared/values/money.ts';

const bands = [{ low: cents(50_00), high: cents(100_00), percentage: basisPoints(40_00) }];
const warranty: AccountSettings['majorWarranty'] = [
  { code: '6P', description: '', method: 'Range', values: [{ top: cents(80_00), cost: cents(9_00) }], default: true },
];
const settings: AccountSettings = {
  ...ACCOUNT_DEFAULTS,
  aftermarketMargins: bands,
  useWarranties: true,
  showWarranties: true,
};
const sale: Omit<TracedSale, 'settings'> = {
  partNumber: 'A100',
  lineOfBusinessKey: 'aftermarket',
  flags: [],
  eaches: 2,
  core: 6_0000,
  listPrice: cents(102_86),
  customerPrice: cents(72_00),
  customers: [{ lineOfBusinessKey: 'aftermarket', customerNumber: '30020' }],
  level: { name: 'fleet', share: 70_00 },
};

interface Case {
  readonly of?: Partial<Omit<TracedSale, 'settings'>>;
  readonly with?: Partial<AccountSettings>;
  readonly name: string;
  readonly detail: string;
  readonly after: number | null;
  readonly code: number | null;
}
const guest = { customers: [], level: null };
const major = { flags: ['major'] };

const CASES: Readonly<Record<PriceStepName, readonly Case[]>> = {
  list: [{ name: PRICE_TRACE_TEXTS.list, detail: '', after: 102_86, code: null }],
  level: [
    { name: levelNamed('fleet'), detail: shareOfListPrice('70'), after: 72_00, code: 202 },
    {
      of: { level: { name: 'fleet', share: null } },
      name: levelNamed('fleet'),
      detail: PRICE_TRACE_TEXTS.explicit,
      after: 72_00,
      code: 202,
    },
    {
      of: { ...guest, customerPrice: cents(102_86) },
      name: PRICE_TRACE_TEXTS.noLevel,
      detail: PRICE_TRACE_TEXTS.listCounts,
      after: 102_86,
      code: 202,
    },
    {
      of: { flags: ['core'], customerPrice: cents(0) },
      name: levelNamed('fleet'),
      detail: PRICE_TRACE_TEXTS.soldAsCore,
      after: 0,
      code: 202,
    },
  ],
  customer: [
    { name: customerNamed('30020'), detail: PRICE_TRACE_TEXTS.customerPays, after: 72_00, code: 202 },
    { of: guest, name: PRICE_TRACE_TEXTS.guest, detail: PRICE_TRACE_TEXTS.guestPays, after: 72_00, code: 202 },
    {
      of: { lineOfBusinessKey: 'salvage' },
      name: PRICE_TRACE_TEXTS.guest,
      detail: PRICE_TRACE_TEXTS.guestPays,
      after: 72_00,
      code: 202,
    },
  ],
  margin: [
    {
      name: marginBand('$50.00', '$100.00'),
      with: { marginOnCost: true },
      detail: marginOnCost('40'),
      after: 100_80,
      code: 101,
    },
    {
      name: marginBand('$50.00', '$100.00'),
      with: { marginOnCost: false },
      detail: marginOnPrice('40'),
      after: 120_00,
      code: 101,
    },
    {
      of: { customerPrice: cents(200_00) },
      name: PRICE_TRACE_TEXTS.noMargin,
      detail: PRICE_TRACE_TEXTS.noBand,
      after: 200_00,
      code: 101,
    },
    {
      of: { lineOfBusinessKey: 'salvage' },
      with: { salvageMargins: [] },
      name: PRICE_TRACE_TEXTS.noMargin,
      detail: PRICE_TRACE_TEXTS.noBand,
      after: 72_00,
      code: 102,
    },
    {
      with: { showPrices: false },
      name: PRICE_TRACE_TEXTS.noMargin,
      detail: PRICE_TRACE_TEXTS.pricesHidden,
      after: 72_00,
      code: 135,
    },
    {
      with: { showMargins: false },
      name: PRICE_TRACE_TEXTS.noMargin,
      detail: PRICE_TRACE_TEXTS.marginsHidden,
      after: 72_00,
      code: 140,
    },
    { of: guest, name: PRICE_TRACE_TEXTS.noMargin, detail: PRICE_TRACE_TEXTS.guestMargin, after: 72_00, code: 202 },
    {
      with: { aftermarketMargins: [], salvageMargins: [] },
      name: PRICE_TRACE_TEXTS.noMargin,
      detail: PRICE_TRACE_TEXTS.noBands,
      after: 72_00,
      code: 101,
    },
  ],
  core: [
    {
      with: { coreChargeType: 2 },
      name: PRICE_TRACE_TEXTS.core,
      detail: PRICE_TRACE_TEXTS.coreCharged,
      after: 12_00,
      code: 104,
    },
    {
      with: { coreChargeType: 2, showCoreCharges: false },
      name: PRICE_TRACE_TEXTS.core,
      detail: PRICE_TRACE_TEXTS.coreHidden,
      after: 12_00,
      code: 139,
    },
    {
      with: { coreChargeType: 1 },
      name: PRICE_TRACE_TEXTS.core,
      detail: PRICE_TRACE_TEXTS.coreShown,
      after: 12_00,
      code: 104,
    },
    {
      with: { coreChargeType: 0 },
      name: PRICE_TRACE_TEXTS.core,
      detail: PRICE_TRACE_TEXTS.coreOff,
      after: 0,
      code: 104,
    },
    {
      with: { coreChargeType: 2, minimumCoreCharge: cents(6_01) },
      name: PRICE_TRACE_TEXTS.core,
      detail: PRICE_TRACE_TEXTS.coreBelow,
      after: 0,
      code: 105,
    },
    {
      of: { core: 0 },
      with: { coreChargeType: 2 },
      name: PRICE_TRACE_TEXTS.core,
      detail: PRICE_TRACE_TEXTS.coreNone,
      after: 0,
      code: 104,
    },
  ],
  warranty: [
    {
      of: major,
      with: { majorWarranty: warranty },
      name: warrantyNamed('6P'),
      detail: PRICE_TRACE_TEXTS.warrantyDefault,
      after: 9_00,
      code: 107,
    },
    {
      of: { flags: ['other'] },
      with: { otherWarranty: warranty },
      name: warrantyNamed('6P'),
      detail: PRICE_TRACE_TEXTS.warrantyDefault,
      after: 9_00,
      code: 108,
    },
    {
      of: { ...major, customerPrice: cents(80_01) },
      with: { majorWarranty: warranty },
      name: PRICE_TRACE_TEXTS.noWarranty,
      detail: PRICE_TRACE_TEXTS.warrantyNoDefault,
      after: 0,
      code: 107,
    },
    { name: PRICE_TRACE_TEXTS.noWarranty, detail: PRICE_TRACE_TEXTS.warrantyNotFor, after: 0, code: 108 },
    {
      of: major,
      with: { useWarranties: false },
      name: PRICE_TRACE_TEXTS.noWarranty,
      detail: PRICE_TRACE_TEXTS.warrantyOff,
      after: 0,
      code: 106,
    },
    {
      of: major,
      with: { showWarranties: false },
      name: PRICE_TRACE_TEXTS.noWarranty,
      detail: PRICE_TRACE_TEXTS.warrantyHidden,
      after: 0,
      code: 136,
    },
  ],
  shipping: [
    {
      with: { shippingCalculationMethod: 0 },
      name: PRICE_TRACE_TEXTS.shipping,
      detail: 'as the carrier charges',
      after: null,
      code: 111,
    },
    {
      with: { shippingCalculationMethod: 1 },
      name: PRICE_TRACE_TEXTS.shipping,
      detail: SHIPPING_RULES[1],
      after: 0,
      code: 111,
    },
    {
      with: { shippingCalculationMethod: 2, shippingCalculationAmount: cents(9_00) },
      name: PRICE_TRACE_TEXTS.shipping,
      detail: SHIPPING_RULES[2],
      after: 9_00,
      code: 111,
    },
    {
      with: { shippingCalculationMethod: 3, shippingCalculationAmount: cents(12_50) },
      name: PRICE_TRACE_TEXTS.shipping,
      detail: percentOnTop('12.5'),
      after: null,
      code: 111,
    },
    {
      with: { shippingCalculationMethod: 4, shippingCalculationAmount: cents(9_00) },
      name: PRICE_TRACE_TEXTS.shipping,
      detail: 'on top of the carrier’s fee',
      after: 9_00,
      code: 111,
    },
  ],
};
const cases = Object.entries(CASES).flatMap(([step, each]) => each.map((one) => ({ step, ...one })));

describe('a step of a price trace', () => {
  it.each(cases)('$step: $name, $detail, by setting $code', ({ step, of, with: some, name, detail, after, code }) => {
    const { steps } = priceTrace({ ...sale, ...of, settings: { ...settings, ...some } });
    expect(steps.find((one) => one.step === step)).toMatchObject({ name, detail, after, code });
  });
});

describe('the total of one in the cart', () => {
  it.each([
    { with: { coreChargeType: 2 }, total: 93_00, why: 'core and warranty are charged' },
    { with: { coreChargeType: 1 }, total: 81_00, why: 'the core is only shown' },
    { with: { coreChargeType: 0, useWarranties: false }, total: 72_00, why: 'neither is there' },
  ] as const)('is $total, as $why', ({ with: some, total }) => {
    const traced = priceTrace({ ...sale, ...major, settings: { ...settings, majorWarranty: warranty, ...some } });
    expect(traced.total).toBe(total);
  });
});
