import type { AccountSettings, SettingName } from '../../../schemas/fields/account-settings.ts';
import type { Account } from '../../../schemas/stored/account.ts';
import type { AccountView, SettingsView } from '../../../schemas/wire/account-view.ts';
import type { AccountField } from '../account-fields.ts';

type SomeSettings = Account['settings'];

/** Settings as admin 3 names them: the margins of both lines of business together. */
export function settingsView(settings: AccountSettings): Pick<AccountView, keyof SettingsView>;
export function settingsView(settings: SomeSettings): SettingsView;
export function settingsView({ aftermarketMargins, salvageMargins, ...others }: SomeSettings): SettingsView {
  const margins = {
    ...(aftermarketMargins && { aftermarket: aftermarketMargins }),
    ...(salvageMargins && { salvage: salvageMargins }),
  };
  return { ...others, ...(Object.keys(margins).length > 0 && { margins }) } as SettingsView;
}

/** The settings that a body names, as they are stored. */
export function givenSettings({ margins = {}, ...others }: SettingsView): SomeSettings {
  const all = { ...others, aftermarketMargins: margins.aftermarket, salvageMargins: margins.salvage };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as SomeSettings;
}

/** Those of the settings that belong to a field. */
export function settingsOf({ settings: names }: Pick<AccountField, 'settings'>, settings: SomeSettings): SomeSettings {
  const present = names.filter((name: SettingName) => settings[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, settings[name]]));
}
