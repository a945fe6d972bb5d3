import type { SettingName } from '../../../schemas/fields/account-settings.ts';
import { identityFields, settingFields } from '../../../schemas/wire/account-view.ts';
import { wireName } from '../../../wire/wire.ts';
import { ACCOUNT_FIELDS } from '../account-fields.ts';

type IdentityName = keyof typeof identityFields;

/** The fields of the account itself, by code. */
export const IDENTITY_CODES: Readonly<Record<IdentityName, number>> = {
  companyName: 200,
  storeNumber: 200,
  address1: 201,
  address2: 201,
  city: 201,
  state: 201,
  postalCode: 201,
  country: 201,
  orderProcessType: 130,
};
const IDENTITY_NAMES = Object.keys(IDENTITY_CODES) as IdentityName[];

const SETTING_CODES = new Map(ACCOUNT_FIELDS.flatMap(({ code, settings }) => settings.map((name) => [name, code])));

/** The code of a setting. */
export const codeOfSetting = (name: SettingName): number => SETTING_CODES.get(name) as number;

/** The wire name of a setting (admin 3). */
export function settingPath(name: SettingName): string {
  if (name === 'aftermarketMargins') return 'Margins.Aftermarket';
  if (name === 'salvageMargins') return 'Margins.Salvage';
  return wireName(name, settingFields[name]);
}

/** The wire names of a field's values. */
export function fieldPaths(code: number): string[] {
  const identity = IDENTITY_NAMES.filter((name) => IDENTITY_CODES[name] === code);
  const settings = ACCOUNT_FIELDS.find((field) => field.code === code)?.settings ?? [];
  return [...identity.map((name) => wireName(name, identityFields[name])), ...settings.map(settingPath)];
}
