import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { type AccountValues, fallbackSettings } from './account-values.ts';
import { settingsOfDraft } from './drafts.ts';
import { SETTING_KEYS, type SettingKey } from './setting-keys.ts';

interface EditedSettings {
  readonly settings: AccountSettings;
  /** The settings in which something typed can't be read. What would count otherwise stands for them. */
  readonly unreadable: readonly SettingKey[];
}

/** The settings that would count if the form were saved. */
export function editedSettings(view: AccountView, values: AccountValues): EditedSettings {
  const settings: AccountSettings = { ...fallbackSettings(view) };
  const unreadable: SettingKey[] = [];
  for (const key of SETTING_KEYS) {
    const value = values[key];
    if (value === null) continue;
    const given = settingsOfDraft(key, value.own as never);
    if (given) Object.assign(settings, given);
    else unreadable.push(key);
  }
  return { settings, unreadable };
}
