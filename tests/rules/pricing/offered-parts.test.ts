import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { isOffered, mayPurchase } from '#shared/rules/pricing/offered-parts.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { aCustomer } from '../../builders/customers.ts';

describe('whether an account sees a part', () => {
  it.each([
    { part: anOffer(), settings: {}, seen: true, why: 'nothing keeps it out' },
    {
      part: anOffer(),
      settings: { linesOfBusiness: ['salvage'] },
      seen: false,
      why: 'it does not have that line of business',
    },
    {
      part: aSalvageOffer(),
      settings: { linesOfBusiness: ['aftermarket'] },
      seen: false,
      why: 'it does not have that one either',
    },
    { part: anOffer(), settings: { aftermarketExclusions: ['PL1'] }, seen: false, why: 'its product line is excluded' },
    {
      part: anOffer(),
      settings: { salvageExclusions: ['105'] },
      seen: true,
      why: 'part types are excluded for salvage only',
    },
    { part: aSalvageOffer(), settings: { salvageExclusions: ['105'] }, seen: false, why: 'its part type is excluded' },
    {
      part: anOffer({ flags: ['reman'] }),
      settings: { viewRemanParts: false },
      seen: false,
      why: 'it is remanufactured',
    },
    { part: anOffer({ flags: ['reman'] }), settings: {}, seen: true, why: 'the account takes remanufactured parts' },
    {
      part: aSalvageOffer({ flags: ['reconditioned'] }),
      settings: { viewReconditionedParts: false },
      seen: false,
      why: 'it is reconditioned',
    },
    {
      part: aSalvageOffer({ flags: ['reconditioned'] }),
      settings: { viewReconditionedParts: true },
      seen: true,
      why: 'the account takes reconditioned parts',
    },
    {
      part: aSalvageOffer(),
      settings: { viewReconditionedParts: false },
      seen: true,
      why: 'it is not reconditioned',
    },
  ] as const)('is $seen, because $why', ({ part, settings, seen }) => {
    expect(isOffered(part, { ...ACCOUNT_DEFAULTS, ...(settings as object) })).toBe(seen);
  });
});

describe('whether an account may purchase in a line of business', () => {
  it.each([
    { customers: [aCustomer()], settings: {}, may: true, why: 'it has a customer number' },
    { customers: [], settings: {}, may: false, why: 'it has no customer' },
    { customers: [aCustomer({ customerNumber: undefined })], settings: {}, may: false, why: 'it is a guest' },
    {
      customers: [aCustomer({ lineOfBusiness: 'salvage' })],
      settings: {},
      may: false,
      why: 'the number is for the other line of business',
    },
    {
      customers: [aCustomer()],
      settings: { linesOfBusiness: ['salvage'] },
      may: false,
      why: 'the line was taken away',
    },
  ] as const)('is $may, because $why', ({ customers, settings, may }) => {
    expect(mayPurchase('aftermarket', { ...ACCOUNT_DEFAULTS, ...(settings as object) }, customers)).toBe(may);
  });

  it('is always false for a line of business that the account lacks', () => {
    const lines = fc.subarray(['aftermarket', 'salvage'] as const);
    fc.assert(
      fc.property(lines, fc.constantFrom('aftermarket', 'salvage'), (linesOfBusiness, lineOfBusiness) => {
        const customers = [aCustomer(), aCustomer({ lineOfBusiness: 'salvage' })];
        expect(mayPurchase(lineOfBusiness, { linesOfBusiness }, customers)).toBe(
          linesOfBusiness.includes(lineOfBusiness),
        );
      }),
    );
  });
});
