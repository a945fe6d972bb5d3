import type { Account } from '../../../schemas/stored/account.ts';
import { isSameValue } from '../../base/same-value.ts';
import { ACCOUNT_FIELDS } from '../account-fields.ts';
import { effectiveAccount } from '../account-inheritance.ts';
import { settingsOf } from './settings-view.ts';

type SomeSettings = Account['settings'];

/** A child for which a field changes, with the settings of the field before and after. */
interface ChangedChild {
  readonly child: Account;
  readonly before: SomeSettings;
  readonly after: SomeSettings;
}

interface FieldEffect {
  readonly code: number;
  readonly children: readonly ChangedChild[];
}

/**
 * The effects of a parent's change on these children: the fields whose effective values change, in the order of codes.
 */
export function settingsEffect(before: Account, after: Account, children: readonly Account[]): FieldEffect[] {
  const changes = children.map((child) => ({
    child,
    from: effectiveAccount(child, before).settings,
    to: effectiveAccount(child, after).settings,
  }));
  return ACCOUNT_FIELDS.flatMap((field) => {
    const changed = changes.flatMap(({ child, from, to }) => {
      const values = { before: settingsOf(field, from), after: settingsOf(field, to) };
      return isSameValue(values.before, values.after) ? [] : [{ child, ...values }];
    });
    return changed.length === 0 ? [] : [{ code: field.code, children: changed }];
  });
}
