import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import type { SettingName } from '#shared/schemas/fields/account-settings.ts';
import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';

/** The name of a setting in the form: its own, or that of the method where a code has two. */
export type SettingKey = Exclude<SettingName, 'shippingCalculationAmount'>;

const SETTING_FIELDS = ACCOUNT_FIELDS.filter(({ settings }) => settings.length > 0);

/** The names of all settings, in the order of their codes. */
export const SETTING_KEYS = SETTING_FIELDS.map(({ settings: [key] }) => key as SettingKey);

const KEYS = new Map<number, SettingKey>(
  SETTING_FIELDS.map(({ code }, index) => [code, SETTING_KEYS[index] as SettingKey]),
);
const CODES = new Map<string, SettingCode>([...KEYS].map(([code, key]) => [key, code as SettingCode]));

/** Undefined for the fields of the account itself. */
export const settingKeyOf = (code: number): SettingKey | undefined => KEYS.get(code);

/** The code of a setting by its name in the form. */
export const settingCodeOf = (key: SettingKey): SettingCode => CODES.get(key) as SettingCode;

export const isSettingKey = (name: string): name is SettingKey => CODES.has(name);
