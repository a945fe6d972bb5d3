import { describe, expect, it } from 'vitest';
import { accountFaults } from '#shared/rules/account-saves/account-faults.ts';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';

const band = (low: number, high: number, percentage = 10_00) => ({
  low: cents(low),
  high: cents(high),
  percentage: basisPoints(percentage),
});
const [sixMonths] = ACCOUNT_DEFAULTS.majorWarranty;
const monday = { active: true, open: '', close: '17:00' };
const settings = (given: Account['settings']) => ({ settings: given });
const NO_ADDRESS = { address1: '', city: ' ', state: '', postalCode: '' };

interface Case {
  readonly key: Parameters<typeof accountFaults>[2][number];
  readonly account: Partial<Account>;
  readonly faults: readonly (readonly [path: string, message: string])[];
}

const cases: readonly Case[] = [
  {
    key: 101,
    account: settings({ aftermarketMargins: [band(100, 200), band(0, 100)] }),
    faults: [
      ['Margins', ACCOUNT_SAVE_TEXTS.marginsReorganized],
      ['Margins.Aftermarket', ACCOUNT_SAVE_TEXTS.aftermarketReorganized],
    ],
  },
  {
    key: 102,
    account: settings({ salvageMargins: [band(50, 100)] }),
    faults: [
      ['Margins', ACCOUNT_SAVE_TEXTS.marginsReorganized],
      ['Margins.Salvage', ACCOUNT_SAVE_TEXTS.salvageReorganized],
    ],
  },
  {
    key: 101,
    account: settings({ aftermarketMargins: [band(0, 100, -1)] }),
    faults: [['Margins.Aftermarket', ACCOUNT_TEXTS.marginOutOfBounds]],
  },
  {
    key: 101,
    account: settings({ aftermarketMargins: [band(0, 100, 100_00)] }),
    faults: [['Margins.Aftermarket', ACCOUNT_TEXTS.marginTooHigh]],
  },
  {
    key: 103,
    account: settings({ salvageMargins: [band(0, 100, 100_00)], marginOnCost: false }),
    faults: [['MarginOnCost', ACCOUNT_TEXTS.marginTooHigh]],
  },
  {
    key: 105,
    account: settings({ minimumCoreCharge: cents(-1) }),
    faults: [['MinimumCoreCharge', ACCOUNT_TEXTS.coreMinimumOutOfBounds]],
  },
  {
    key: 107,
    account: settings({ majorWarranty: sixMonths ? [sixMonths, sixMonths] : [] }),
    faults: [['MajorWarranty', ACCOUNT_TEXTS.warrantyExists]],
  },
  {
    key: 108,
    account: settings({
      otherWarranty: ACCOUNT_DEFAULTS.majorWarranty.map((entry) => ({ ...entry, default: true })),
    }),
    faults: [['OtherWarranty', ACCOUNT_TEXTS.oneDefaultWarranty]],
  },
  {
    key: 111,
    account: settings({ shippingCalculationMethod: 3, shippingCalculationAmount: cents(1000_01) }),
    faults: [['ShippingCalculationAmount', ACCOUNT_TEXTS.shippingAmountOutOfBounds]],
  },
  {
    key: 113,
    account: settings({ checkoutRequirements: ['Vin', 'Vin'] }),
    faults: [['CheckoutRequirements', ACCOUNT_TEXTS.repeatedRequirement]],
  },
  {
    key: 115,
    account: settings({ poValidation: { method: 'pattern', pattern: '(a+)+$', list: [] } }),
    faults: [['POValidation', ACCOUNT_TEXTS.poPatternUnusable]],
  },
  {
    key: 121,
    account: settings({ logoFileName: 'https://elsewhere.example/x.svg' }),
    faults: [['LogoFileName', ACCOUNT_TEXTS.logoNotOwn]],
  },
  {
    key: 122,
    account: settings({ customerServiceHours: { ...ACCOUNT_DEFAULTS.customerServiceHours, monday } }),
    faults: [['CustomerServiceHours', ACCOUNT_TEXTS.serviceHoursWithoutTimes]],
  },
  {
    key: 123,
    account: { ...aChild(), settings: { ipRestriction: { method: 2, list: [] } } },
    faults: [['IPRestriction', ACCOUNT_TEXTS.ipMethodOfChild]],
  },
  {
    key: 130,
    account: { ...aChild(), orderProcessType: 1 },
    faults: [['OrderProcessType', ACCOUNT_TEXTS.processTypeOfParent]],
  },
  { key: 130, account: { orderProcessType: 2 }, faults: [['OrderProcessType', ACCOUNT_TEXTS.processTypeOfChild]] },
  { key: 200, account: { companyName: '' }, faults: [['CompanyName', 'Company Name is required']] },
  {
    key: 201,
    account: { address: NO_ADDRESS },
    faults: [
      ['Address1', 'Address is required'],
      ['City', 'City is required'],
      ['State', 'State is required'],
      ['PostalCode', 'Your address does not appear to be valid'],
    ],
  },
  {
    key: 201,
    account: { address: { address1: '1 Main St', city: 'Denver', state: 'ZZ', postalCode: '80202' } },
    faults: [['State', 'Your address does not appear to be valid']],
  },
  {
    key: 302,
    account: settings({ linesOfBusiness: [] }),
    faults: [['LinesOfBusiness', ACCOUNT_TEXTS.noLineOfBusiness]],
  },
  {
    key: 304,
    account: settings({ nationalSearchLinesOfBusiness: ['salvage', 'salvage'] }),
    faults: [['NationalSearchLinesOfBusiness', ACCOUNT_TEXTS.repeatedLine]],
  },
  {
    key: 'marks',
    account: { inheritedFields: [118] },
    faults: [['InheritedFields', ACCOUNT_TEXTS.fieldNotMarkable]],
  },
  {
    key: 'marks',
    account: { changeableFields: [101] },
    faults: [['ChangableFields', ACCOUNT_TEXTS.fieldNotMarkable]],
  },
  {
    key: 'marks',
    account: { ...aChild(), inheritedFields: [101] },
    faults: [['InheritedFields', ACCOUNT_TEXTS.fieldNotMarkable]],
  },
  { key: 'active', account: { id: 1, isActive: false }, faults: [['Active', ACCOUNT_TEXTS.providerIsActive]] },
];

