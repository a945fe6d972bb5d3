import { MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import { SETTING_TEXTS, type SettingText } from '#shared/texts/admin/account-form/setting-texts.ts';

const TEXTS: Readonly<Record<number, SettingText>> = SETTING_TEXTS;

/** The label of a field in the account's form. A code that is not in the form stands for itself. */
export const fieldLabel = (code: number): string => TEXTS[code]?.label ?? String(code);

const OVERRIDABLE_CODES = new Set(MARKABLE_CODES);

/** Whether a branch can have a value of its own that counts. Of the other fields its parent's always does (admin 6). */
export const isOverridable = (code: number): boolean => OVERRIDABLE_CODES.has(code);

/** The fields of which an account can have a value of its own instead of the parent's, by name. */
export const OVERRIDABLE_FIELDS: readonly { readonly value: string; readonly label: string }[] = MARKABLE_CODES.map(
  (code) => ({
    value: String(code),
    label: fieldLabel(code),
  }),
).sort((one, other) => one.label.localeCompare(other.label));
