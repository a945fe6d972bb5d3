import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { changedFields } from '#shared/rules/accounts/fields/changed-fields.ts';
import { codeOfSetting, fieldPaths } from '#shared/rules/accounts/fields/field-names.ts';
import { fieldSource } from '#shared/rules/accounts/fields/field-source.ts';
import { givenSettings, settingsView } from '#shared/rules/accounts/fields/settings-view.ts';
import type { SettingName } from '#shared/schemas/fields/account-settings.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { aChild, anAccount } from '../../../builders/accounts.ts';

it.each([
  { code: 101, paths: ['Margins.Aftermarket'] },
  { code: 111, paths: ['ShippingCalculationMethod', 'ShippingCalculationAmount'] },
  { code: 115, paths: ['POValidation'] },
  { code: 130, paths: ['OrderProcessType'] },
  { code: 200, paths: ['CompanyName', 'StoreNumber'] },
  { code: 201, paths: ['Address1', 'Address2', 'City', 'State', 'PostalCode', 'Country'] },
  { code: 303, paths: ['NationalSearchs'] },
  { code: 999, paths: [] },
])('$code is called $paths on the wire', ({ code, paths }) => {
  expect(fieldPaths(code)).toEqual(paths);
});

it('every setting has a code and a name of its own', () => {
  const names = Object.keys(ACCOUNT_DEFAULTS) as SettingName[];
  const paths = names.map((name) => fieldPaths(codeOfSetting(name)));
  expect(paths.every(({ length }) => length > 0)).toBe(true);
  expect(new Set(ACCOUNT_FIELDS.flatMap(({ code }) => fieldPaths(code))).size).toBe(names.length + 9);
});

it('settings are read back as they were shown', () => {
  expect(givenSettings(settingsView(ACCOUNT_DEFAULTS))).toEqual(ACCOUNT_DEFAULTS);
  expect(givenSettings(settingsView({ salvageMargins: [] }))).toEqual({ salvageMargins: [] });
  expect(settingsView({ showPrices: true })).toEqual({ showPrices: true });
});

describe('what a save changes', () => {
  const before = anAccount({ inheritedFields: [101, 102], settings: { showPrices: true } });
  it.each<{ after: Partial<Account>; changed: unknown[]; why: string }>([
    { after: {}, changed: [], why: 'nothing differs' },
    { after: { companyName: 'Peak' }, changed: [200], why: 'the name does' },
    {
      after: { address: { ...before.address, address2: 'Unit 2' } },
      changed: [201],
      why: 'a part of the address does',
    },
    { after: { orderProcessType: 1 }, changed: [130], why: 'the process type does' },
    { after: { settings: {} }, changed: [135], why: 'a value is taken over again' },
    { after: { settings: { showPrices: false } }, changed: [135], why: 'a value does' },
    { after: { settings: { showPrices: true, emailRecipients: [] } }, changed: [143], why: 'an empty value is one' },
    { after: { inheritedFields: [102, 101] }, changed: [], why: 'the order of marks means nothing' },
    { after: { inheritedFields: [101] }, changed: ['marks'], why: 'a mark is gone' },
    { after: { changeableFields: [101] }, changed: ['marks'], why: 'children may change it' },
    { after: { isActive: false, version: 7 }, changed: ['active'], why: 'it is deactivated' },
  ])('is $changed, because $why', ({ after, changed }) => {
    expect(changedFields(before, { ...before, ...after })).toEqual(changed);
  });
});

describe('where a value comes from', () => {
  const own = { settings: { showPrices: false, color1: '00FF00' } };
  const handsDown = { inheritedFields: [135] };
  const letsChange = { ...handsDown, changeableFields: [135] };
  it.each([
    { code: 135, child: {}, parent: {}, source: ['default', null], why: 'nobody has one' },
    { code: 135, child: own, parent: {}, source: ['own', 3], why: 'it has its own' },
    { code: 135, child: {}, parent: own, source: ['default', null], why: 'it is not handed down' },
    { code: 135, child: {}, parent: { ...own, ...handsDown }, source: ['parent', 2], why: 'it is handed down' },
    { code: 135, child: own, parent: { ...own, ...handsDown }, source: ['parent', 2], why: 'its own does not count' },
    { code: 135, child: own, parent: handsDown, source: ['default', null], why: 'the default is handed down' },
    { code: 135, child: own, parent: { ...own, ...letsChange }, source: ['own', 3], why: 'it may change it' },
    { code: 135, child: {}, parent: { ...own, ...letsChange }, source: ['parent', 2], why: 'it may, but did not' },
    { code: 118, child: own, parent: own, source: ['parent', 2], why: 'it is always the parent’s' },
    { code: 200, child: {}, parent: own, source: ['own', 3], why: 'a name is always its own' },
  ])('$code: $source, because $why', ({ code, child, parent, source }) => {
    const field = ACCOUNT_FIELDS.find((one) => one.code === code);
    if (!field) throw new Error(`There is no field ${code}`);
    const { source: from, sourceId } = fieldSource(field, aChild(child), anAccount(parent));
    expect([from, sourceId]).toEqual(source);
  });
});
