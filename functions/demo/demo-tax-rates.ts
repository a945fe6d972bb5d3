import type { TaxRates } from '#shared/schemas/stored/pricing/tax-rates.ts';

const ofState = (state: string, jurisdiction: string, rate: number, taxesFreight = false): TaxRates => ({
  state,
  rates: [{ jurisdiction, rate, taxesFreight }],
});

/** Taxes of the states of the demo's customers and warehouses, and of one city. A real provider loads its own rates. */
export const demoTaxRates: readonly TaxRates[] = [
  ofState('CA', 'California', 72_500),
  ofState('CO', 'Colorado', 29_000),
  ofState('CT', 'Connecticut', 63_500, true),
  ofState('GA', 'Georgia', 40_000),
  ofState('IL', 'Illinois', 62_500),
  ofState('NJ', 'New Jersey', 66_250),
  ofState('NY', 'New York', 40_000, true),
  ofState('PA', 'Pennsylvania', 60_000),
  ofState('TX', 'Texas', 62_500, true),
  { state: 'CO', postalCode: '80202', rates: [{ jurisdiction: 'Denver', rate: 48_100, taxesFreight: false }] },
];
