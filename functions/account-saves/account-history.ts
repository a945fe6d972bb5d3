import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { type ChangeKey, changedFields } from '#shared/rules/accounts/fields/changed-fields.ts';
import { IDENTITY_CODES, settingPath } from '#shared/rules/accounts/fields/field-names.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { isSameValue } from '#shared/rules/base/same-value.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { HistoryAction, HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import { accountSettingsWireSchema } from '#shared/schemas/wire/account-settings-wire.ts';
import { type IdentityView, identityFields } from '#shared/schemas/wire/account-view.ts';
import { encodeWire, wireName } from '#shared/wire/wire.ts';
import { type NewHistoryEntry, shortened } from '../data/operations/history-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { authorOf } from '../http/history-author.ts';
import { identityView } from './identity-view.ts';

type Change = HistoryEntry['changes'][number];

interface AccountEvent {
  readonly action: HistoryAction;
  readonly at: Date;
  readonly newId: string;
  readonly changes: readonly Change[];
  /** By default the change came from a screen. */
  readonly source?: HistoryEntry['source'];
}

/** The person or thing that changed an account, and where. */
type Author = Pick<NewHistoryEntry, 'by' | 'source'>;

/** The entry for something that somebody did to an account. */
export const accountHistoryEntry = (actor: SignedIn, account: Account, event: AccountEvent): NewHistoryEntry =>
  entryOf({ by: authorOf(actor), source: event.source ?? 'screen' }, account, event);

/** The entry for something that a command did to an account, or an imported file by its name. */
export function unattendedHistoryEntry(
  source: 'command' | 'import',
  name: string,
  account: Account,
  event: AccountEvent,
): NewHistoryEntry {
  const by = { userId: source, name, accountId: PROVIDER_ACCOUNT_ID, companyName: '' };
  return entryOf({ by, source }, account, event);
}

const entryOf = ({ by, source }: Author, account: Account, event: AccountEvent): NewHistoryEntry => ({
  newId: event.newId,
  at: event.at.toISOString(),
  accountId: account.id,
  ...(account.parentId !== undefined && { parentId: account.parentId }),
  kind: 'account',
  thingId: String(account.id),
  name: account.companyName,
  action: event.action,
  by,
  source,
  changes: [...event.changes],
});

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
