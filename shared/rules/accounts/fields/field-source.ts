import type { Account } from '../../../schemas/stored/account.ts';
import type { SettingSource } from '../../../values/accounts/setting-source.ts';
import type { AccountField } from '../account-fields.ts';
import { isChangeable, isHandedDown } from '../account-inheritance.ts';
import { settingsOf } from './settings-view.ts';

interface FieldSource {
  readonly source: SettingSource;
  /** The account that the value comes from. Null for a default. */
  readonly sourceId: number | null;
}

/** Where the value of a field comes from that counts. A parent that has none of its own hands down the default. */
export function fieldSource(field: AccountField, account: Account, parent: Account | undefined): FieldSource {
  if (field.settings.length === 0) return { source: 'own', sourceId: account.id };
  const countsOwn = hasOwnValue(field, account) && (parent === undefined || isChangeable(field, parent));
  const owner = parent && isHandedDown(field, parent) && !countsOwn ? parent : account;
  if (!hasOwnValue(field, owner)) return { source: 'default', sourceId: null };
  return { source: owner.id === account.id ? 'own' : 'parent', sourceId: owner.id };
}

/** Whether an account has a value of its own, which may be an empty one. */
export const hasOwnValue = (field: AccountField, { settings }: Pick<Account, 'settings'>): boolean =>
  Object.keys(settingsOf(field, settings)).length > 0;
