import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckoutFields, missingFields } from '#shared/rules/orders/checkout-requirements.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { requiredField } from '#shared/texts/checkout/checkout-texts.ts';

type Required = AccountSettings['checkoutRequirements'];

const all: Required = ['LocationNumber', 'Region', 'Vin', 'Mileage', 'PoNumber'];
const missing = (
  fields: CheckoutFields,
  {
    required = [] as Required,
    isSeparate = false,
    isDemanded = false,
    lines = ['aftermarket'] as ('aftermarket' | 'salvage')[],
  },
) =>
  missingFields(fields, {
    settings: { checkoutRequirements: required, showSeparatePoFieldsForLineOfBusiness: isSeparate },
    customers: [
      { lineOfBusiness: 'aftermarket', isPurchaseOrderNumberRequired: isDemanded },
      { lineOfBusiness: 'salvage', isPurchaseOrderNumberRequired: false },
    ],
    lines,
  });

describe('the missing fields of a checkout (storefront 5)', () => {
  it.each([
    { fields: {}, given: {}, names: [], why: 'the account requires nothing' },
    { fields: {}, given: { required: all }, names: all, why: 'it requires all' },
    {
      fields: { region: ' ' },
      given: { required: ['Region'] as Required },
      names: ['Region'],
      why: 'blank fields count as missing',
    },
    { fields: { region: 'West' }, given: { required: ['Region'] as Required }, names: [], why: 'it was filled in' },
    { fields: {}, given: { isDemanded: true }, names: ['PoNumber'], why: 'the customer record requires a PO number' },
    {
      fields: {},
      given: { isDemanded: true, lines: ['salvage' as const] },
      names: [],
      why: 'nothing of that customer is in the cart',
    },
    {
      fields: {},
      given: { isDemanded: true, required: ['PoNumber'] as Required },
      names: ['PoNumber'],
      why: 'it is missing once',
    },
    {
      fields: {},
      given: { isSeparate: true, lines: ['aftermarket' as const, 'salvage' as const] },
      names: ['Aftermarket PO Number', 'Salvage PO Number'],
      why: 'each line has a field of its own',
    },
    {
      fields: { poNumber: 'A' },
      given: { isSeparate: true, required: all.slice(4), lines: ['salvage' as const] },
      names: ['Salvage PO Number'],
      why: 'the fields of the lines replace the single field',
    },
    {
      fields: {},
      given: { isSeparate: true, required: ['Region', 'PoNumber'] as Required, lines: ['salvage' as const] },
      names: ['Region', 'Salvage PO Number'],
      why: 'only the field for the PO number is replaced',
    },
    {
      fields: { salvagePoNumber: 'S' },
      given: { isSeparate: true, lines: ['salvage' as const] },
      names: [],
      why: 'only parts of that line are in the cart',
    },
  ])('are $names, because $why', ({ fields, given, names }) => {
    expect(missing(fields, given)).toEqual(names);
  });

  it('has the exact text of the spec', () => {
    expect(requiredField('LocationNumber')).toBe('<p>Required Field: LocationNumber</p>');
  });

  it('nothing is missing when everything is filled in, whatever is required', () => {
    const full = { locationNumber: '1', region: '1', vin: '1', mileage: '1', poNumber: '1', salvagePoNumber: '1' };
    fc.assert(
      fc.property(fc.subarray([...all]), fc.boolean(), fc.boolean(), (required, isSeparate, isDemanded) => {
        expect(missing(full, { required, isSeparate, isDemanded, lines: ['aftermarket', 'salvage'] })).toEqual([]);
      }),
    );
  });
});
