import { areOrganized } from '#shared/rules/accounts/margins/reorganized-margins.ts';
import { daysWithoutTimes } from '#shared/rules/accounts/service-hours-checks.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { IDENTITY_TEXTS, isMissing } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { EDITOR_TEXTS, HOURS_TEXTS, IP_TEXTS, MARGIN_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import type { FieldTexts } from '../../../../ui/form/field-texts.ts';
import type { AccountValues, ValueName } from './account-values.ts';
import { settingsOfDraft } from './drafts.ts';
import { isSettingKey, type SettingKey } from './setting-keys.ts';

/** What is wrong with something typed that can't be read. */
const UNREADABLE: Readonly<Partial<Record<SettingKey, string>>> = {
  aftermarketMargins: MARGIN_TEXTS.fault,
  salvageMargins: MARGIN_TEXTS.fault,
  minimumCoreCharge: EDITOR_TEXTS.amountFault,
  shippingCalculationMethod: EDITOR_TEXTS.amountFault,
  customerServiceHours: HOURS_TEXTS.timeFault,
  ipRestriction: IP_TEXTS.fault,
};

/** The errors of changed fields that the page finds itself (admin 5). All others come with the server's refusal. */
export function accountProblems(values: AccountValues, changed: readonly string[]): FieldTexts<ValueName> {
  const found = changed.flatMap((name) => {
    const text = isSettingKey(name) ? settingProblem(name, values) : undefined;
    return text === undefined ? [] : [[name, text]];
  });
  const isNameless = changed.includes('companyName') && values.companyName.trim() === '';
  return {
    ...Object.fromEntries(found),
    ...(isNameless && { companyName: isMissing(IDENTITY_TEXTS.companyName) }),
  };
}

function settingProblem(key: SettingKey, values: AccountValues): string | undefined {
  const value = values[key];
  if (value === null) return undefined;
  const settings = settingsOfDraft(key, value.own as never);
  return settings ? faultOf(settings) : UNREADABLE[key];
}

function faultOf({ aftermarketMargins, salvageMargins, customerServiceHours }: Partial<AccountSettings>) {
  if (aftermarketMargins && !areOrganized(aftermarketMargins)) return MARGIN_TEXTS.aftermarketReorganized;
  if (salvageMargins && !areOrganized(salvageMargins)) return MARGIN_TEXTS.salvageReorganized;
  const isIncomplete = customerServiceHours && daysWithoutTimes(customerServiceHours).length > 0;
  return isIncomplete ? ACCOUNT_TEXTS.serviceHoursWithoutTimes : undefined;
}
