import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { accountSettingsSchema } from '#shared/schemas/fields/account-settings.ts';

it('has a valid default for every setting', () => {
  expect(accountSettingsSchema.parse(ACCOUNT_DEFAULTS)).toEqual(ACCOUNT_DEFAULTS);
});

it('starts with the colours of the spec', () => {
  expect([ACCOUNT_DEFAULTS.color1, ACCOUNT_DEFAULTS.color2]).toEqual(['FF0000', '000000']);
});

it('serves customers on weekdays from 08:00 to 17:00', () => {
  const days = Object.entries(ACCOUNT_DEFAULTS.customerServiceHours);
  expect(days.filter(([, { active }]) => active).map(([day]) => day)).toEqual([
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
  ]);
  expect(days.every(([, { open, close }]) => open === '08:00' && close === '17:00')).toBe(true);
});

it.each([
  { code: '6L', percentage: 15_00, minimumCost: 100_00 },
  { code: '12L', percentage: 25_00, minimumCost: 150_00 },
  { code: '24L', percentage: 35_00, minimumCost: 200_00 },
  { code: 'LT', percentage: 45_00, minimumCost: 300_00 },
])('asks $percentage basis points, at least $minimumCost cents, for the major warranty $code', (terms) => {
  expect(ACCOUNT_DEFAULTS.majorWarranty.find(({ code }) => code === terms.code)).toMatchObject(terms);
});

it('gives the other warranty for six months free, by default', () => {
  expect(ACCOUNT_DEFAULTS.otherWarranty).toMatchObject([{ code: '6P', default: true, values: [{ cost: 0 }] }]);
});

describe('an account of which nothing was set', () => {
  it.each([
    'useWarranties',
    'showUserName',
    'allowEditProfile',
    'showPrices',
    'showWarranties',
    'viewRemanParts',
    'viewReconditionedParts',
    'showCoreCharges',
    'showMargins',
    'showShipping',
  ] as const)('shows and allows what restricts least: %s', (setting) => {
    expect(ACCOUNT_DEFAULTS[setting]).toBe(true);
  });

  it.each([
    'marginOnCost',
    'companyTruckOnly',
    'showSeparatePoFieldsForLineOfBusiness',
    'disableAisleImages',
    'disableProductDescriptionImage',
    'hideSourceVehiclePhoneNumber',
    'displayAftermarketSalvageTogether',
    'requireFitment',
    'disableSort',
    'disableUserEdit',
    'nationalSearch',
  ] as const)('has no restriction and no choice of its own: %s', (setting) => {
    expect(ACCOUNT_DEFAULTS[setting]).toBe(false);
  });

  it.each(['aftermarketWarranty', 'salvageWarranty', 'logoFileName'] as const)('has no text: %s', (setting) => {
    expect(ACCOUNT_DEFAULTS[setting]).toBe('');
  });

  it.each([
    'aftermarketMargins',
    'salvageMargins',
    'checkoutRequirements',
    'insuranceCompanies',
    'emailRecipients',
    'nationalSearchLinesOfBusiness',
    'aftermarketExclusions',
    'salvageExclusions',
  ] as const)('has an empty list: %s', (setting) => {
    expect(ACCOUNT_DEFAULTS[setting]).toEqual([]);
  });

  it.each([
    { setting: 'poValidation', value: { method: 'accept', pattern: '', list: [] }, why: 'every number is accepted' },
    { setting: 'cartMessage', value: { enabled: false, message: '' }, why: 'nothing is said above the cart' },
    { setting: 'checkoutPoMessage', value: { enabled: false, message: '' }, why: 'nothing is said at checkout' },
    { setting: 'ipRestriction', value: { method: 0, list: [] }, why: 'every address may sign in' },
    { setting: 'fieldConfig', value: { customerNameLabel: 'Customer' }, why: 'the spec calls it so' },
    { setting: 'cultureName', value: 'en-US', why: 'the product speaks English' },
    { setting: 'listStyle', value: 'gallery', why: 'the spec opens lists so (storefront 9)' },
    { setting: 'type', value: 'White Label', why: 'a fleet is set so' },
    { setting: 'linesOfBusiness', value: ['aftermarket', 'salvage'], why: 'it sees both lines' },
    {
      setting: 'contactAddresses',
      value: { userLocation: '', businessSupport: '', contact: '' },
      why: 'mails go to the provider',
    },
  ] as const)('has $value for $setting, as $why', ({ setting, value }) => {
    expect(ACCOUNT_DEFAULTS[setting]).toEqual(value);
  });

  it('offers each major warranty by its name, and none of them by itself', () => {
    expect(ACCOUNT_DEFAULTS.majorWarranty.map(({ description }) => description)).toEqual([
      '6 Month Parts and Labor',
      '12 Month Parts and Labor',
      '24 Month Parts and Labor',
      'Lifetime Parts and Labor',
    ]);
    expect(ACCOUNT_DEFAULTS.majorWarranty.some((warranty) => warranty.default)).toBe(false);
    expect(ACCOUNT_DEFAULTS.otherWarranty.map(({ description }) => description)).toEqual(['6 Month Parts Replacement']);
  });
});
