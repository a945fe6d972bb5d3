import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { type ChangeKey, changedFields } from '#shared/rules/accounts/fields/changed-fields.ts';
import { IDENTITY_CODES, settingPath } from '#shared/rules/accounts/fields/field-names.ts';
import { isSameValue } from '#shared/rules/base/same-value.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import { accountSettingsWireSchema } from '#shared/schemas/wire/account-settings-wire.ts';
import { type IdentityView, identityFields } from '#shared/schemas/wire/account-view.ts';
import { encodeWire, wireName } from '#shared/wire/wire.ts';
import { shortened } from '../data/operations/history-repository.ts';
import { identityView } from './identity-view.ts';

type Change = HistoryEntry['changes'][number];

/**
 * The differences between two states of an account, in wire form (decision B324). A setting without a value before
 * or after was taken over from the parent or the defaults.
 */
export const accountChanges = (before: Account, after: Account): Change[] =>
  changedFields(before, after).flatMap((key) =>
    valuesOf(key).flatMap(({ path, valueIn }) => {
      const [from, to] = [valueIn(before), valueIn(after)];
      if (isSameValue(from, to)) return [];
      return {
        field: path,
        ...(from !== undefined && { before: shortened(from) }),
        ...(to !== undefined && { after: shortened(to) }),
      };
    }),
  );

interface Value {
  readonly path: string;
  readonly valueIn: (account: Account) => Change['before'];
}

function valuesOf(key: ChangeKey): readonly Value[] {
  if (key === 'active') return [{ path: 'Active', valueIn: ({ isActive }) => isActive }];
  if (key === 'marks') {
    return [
      { path: 'InheritedFields', valueIn: ({ inheritedFields }) => inheritedFields },
      { path: 'ChangableFields', valueIn: ({ changeableFields }) => changeableFields },
    ];
  }
  const settings = ACCOUNT_FIELDS.find(({ code }) => code === key)?.settings ?? [];
  const identity = (Object.keys(IDENTITY_CODES) as (keyof IdentityView)[]).filter(
    (name) => IDENTITY_CODES[name] === key,
  );
  return [
    ...identity.map((name) => ({
      path: wireName(name, identityFields[name]),
      valueIn: (account: Account) => identityView(account)[name],
    })),
    ...settings.map((name) => ({
      path: settingPath(name),
      valueIn: ({ settings: own }: Account) =>
        own[name] === undefined
          ? undefined
          : (encodeWire(accountSettingsWireSchema.shape[name], own[name] as never) as Change['before']),
    })),
  ];
}
