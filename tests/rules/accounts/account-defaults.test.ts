import { expect, it } from 'vitest';
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
