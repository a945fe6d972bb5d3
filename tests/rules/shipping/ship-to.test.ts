import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATES } from '#shared/rules/shipping/regions.ts';
import { isShippable } from '#shared/rules/shipping/ship-to.ts';

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
    { country: 'MX', state: 'CMX', postalCode: '06000', company: '002', ships: false, why: 'Canada is not Mexico' },
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

  it('to the 48 states and the district of one piece of land, by their codes', () => {
    const codes = STATES.filter(({ shipTo }) => shipTo).map(({ code }) => code);
    expect(codes.toSorted().join(' ')).toBe(
      'AL AR AZ CA CO CT DC DE FL GA IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI ' +
        'SC SD TN TX UT VA VT WA WI WV WY',
    );
  });

  it('by codes and names that are there and differ', () => {
    expect(STATES.filter(({ code, name }) => !/^[A-Z]{2}$/.test(code) || name.length < 4)).toEqual([]);
    expect(new Set(STATES.flatMap(({ code, name }) => [code, name])).size).toBe(2 * STATES.length);
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
