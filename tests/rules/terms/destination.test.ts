import { describe, expect, it } from 'vitest';
import { expectedPlaces, placesOf } from '#shared/rules/terms/destination.ts';
import { aCustomer } from '../../builders/customers.ts';

describe('the places of an address', () => {
  it.each([
    {
      address: { country: 'US', state: 'CA', postalCode: '90015' },
      places: ['US', 'US-CA', '90015'],
      why: 'its country, state and postal code',
    },
    {
      address: { country: 'US', state: 'california', postalCode: '90015-1234' },
      places: ['US', 'US-CA', '90015'],
      why: 'a state may be named, and the four digits don’t count',
    },
    {
      address: { country: 'US', state: 'NV', postalCode: '90015' },
      places: ['US', 'US-NV', 'US-CA', '90015'],
      why: 'the carrier goes by the postal code',
    },
    {
      address: { country: 'US', state: 'CT', postalCode: '06390' },
      places: ['US', 'US-CT', '06390'],
      why: 'its first digits are those of two states, so only the named one counts',
    },
    {
      address: { country: 'CA', state: 'Ontario', postalCode: 'm1l 2s9' },
      places: ['CA', 'CA-ON', 'M1L2S9'],
      why: 'a Canadian one',
    },
    {
      address: { country: 'US', postalCode: '80216' },
      places: ['US', 'US-CO', '80216'],
      why: 'only the postal code of a session is known',
    },
    {
      address: { country: 'US', postalCode: '06390' },
      places: ['US', '06390'],
      why: 'nobody knows in which of two states it is',
    },
    { address: { country: 'US', state: '', postalCode: '' }, places: ['US'], why: 'the address is empty' },
  ] as const)('are $places, because $why', ({ address, places }) => {
    expect(placesOf(address)).toEqual(places);
  });
});

describe('the places that a session is expected to ship to', () => {
  const shipToAddress = { address1: '1 Main St', city: 'Reno', state: 'NV', postalCode: '89501' };
  it.each([
    { postalCode: '90015', shipTo: shipToAddress, places: ['US', 'US-CA', '90015'], why: 'it has a postal code' },
    { postalCode: 'M1L2S9', shipTo: undefined, places: ['CA', 'CA-ON', 'M1L2S9'], why: 'a Canadian one' },
    { postalCode: undefined, shipTo: shipToAddress, places: ['US', 'US-NV', '89501'], why: 'else the address counts' },
    {
      postalCode: undefined,
      shipTo: undefined,
      places: [],
      why: 'an account without an address is not kept from anything',
    },
  ])('are $places, because $why', ({ postalCode, shipTo, places }) => {
    const { shipToAddress: _none, ...customer } = aCustomer();
    expect(expectedPlaces(postalCode, { ...customer, ...(shipTo && { shipToAddress: shipTo }) })).toEqual(places);
  });

  it('are none for a session without a customer and a postal code', () => {
    expect(expectedPlaces(undefined, undefined)).toEqual([]);
  });
});
