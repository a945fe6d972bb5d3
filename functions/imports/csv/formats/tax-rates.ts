import { type TaxRates, taxRatesSchema } from '#shared/schemas/stored/pricing/tax-rates.ts';
import { formed, postalCode, text, yesOrNo } from '../cells.ts';
import { deciding, optional, required, withDefault } from '../column.ts';
import { csvFormat, joinedKey } from '../csv-format.ts';
import { taxRate } from '../money-cells.ts';

/** Tax rates of shipments to a state or to a postal code in it, a row for each jurisdiction (decision P5). */
export const taxRatesFormat = csvFormat({
  kind: 'tax-rates',
  columns: {
    state: required(['State'], formed(/^[A-Za-z]{2,3}$/, 'code of a state')),
    postalCode: deciding(optional(['Postal Code', 'ZIP', 'ZIP Code'], postalCode)),
    jurisdiction: required(['Jurisdiction', 'Name'], text(60)),
    rate: required(['Rate', 'Rate Percent', 'Rate %'], taxRate),
    taxesFreight: deciding(withDefault(['Taxes Freight', 'Freight Taxable'], yesOrNo, false)),
  },
  schema: taxRatesSchema,
  rowOf: ({ state, postalCode: code, ...rate }): TaxRates => ({
    state: state.toUpperCase(),
    // Rates are looked up by the first five digits of the postal code.
    ...(code !== undefined && { postalCode: code.split('-')[0] }),
    rates: [rate],
  }),
  keyOf: ({ state, postalCode: code = '' }) => joinedKey(state, code),
  merge: (earlier, later) => ({
    ...later,
    rates: [...earlier.rates.filter(({ jurisdiction }) => !isIn(later, jurisdiction)), ...later.rates],
  }),
});

const isIn = ({ rates }: TaxRates, jurisdiction: string): boolean =>
  rates.some((rate) => rate.jurisdiction === jurisdiction);
