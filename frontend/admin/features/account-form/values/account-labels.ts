import {
  ACCOUNT_FORM_TEXTS,
  ACCOUNT_MARK_TEXTS,
  IDENTITY_TEXTS,
} from '#shared/texts/admin/account-form/account-form-texts.ts';
import { SETTING_TEXTS } from '#shared/texts/admin/account-form/setting-texts.ts';
import type { ValueName } from './account-values.ts';
import { SETTING_KEYS, settingCodeOf } from './setting-keys.ts';

const SETTING_LABELS = Object.fromEntries(SETTING_KEYS.map((key) => [key, SETTING_TEXTS[settingCodeOf(key)].label]));

/** Every field of the form by name, in its order. */
export const ACCOUNT_LABELS = {
  ...IDENTITY_TEXTS,
  active: ACCOUNT_FORM_TEXTS.active,
  ...SETTING_LABELS,
  ...ACCOUNT_MARK_TEXTS,
} as Readonly<Record<ValueName, string>>;
