import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShippable } from '#shared/rules/shipping/ship-to.ts';
import { STATES } from '#shared/rules/shipping/states.ts';

describe('orders are shipped (decision X6)', () => {
  it.each([
    { country: 'US', state: 'CO', postalCode: '80202', company: '001', ships: true, why: 'a state' },
    { country: 'US', state: ' colorado ', postalCode: '80202-1234', company: '001', ships: true, why: 'its name' },
    { country: 'US', state: 'DC', postalCode: '20001', company: '001', ships: true, why: 'P07: the district' },
    { country: 'US', state: 'AK', postalCode: '99501', company: '001', ships: false, why: 'P07: Alaska' },
    { country: 'US', state: 'Hawaii', postalCode: '96801', company: '001', ships: false, why: 'P07: Hawaii' },
    { country: 'US', state: 'PR', postalCode: '00901', company: '001', ships: false, why: 'P07: a territory' },
    { country: 'US', state: 'AE', postalCode: '09002', company: '001', ships: false, why: 'P07: a military address' },
    { country: 'US', state: 'XX', postalCode: '80202', company: '001', ships: false, why: 'no state' },
    { country: 'US', state: 'CO', postalCode: '8020', company: '001', ships: false, why: 'no postal code' },
    { country: 'CA', state: 'ON', postalCode: 'M1L 2S9', company: '002', ships: true, why: 'the Canadian company' },
    { country: 'CA', state: 'ON', postalCode: 'M1L 2S9', company: '001', ships: false, why: 'not from the US' },
    {
      country: 'MX',
      state: 'CMX',
      postalCode: '06000',
      company: '001',
      ships: false,
      why: 'no carrier table includes it',
    },
  ] as const)('$ships to $state from $company: $why', ({ company, ships, ...destination }) => {
    expect(isShippable(destination, company)).toBe(ships);
  });

  it('to a state by its name or its code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATES), ({ code, name, shipTo }) => {
        const at = (state: string) => isShippable({ country: 'US', state, postalCode: '80202' }, '001');
        expect([at(code), at(name)]).toEqual([shipTo, shipTo]);
      }),
    );
  });
});
