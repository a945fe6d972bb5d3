import { expect, it } from 'vitest';
import { taxesByJurisdiction } from '#shared/rules/orders/taxes-by-jurisdiction.ts';
import { cents } from '#shared/values/money.ts';

it('the taxes of an order name each jurisdiction once, over both lines of business', () => {
  const taxes = [
    { lineOfBusinessKey: 'aftermarket', jurisdiction: 'Colorado', amount: cents(5_80) },
    { lineOfBusinessKey: 'aftermarket', jurisdiction: 'Denver', amount: cents(1_20) },
    { lineOfBusinessKey: 'salvage', jurisdiction: 'Colorado', amount: cents(20) },
  ] as const;
  expect(taxesByJurisdiction([...taxes])).toEqual([
    ['Colorado', 6_00],
    ['Denver', 1_20],
  ]);
});
