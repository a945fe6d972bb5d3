import { expect, it } from 'vitest';
import { tableTaxes } from '#functions/integrations/tax.ts';
import { cents } from '#shared/values/money.ts';

const question = {
  lineOfBusiness: 'aftermarket',
  shipTo: { state: 'CA', postalCode: '90058' },
  amounts: [{ amount: cents(100_00), isTaxable: true, isFreight: false }],
  isExempt: false,
  isResidential: false,
  usesLiftGate: false,
  shipVia: '',
} as const;
const rates = { find: async () => [{ jurisdiction: 'California', rate: 72_500, taxesFreight: false }] };

it.each([
  { isExempt: false, taxes: [{ jurisdiction: 'California', amount: 7_25 }], why: 'the table says so' },
  { isExempt: true, taxes: [], why: 'exempt customers pay none' },
])('taxes are $taxes, as $why', async ({ isExempt, taxes }) => {
  expect(await tableTaxes(rates)({ ...question, isExempt })).toEqual(taxes);
});
