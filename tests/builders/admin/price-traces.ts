import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { priceTrace } from '#shared/rules/pricing/trace/price-trace.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { PriceTrace, TracedPart } from '#shared/schemas/wire/price-trace.ts';
import { cents } from '#shared/values/money.ts';

/** Brake pads for a customer of the level fleet. */
const BRAKE_PADS: TracedPart = {
  partNumber: 'LV004411',
  lineOfBusinessKey: 'aftermarket',
  flags: [],
  eaches: 1,
  core: 12_0000,
  listPrice: cents(102_86),
  customerPrice: cents(72_00),
  customers: [{ lineOfBusinessKey: 'aftermarket', customerNumber: '30020' }],
  level: { name: 'fleet', share: 70_00 },
};

/** The trace of a part under some settings. A test names only the facts it is about. */
export function aPriceTrace(
  { description = 'Brake Pad Set', ...facts }: Partial<TracedPart> & { readonly description?: string } = {},
  settings: AccountSettings = ACCOUNT_DEFAULTS,
): PriceTrace {
  const sale = { ...BRAKE_PADS, ...facts };
  const { steps, ...amounts } = priceTrace({ ...sale, settings });
  const sources = [null, 'own', 'own', 'own', 'default', 'parent', 'own'] as const;
  return {
    partNumber: sale.partNumber,
    companyCode: '001',
    lineOfBusinessKey: sale.lineOfBusinessKey,
    description,
    unitOfMeasure: 'EA',
    steps: steps.map((step, index) => ({ ...step, source: sources[index] ?? null, sourceId: null })),
    ...amounts,
    sale,
  };
}

/** A trace for somebody who may not know the prices. */
export function aHiddenPriceTrace(): PriceTrace {
  const trace = aPriceTrace();
  return {
    ...trace,
    steps: trace.steps.map((step) => ({ ...step, before: null, after: null })),
    customerPrice: null,
    storePrice: null,
    total: null,
    sale: null,
  };
}