const judge = (given: Partial<Account>, keys: Parameters<typeof accountFaults>[2]) => {
  const account = anAccount(given);
  return accountFaults(account, account.parentId === undefined ? undefined : anAccount(), keys);
};

describe('a save is refused with the field at fault (admin 5)', () => {
  it.each(cases)('$key: $faults', ({ key, account, faults }) => {
    expect(judge(account, [key])).toEqual(faults.map(([path, message]) => ({ path, message })));
  });

  it.each(cases)('$key is not judged while something else changes', ({ account }) => {
    expect(judge(account, [119])).toEqual([]);
  });
});

it('the texts are those of the specification', () => {
  expect(ACCOUNT_SAVE_TEXTS).toMatchObject({
    marginsReorganized: 'Margins were reorganized.',
    aftermarketReorganized: 'Aftermarket margins were reorganized. Please review.',
    salvageReorganized: 'Salvage margins were reorganized. Please review.',
    saved: 'The account has been saved.',
    savingFailed: 'There was a problem saving your account.',
  });
  expect(ACCOUNT_TEXTS.warrantyExists).toBe('This warranty already exists.');
  expect(ACCOUNT_TEXTS.serviceHoursWithoutTimes).toBe('All active customer service hours must have dates.');
});

it('nothing is wrong with the defaults, code by code', () => {
  expect(judge({ settings: ACCOUNT_DEFAULTS }, [...ACCOUNT_FIELDS.map(({ code }) => code), 'marks', 'active'])).toEqual(
    [],
  );
});
