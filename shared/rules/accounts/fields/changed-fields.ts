import type { Account } from '../../../schemas/stored/account.ts';
import { isSameValue } from '../../base/same-value.ts';
import { ACCOUNT_FIELDS, type AccountField } from '../account-fields.ts';
import { settingsOf } from './settings-view.ts';

/** The parts of an account that two people can change independently: each field by its code, the marks, and Active. */
export type ChangeKey = number | 'marks' | 'active';

/**
 * The parts that differ between two states of an account, in the order of codes. Settings are compared by their own
 * values.
 */
export function changedFields(before: Account, after: Account): ChangeKey[] {
  const codes = ACCOUNT_FIELDS.filter((field) => !isSameValue(ownValues(field, before), ownValues(field, after)));
  const isMarked = isSameValue(marksOf(before), marksOf(after));
  return [
    ...codes.map(({ code }) => code),
    ...(isMarked ? [] : (['marks'] as const)),
    ...(before.isActive === after.isActive ? [] : (['active'] as const)),
  ];
}

/** The values of a field that the account has itself. Empty for a setting that it takes over. */
function ownValues(field: AccountField, account: Account): object {
  const { companyName, storeNumber, address, orderProcessType, settings } = account;
  if (field.code === 200) return { companyName, storeNumber };
  if (field.code === 201) return address;
  if (field.code === 130) return { orderProcessType };
  return settingsOf(field, settings);
}

/** In one order, because the order of marks means nothing. */
const marksOf = ({ inheritedFields, changeableFields }: Account) => ({
  inheritedFields: inheritedFields.toSorted((a, b) => a - b),
  changeableFields: changeableFields.toSorted((a, b) => a - b),
});
