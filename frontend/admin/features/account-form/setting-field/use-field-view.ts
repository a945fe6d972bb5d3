import { accountFieldOf } from '#shared/rules/accounts/fields/account-field-access.ts';
import type { AccountFieldView } from '#shared/schemas/wire/account-view.ts';
import {
  ask,
  fromParentNamed,
  LOCK_TEXTS,
  SETTING_FIELD_TEXTS,
} from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { useAccountState } from '../account-context.ts';

/** The server's facts about a code, in words. */
export function useFieldView(code: number) {
  const { view } = useAccountState();
  const field = view.fields.find((one) => one.code === code);
  const parent = view.parentId === null ? undefined : view.parentName;
  return { field, parent, lock: field && lockText(field, view.parentName, view.ask) };
}

/** Why a field can't be changed, and whom to ask. Undefined where it can be. */
export function lockText(
  { why }: AccountFieldView,
  parentName: string,
  { provider, parent }: { readonly provider: readonly string[]; readonly parent: readonly string[] },
): string | undefined {
  if (why === null) return undefined;
  const names =
    why === 'provider only' || why === 'nothing to choose' ? provider : [...parent, ...provider].slice(0, 2);
  const isAskable = why !== 'nothing to choose' && names.length > 0;
  return [LOCK_TEXTS[why](parentName), ...(isAskable ? [ask(names.join(' or '))] : [])].join(' ');
}

/** Where a value comes from that is not the account's own. */
export function sourceText({ source }: AccountFieldView, parent: string | undefined): string {
  return source === 'parent' && parent !== undefined ? fromParentNamed(parent) : SETTING_FIELD_TEXTS.default;
}

/** Whose value comes back with Reset: the parent's where it hands the field down. */
export const givenBackBy = ({ isHandedDown }: AccountFieldView, parent: string | undefined): string | undefined =>
  isHandedDown ? parent : undefined;

/** Whether children take a field over without a mark. */
export const isAlwaysHandedDown = (code: number): boolean => accountFieldOf(code)?.inheritance === 'always';
export const isNeverHandedDown = (code: number): boolean => accountFieldOf(code)?.inheritance === 'never';
