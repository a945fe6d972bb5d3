import { AppError } from '#shared/errors.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { AccountRepository } from '../data/identity/account-repository.ts';
import { type HistoryRepository, toHistory } from '../data/operations/history-repository.ts';
import type { Write } from '../data/table/transact.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { accountChanges } from './account-changes.ts';
import { accountHistoryEntry } from './account-history.ts';
import { accountAfter, administratorOf } from './account-rule.ts';
import { type GivenFields, withGiven } from './given-account.ts';

/** The version of a save that does not depend on what was seen. It is later than any. */
export const ANY_VERSION = Number.MAX_SAFE_INTEGER;

/** The dependencies of a step that changes accounts. */
export interface ChangesAccounts {
  readonly accounts: Pick<AccountRepository, 'change'>;
  readonly history: Pick<HistoryRepository, 'record'>;
  readonly newId: () => string;
  readonly now: () => Date;
}

export interface AccountSave {
  readonly id: number;
  readonly body: GivenFields;
  /** The version that the fields were seen with. */
  readonly version: number;
  readonly idempotency: IdempotencyRecord | undefined;
  readonly action?: 'changed' | 'restored';
  /** By default the change comes from a screen. */
  readonly source?: HistoryEntry['source'];
  /** Further writes of the transaction. */
  readonly also?: (account: Account) => Readonly<Record<string, Write>>;
}

/**
 * Saves the given fields of an account, with an entry in its history. What the administrator may not change is refused
 * and recorded in the history too (decision B303).
 */
export function makeChangeAccount({ accounts, history, newId, now }: ChangesAccounts) {
  return async (actor: ActingPerson, save: AccountSave): Promise<Account> => {
    const { id, body, action = 'changed', also } = save;
    let seen: readonly [account: Account, parent: Account | undefined] | undefined;
    try {
      return await accounts.change(
        homeScope(actor),
        id,
        (account, parent) => {
          seen = [account, parent];
          return accountAfter(administratorOf(actor), account, parent, save);
        },
        (before, after) => ({ history: toHistory(entryOf(actor, before, after, save, action)), ...also?.(after) }),
      );
    } catch (error) {
      if (seen && error instanceof AppError && error.code === 'forbidden') {
        const [account, parent] = seen;
        await history.record(entryOf(actor, account, withGiven(account, parent, body), save, 'refused', account));
      }
      throw error;
    }
  };

  function entryOf(
    actor: ActingPerson,
    before: Account,
    after: Account,
    { source = 'screen' }: AccountSave,
    action: 'changed' | 'restored' | 'refused',
    named: Account = after,
  ) {
    const changes = accountChanges(before, after);
    return accountHistoryEntry(actor, named, { action, at: now(), newId: newId(), changes, source });
  }
}
