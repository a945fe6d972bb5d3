import { clockText, SERVICE_DAYS } from '#shared/rules/accounts/service-hours-checks.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import {
  bandsSummary,
  codesSelected,
  EDITOR_TEXTS,
  entriesCount,
  HOURS_TEXTS,
  hoursSummary,
  SETTING_CHOICES,
  warrantiesSummary,
} from '#shared/texts/admin/account-form/editor-texts.ts';
import { SETTING_FIELD_TEXTS } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import type { SettingKey } from './setting-keys.ts';
import { shownPercentage } from './typed-numbers.ts';

const { nothing } = SETTING_FIELD_TEXTS;
/** Lists up to this length are shown with their entries. */
const SHORT_LIST = 4;
const LONGEST_TEXT = 80;

type Shown<V> = (value: V, settings: Account['settings']) => string;

const margins: Shown<AccountSettings['aftermarketMargins']> = (bands) => {
  const shares = bands.map(({ percentage }) => `${shownPercentage(percentage)} %`);
  return bands.length === 0 ? nothing : bandsSummary(bands.length, shares.at(0) ?? '', shares.at(-1) ?? '');
};
const warranties: Shown<AccountSettings['majorWarranty']> = (entries) =>
  entries.length === 0 ? nothing : warrantiesSummary(entries.length, entries.find((entry) => entry.default)?.code);
const message: Shown<AccountSettings['cartMessage']> = ({ enabled, message: text }) =>
  enabled ? (text.trim() === '' ? EDITOR_TEXTS.noMessage : shortened(text)) : EDITOR_TEXTS.off;
const lines: Shown<AccountSettings['linesOfBusiness']> = (names) => listed(names.map((name) => LINE_FACTS[name].label));
const codes: Shown<AccountSettings['aftermarketExclusions']> = (all) =>
  all.length > SHORT_LIST ? codesSelected(all.length) : listed(all);
const names: Shown<AccountSettings['emailRecipients']> = (all) =>
  all.length > SHORT_LIST ? entriesCount(all.length) : listed(all);
const color: Shown<AccountSettings['color1']> = (digits) => `#${digits}`;
const text: Shown<AccountSettings['cultureName']> = (value) => shortened(value);

/** Uploaded pictures have names of 32 digits. The first 8 are enough to tell them apart. */
const shortFileName = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/^([0-9a-f]{8})[0-9a-f]{24}(?=\.)/, '$1');

/** How the values are read that are not on or off. */
const SHOWN: { readonly [K in SettingKey]?: Shown<AccountSettings[K]> } = {
  aftermarketMargins: margins,
  salvageMargins: margins,
  majorWarranty: warranties,
  otherWarranty: warranties,
  cartMessage: message,
  checkoutPoMessage: message,
  linesOfBusiness: lines,
  nationalSearchLinesOfBusiness: lines,
  aftermarketExclusions: codes,
  salvageExclusions: codes,
  insuranceCompanies: names,
  emailRecipients: names,
  color1: color,
  color2: color,
  cultureName: text,
  aftermarketWarranty: text,
  salvageWarranty: text,
  logoFileName: (path) => (path === '' ? EDITOR_TEXTS.noLogo : shortFileName(path)),
  minimumCoreCharge: (amount) => formatMoney(amount),
  coreChargeType: (type) => SETTING_CHOICES.coreChargeType[type],
  type: (type) => type,
  listStyle: (style) => SETTING_CHOICES.listStyle[style],
  fieldConfig: ({ customerNameLabel }) => customerNameLabel,
  shippingCalculationMethod: (method, { shippingCalculationAmount: amount = 0 as never }) =>
    [
      SETTING_CHOICES.shippingMethod[method],
      ...(method < 2 ? [] : [method === 3 ? `${shownPercentage(amount)} %` : formatMoney(amount)]),
    ].join(', '),
  checkoutRequirements: (required) => listed(required.map((name) => SETTING_CHOICES.requirements[name])),
  poValidation: ({ method, pattern, list }) =>
    [
      SETTING_CHOICES.poMethod[method],
      ...(method === 'pattern' ? [pattern] : []),
      ...(method === 'list' ? [entriesCount(list.length)] : []),
    ].join(', '),
  customerServiceHours: (hours) => {
    const open = SERVICE_DAYS.map((day) => hours[day]).filter(({ active }) => active);
    const times = new Set(open.map((day) => `${clockText(day.open)} ${HOURS_TEXTS.to} ${clockText(day.close)}`));
    if (open.length === 0) return HOURS_TEXTS.closed;
    return hoursSummary(open.length, times.size === 1 ? ([...times][0] ?? '') : '');
  },
  ipRestriction: ({ method, list }) =>
    [SETTING_CHOICES.ipMethod[method], ...(method === 0 ? [] : [entriesCount(list.length)])].join(', '),
  contactAddresses: ({ userLocation, businessSupport, contact }) =>
    listed([...new Set([userLocation, businessSupport, contact].filter(Boolean))]),
};

const listed = (entries: readonly string[]): string => entries.join(', ') || nothing;

const shortened = (value: string): string => {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT)} …` : line || nothing;
};

/** The websites that a setting may name. */
type Websites = readonly { readonly id: number; readonly name: string }[];

/** A setting in words. Undefined values are shown as nothing. */
export function shownSetting(key: SettingKey, settings: Account['settings'], websites: Websites = []): string {
  const value = settings[key];
  if (key === 'defaultWebsiteId') {
    return websites.find(({ id }) => id === value)?.name ?? (value == null ? EDITOR_TEXTS.noWebsite : String(value));
  }
  if (value === undefined) return nothing;
  if (typeof value === 'boolean') return value ? EDITOR_TEXTS.on : EDITOR_TEXTS.off;
  const shown = SHOWN[key] as Shown<unknown> | undefined;
  return shown?.(value, settings) ?? String(value);
}
