import { accountsContract } from '#shared/contracts/accounts.ts';
import { givenSettings } from '#shared/rules/accounts/fields/settings-view.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { EDITOR_TEXTS, SETTING_CHOICES } from '#shared/texts/admin/account-form/editor-texts.ts';
import { SETTING_TEXTS, type SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { CUSTOMER_HISTORY_LABELS } from '../customers/customer-values.ts';
import { ACCOUNT_LABELS } from './account-labels.ts';
import type { ValueName } from './account-values.ts';
import { ACCOUNT_FIELDS_SENT } from './sent-fields.ts';
import { settingInFull } from './setting-in-full.ts';
import { isSettingKey } from './setting-keys.ts';

const NAMES: ReadonlyMap<string, string> = new Map(ACCOUNT_FIELDS_SENT.map(({ path, name }) => [path, name]));

/** The labels of the history, which names fields as the wire does. */
export const HISTORY_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...NAMES].map(([path, name]) => [path, ACCOUNT_LABELS[name as ValueName] ?? path])),
  ShippingCalculationAmount: EDITOR_TEXTS.amount,
  ...CUSTOMER_HISTORY_LABELS,
};

/** The path of a field of the form, by which the history names it. */
export const historyPathOf = (name: string): string =>
  ACCOUNT_FIELDS_SENT.find((field) => field.name === name)?.path ?? name;

/** A value of the history in words. What can't be read as the field's value is shown as it is kept. */
export function shownInHistory(field: string, value: string, websites: AccountView['websites']): string {
  if (field === 'InheritedFields' || field === 'ChangableFields') return labelsOfCodes(value);
  if (field === 'OrderProcessType') return SETTING_CHOICES.orderProcessType[Number(value)] ?? value;
  if (field === 'Active') return value === 'true' ? EDITOR_TEXTS.on : EDITOR_TEXTS.off;
  const name = NAMES.get(field) ?? '';
  if (!isSettingKey(name) || field === 'ShippingCalculationAmount') return value;
  const decoded = decodeWire(accountsContract.changeAccount.body, {
    ...bodyWith(field, parsed(value)),
    Id: 1,
    Version: 1,
  });
  return decoded.ok ? settingInFull(name, givenSettings(decoded.value), websites) : value;
}

const labelsOfCodes = (codes: string): string =>
  codes
    .split(', ')
    .map((code) => SETTING_TEXTS[Number(code) as SettingCode]?.label ?? code)
    .join(', ');

/** Data stands in the history as JSON, and a list of texts with commas. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function bodyWith(field: string, value: unknown): object {
  const [outer = '', inner] = field.split('.');
  return { [outer]: inner === undefined ? value : { [inner]: value } };
}
