import { accountFaults } from '#shared/rules/account-saves/account-faults.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { EDITOR_TEXTS, HOURS_TEXTS, IP_TEXTS, MARGIN_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { type Country, countries } from '#shared/values/countries.ts';
import { type FieldTexts, textsOfErrors } from '../../../../ui/form/field-texts.ts';
import { type AccountValues, IDENTITY_NAMES, namesOfCode, type ValueName } from './account-values.ts';
import { editedSettings } from './edited-settings.ts';
import { ACCOUNT_FIELDS_SENT } from './sent-fields.ts';
import { isSettingKey, type SettingKey, settingCodeOf } from './setting-keys.ts';

/** The errors of typed values that can't be read. */
const UNREADABLE: Readonly<Partial<Record<SettingKey, string>>> = {
  aftermarketMargins: MARGIN_TEXTS.fault,
  salvageMargins: MARGIN_TEXTS.fault,
  minimumCoreCharge: EDITOR_TEXTS.amountFault,
  shippingCalculationMethod: EDITOR_TEXTS.amountFault,
  customerServiceHours: HOURS_TEXTS.timeFault,
  ipRestriction: IP_TEXTS.fault,
};

/** Fields that only the server judges, because it knows the parent. */
const LEFT_TO_SERVER: readonly number[] = [130, 121];

/** The errors of changed fields, by the same rule as in the server (admin 5). */
export function accountProblems(
  view: AccountView,
  values: AccountValues,
  changed: readonly string[],
): FieldTexts<ValueName> {
  const { settings, unreadable } = editedSettings(view, values);
  const wrong = Object.fromEntries(unreadable.map((key) => [key, UNREADABLE[key] ?? '']));
  const judged = codesOf(changed).filter((code) => !LEFT_TO_SERVER.includes(code));
  const faults = accountFaults(asAccount(view, values, settings), undefined, judged);
  return { ...textsOfErrors(ACCOUNT_FIELDS_SENT, faults), ...wrong };
}

function codesOf(changed: readonly string[]): number[] {
  const settings = changed.filter(isSettingKey).map((key) => settingCodeOf(key));
  const identity = [200, 201, 130].filter((code) => namesOfCode(code).some((name) => changed.includes(name)));
  return [...identity, ...settings];
}

/** The account as it would count: all settings as its own. */
export function asAccount({ id, version }: AccountView, values: AccountValues, settings: AccountSettings): Account {
  const [companyName, storeNumber, address1, address2, city, , state, postalCode] = IDENTITY_NAMES.map((name) =>
    values[name].trim(),
  ) as [string, string, string, string, string, string, string, string];
  const country = countries.find((known): known is Country => known === values.country) ?? 'US';
  return {
    id,
    companyName,
    storeNumber,
    address: { address1, address2, city, state, postalCode, country },
    orderProcessType: 0,
    inheritedFields: [],
    changeableFields: [],
    isActive: true,
    version,
    settings,
  };
}
