import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { givenSettings, settingsOf } from '#shared/rules/accounts/fields/settings-view.ts';
import { isSameValue } from '#shared/rules/base/same-value.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { SETTING_CHOICES } from '#shared/texts/admin/account-form/editor-texts.ts';
import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { COUNTRIES, type Country } from '#shared/values/countries.ts';
import { ALL_CODES } from '../sections/sections.ts';
import { type AccountValues, accountRecord, namesOfCode } from '../values/account-values.ts';
import { editedSettings } from '../values/edited-settings.ts';
import { settingInFull } from '../values/setting-in-full.ts';
import { settingKeyOf } from '../values/setting-keys.ts';
import { shownSetting } from '../values/shown-setting.ts';

/** The settings in which the form and another account differ, with the other's effective values in words. */
export type Differences = ReadonlyMap<SettingCode, string>;

/** Compares what would count after a save with the effective values of the other account. */
export function differencesFrom(view: AccountView, values: AccountValues, other: AccountView): Differences {
  const mine = editedSettings(view, values).settings;
  const theirs = givenSettings(other) as AccountSettings;
  const theirValues = accountRecord(other).values;
  const found = ALL_CODES.flatMap((code) => {
    const field = ACCOUNT_FIELDS.find((one) => one.code === code);
    const key = settingKeyOf(code);
    if (field === undefined) return [];
    if (key === undefined) {
      const isSame = namesOfCode(code).every((name) => isSameValue(values[name], theirValues[name]));
      return isSame ? [] : [[code, identityText(code, theirValues)] as const];
    }
    if (isSameValue(settingsOf(field, mine), settingsOf(field, theirs))) return [];
    const short = shownSetting(key, theirs, other.websites);
    // Two lists of the same length differ in their entries.
    const isTelling = short !== shownSetting(key, mine, view.websites);
    return [[code, isTelling ? short : shortened(settingInFull(key, theirs, other.websites))] as const];
  });
  return new Map(found);
}

const LONGEST = 300;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);

function identityText(code: number, values: AccountValues): string {
  if (code === 130) return SETTING_CHOICES.orderProcessType[Number(values.orderProcessType)] ?? '';
  if (code === 200) return [values.companyName, values.storeNumber].filter(Boolean).join(', ');
  const { address1, address2, city, state, postalCode, country } = values;
  return [address1, address2, city, `${state} ${postalCode}`, COUNTRIES[country as Country]].filter(Boolean).join(', ');
}
