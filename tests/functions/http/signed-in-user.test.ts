import { describe, expect, it } from 'vitest';
import { signedInUser } from '#functions/http/signed-in-user.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { signedInUserSchema } from '#shared/schemas/wire/signed-in-user.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { encodeWire } from '#shared/wire/wire.ts';
import { anAccount } from '../../builders/accounts.ts';
import { aCustomer } from '../../builders/customers.ts';
import { aSignedIn } from '../../builders/signed-in.ts';

const ADDRESS = '203.0.113.7';

function userOf(settings: Partial<AccountSettings>, customers = [aCustomer()]) {
  const account = effectiveAccount(anAccount({ settings }));
  return signedInUser(aSignedIn({ account, customers }), ADDRESS, undefined);
}

const band = { low: cents(0), high: cents(100_00), percentage: basisPoints(40_00) };

describe('what an account does not show is not sent (decision A1):', () => {
  it.each([
    { shown: { showMargins: true }, hidden: { showMargins: false }, fields: ['margins', 'marginOnCost'] },
    {
      shown: { showCoreCharges: true },
      hidden: { showCoreCharges: false },
      fields: ['coreChargeType', 'minimumCoreCharge'],
    },
    {
      shown: { showWarranties: true },
      hidden: { showWarranties: false },
      fields: ['majorWarranty', 'otherWarranty', 'aftermarketWarranty', 'salvageWarranty'],
    },
  ] as const)('$fields', ({ shown, hidden, fields }) => {
    const nulls = fields.map(() => null);
    const valuesOf = (settings: Partial<AccountSettings>) => {
      const { account } = userOf({ aftermarketMargins: [band], ...settings });
      return fields.map((field) => account[field]);
    };
    expect(valuesOf(hidden)).toEqual(nulls);
    expect(valuesOf(shown)).not.toContain(null);
  });

  it('margins, where the user has no customers (storefront 6)', () => {
    const { account } = userOf({ showMargins: true }, [aCustomer({ customerNumber: undefined })]);
    expect(account.margins).toBeNull();
  });
});

it('never carries exclusions, the address list or the recipients of mail', () => {
  const secrets = {
    aftermarketExclusions: ['SECRETLINE'],
    salvageExclusions: ['SECRETTYPE'],
    ipRestriction: { method: 1, list: ['198.51.100.9'] },
    emailRecipients: ['secret@example.com'],
  } as const;
  const wire = JSON.stringify(encodeWire(signedInUserSchema, userOf(structuredClone(secrets) as never)));
  expect(wire).not.toMatch(/SECRET|198\.51\.100\.9|secret@/);
});

describe('a postal code is required', () => {
  const guest = aCustomer({ customerNumber: undefined });
  it.each([
    { type: 'Fleet', customers: [aCustomer()], required: true, why: 'of fleet accounts with customers' },
    { type: 'Fleet', customers: [guest], required: false, why: 'not of a guest' },
    { type: 'White Label', customers: [aCustomer()], required: false, why: 'not of others' },
  ] as const)('$required: $why', ({ type, customers, required }) => {
    expect(userOf({ type }, [...customers]).isPostalCodeRequired).toBe(required);
  });
});

it.each([
  { method: 0, list: [], restricted: false, why: 'nobody is restricted' },
  { method: 1, list: ['203.0.113.*'], restricted: false, why: 'the address is listed' },
  { method: 1, list: ['198.51.100.1'], restricted: true, why: 'the address is not listed' },
] as const)('hides checkout: $restricted when $why (decision I5)', ({ method, list, restricted }) => {
  expect(userOf({ ipRestriction: { method, list: [...list] } }).account.isCheckoutRestricted).toBe(restricted);
});

it('calls a customer without a number a guest', () => {
  const { customers } = userOf({}, [aCustomer(), aCustomer({ lineOfBusiness: 'salvage', customerNumber: undefined })]);
  expect(customers.map(({ isGuest }) => isGuest)).toEqual([false, true]);
});
