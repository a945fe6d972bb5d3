import { clockText, SERVICE_DAYS } from '#shared/rules/accounts/service-hours-checks.ts';
import type { WarrantyEntry } from '#shared/rules/accounts/warranties/warranty-editing.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { HOURS_TEXTS, orAtLeast, upTo, WARRANTY_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import type { SettingKey } from './setting-keys.ts';
import { shownSetting } from './shown-setting.ts';
import { shownPercentage } from './typed-numbers.ts';

type InFull<V> = (value: V) => readonly string[];

const margins: InFull<AccountSettings['aftermarketMargins']> = (bands) =>
  bands.map(({ high, percentage }) => upTo(`${shownPercentage(percentage)} %`, formatMoney(high)));
const warranties: InFull<AccountSettings['majorWarranty']> = (entries) =>
  entries.map((entry) => `${entry.code} ${costOfWarranty(entry)}`);
const list: InFull<readonly string[]> = (entries) => entries;

/** The parts of the settings whose summary leaves something out. */
const PARTS: { readonly [K in SettingKey]?: InFull<AccountSettings[K]> } = {
  aftermarketMargins: margins,
  salvageMargins: margins,
  majorWarranty: warranties,
  otherWarranty: warranties,
  insuranceCompanies: list,
  emailRecipients: list,
  aftermarketExclusions: list,
  salvageExclusions: list,
  ipRestriction: ({ list: addresses }) => addresses,
  customerServiceHours: (hours) =>
    SERVICE_DAYS.filter((day) => hours[day].active).map((day) => {
      const { open, close } = hours[day];
      return `${HOURS_TEXTS.days[day]} ${clockText(open)} ${HOURS_TEXTS.to} ${clockText(close)}`;
    }),
};

/** A setting with everything in it, where somebody compares it with another value. */
export function settingInFull(
  key: SettingKey,
  settings: Account['settings'],
  websites: Parameters<typeof shownSetting>[2] = [],
): string {
  const value = settings[key];
  const parts = value === undefined ? [] : ((PARTS[key] as InFull<unknown> | undefined)?.(value) ?? []);
  const summary = shownSetting(key, settings, websites);
  if (parts.length === 0) return summary;
  return key === 'ipRestriction' ? `${summary}: ${parts.join(', ')}` : parts.join(', ');
}

/** A percentage with its minimum, or the costs of the ranges. What costs nothing is free. */
export function costOfWarranty(entry: WarrantyEntry): string {
  if (entry.method === 'Percentage') {
    return orAtLeast(`${shownPercentage(entry.percentage)} %`, formatMoney(entry.minimumCost));
  }
  return entry.values.map(({ cost }) => (cost === 0 ? WARRANTY_TEXTS.free : formatMoney(cost))).join(', ');
}
