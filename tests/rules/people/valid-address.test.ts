import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFaults, isPostalCodeElsewhere, storedAddress } from '#shared/rules/people/valid-address.ts';
import { addressSchema } from '#shared/schemas/fields/address.ts';
import type { Country } from '#shared/values/countries.ts';

interface Changes {
  readonly address1?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postalCode?: string;
  readonly country?: Country;
}

const anAddress = (changes: Changes = {}) => ({
  address1: '1 Main St',
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
  ...changes,
});

const TORONTO: Changes = { address1: '1 King St', city: 'Toronto', state: 'ON', postalCode: 'M1L 2S9' };
const MONTERREY: Changes = { address1: 'Av. Juárez 5', city: 'Monterrey', state: 'NLE', postalCode: '64000' };

describe('an address (admin 5, decision B273)', () => {
  it.each([
    { change: {}, faults: [], why: 'it is complete; without a country it is in the United States' },
    { change: { address1: 'C/O' }, faults: [], why: 'a letter is enough of a street' },
    { change: { address1: ' - ' }, faults: ['address1'], why: 'a street needs a letter or a digit' },
    { change: { city: '80202' }, faults: ['city'], why: 'a city needs a letter' },
    { change: { city: 'Ñuñoa' }, faults: [], why: 'letters of every script count' },
    { change: { state: 'colorado' }, faults: [], why: 'a state may be named' },
    { change: { state: 'ON' }, faults: ['state'], why: 'Ontario is not in the United States' },
    { change: { state: '' }, faults: ['state'], why: 'no state is none' },
    { change: { postalCode: '8020' }, faults: ['postalCode'], why: 'four digits are no postal code' },
    { change: { ...TORONTO, country: 'CA' }, faults: [], why: 'it is complete in Canada' },
    { change: TORONTO, faults: [], why: 'its postal code says that it is in Canada' },
    { change: { ...TORONTO, country: 'US' }, faults: ['state', 'postalCode'], why: 'the country decides' },
    { change: { ...MONTERREY, country: 'MX' }, faults: [], why: 'it is complete in Mexico' },
    { change: MONTERREY, faults: ['state'], why: 'without its country it is read as one in the United States' },
    {
      change: { address1: '', city: '', state: '', postalCode: '' },
      faults: ['address1', 'city', 'state', 'postalCode'],
      why: 'it is empty',
    },
  ] as const)('$change has faults in $faults, because $why', ({ change, faults }) => {
    expect(addressFaults(anAddress(change))).toEqual(faults);
  });

  it.each([
    { change: {}, is: false, why: 'Denver is in Colorado' },
    { change: { state: 'NE' }, is: true, why: 'Denver is not in Nebraska' },
    { change: { state: 'Nebraska' }, is: true, why: 'a name is read too' },
    { change: { state: 'NE', city: '' }, is: false, why: 'what is incomplete has a fault, and no warning besides' },
    { change: { ...TORONTO, country: 'CA', state: 'QC' }, is: true, why: 'Toronto is not in Quebec' },
    { change: { ...MONTERREY, country: 'MX' }, is: false, why: 'Monterrey is in Nuevo León' },
  ] as const)('$change has a postal code of another region: $is, because $why', ({ change, is }) => {
    expect(isPostalCodeElsewhere(anAddress(change))).toBe(is);
  });

  it('is stored with codes, with its country and without blanks around it', () => {
    const typed = anAddress({ address1: ' 1 King St ', city: ' Toronto', state: 'ontario', postalCode: 'm1l 2s9' });
    expect(storedAddress({ ...typed, address2: ' ' })).toEqual({
      address1: '1 King St',
      city: 'Toronto',
      state: 'ON',
      postalCode: 'M1L2S9',
      country: 'CA',
    });
    expect(storedAddress({ ...typed, address2: ' Suite 5 ' }).address2).toBe('Suite 5');
  });

  it('that is valid fits the schema once stored, and stays as it is', () => {
    const parts = fc.record({
      address1: fc.constantFrom('1 Main St', ' 5 '),
      city: fc.constantFrom('Denver', 'Toronto '),
      state: fc.constantFrom('CO', 'ontario', 'Nuevo Leon', 'NLE', 'xx'),
      postalCode: fc.constantFrom('80202', '80202 1234', 'm1l2s9', '64000'),
      country: fc.constantFrom<Country>('US', 'CA', 'MX'),
    });
    fc.assert(
      fc.property(parts, (typed) => {
        fc.pre(addressFaults(typed).length === 0);
        const stored = storedAddress(typed);
        expect(addressSchema.parse(stored)).toEqual(stored);
        expect(storedAddress(stored)).toEqual(stored);
      }),
    );
  });
});
