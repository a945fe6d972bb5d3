import { expect, it } from 'vitest';
import { addressView } from '#shared/rules/shipping/address-view.ts';

const denver = { address1: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' };
const toronto = { address1: '75 Carlingview Dr', city: 'Toronto', state: 'ON', postalCode: 'M9W5E7' };

it('has the names of the spec (storefront 3, address)', () => {
  expect(addressView({ ...denver, address2: 'Dock 4', country: 'US', phoneNumber: '3035550101' })).toEqual({
    address1: '1 Main St',
    address2: 'Dock 4',
    city: 'Denver',
    stateProvince: 'CO',
    postalCode: '80202',
    country: { countryCode: 'US' },
    phoneNumber: '3035550101',
  });
});

it.each([
  { address: denver, country: 'US', why: 'the postal code is American' },
  { address: toronto, country: 'CA', why: 'the postal code is Canadian' },
  { address: { ...denver, country: 'MX' }, country: 'MX', why: 'the address says so' },
] as const)('is in $country, because $why', ({ address, country }) => {
  expect(addressView(address).country.countryCode).toBe(country);
});

it('leaves empty what is not stored', () => {
  expect(addressView(denver)).toMatchObject({ address2: '', phoneNumber: '' });
});
