import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { SETTING_TEXTS, type SettingText } from '#shared/texts/admin/account-form/setting-texts.ts';

const TEXTS: Readonly<Record<number, SettingText>> = SETTING_TEXTS;

/** What a field is called in the account's form. A code without a place there is its own name. */
export const fieldLabel = (code: number): string => TEXTS[code]?.label ?? String(code);

/** The fields of which an account can have a value of its own instead of the parent's, by name. */
export const OVERRIDABLE_FIELDS: readonly { readonly value: string; readonly label: string }[] = ACCOUNT_FIELDS.filter(
  ({ inheritance }) => inheritance === 'when marked',
)
  .map(({ code }) => ({ value: String(code), label: fieldLabel(code) }))
  .sort((one, other) => one.label.localeCompare(other.label));
