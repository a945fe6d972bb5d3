import type { NewAccountBody } from '#shared/contracts/accounts.ts';
import { AppError } from '#shared/errors.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { toHistory } from '../data/operations/history-repository.ts';
import { savesWith } from '../data/table/last-saves.ts';
import type { Write } from '../data/table/transact.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { accountChanges } from './account-changes.ts';
import { accountHistoryEntry } from './account-history.ts';
import { administratorOf, blankAccount, newAccountAfter, unauthorized } from './account-rule.ts';
import type { AccountSavesDependencies } from './dependencies.ts';
import { type GivenFields, withGiven } from './given-account.ts';

interface Creation {
  /** By default the account comes from a screen. */
  readonly source?: HistoryEntry['source'];
  /** Further writes of the transaction. */
  readonly also?: (account: Account) => Readonly<Record<string, Write>>;
}

/**
 * Creates an account with a name and an address (admin 6): level 1 under its own account, the provider anywhere. A
 * refused attempt is recorded in the history of the account that it was made in.
 */
export function makeCreateAccount({ accounts, history, newId, now }: AccountSavesDependencies) {
  return async (
    actor: ActingPerson,
    { parentId: asked, ...body }: NewAccountBody,
    idempotency: IdempotencyRecord | undefined,
    { source = 'screen', also }: Creation = {},
  ): Promise<Account> => {
    const { level, accountId } = administratorOf(actor);
    const parentId = asked ?? (level === 0 ? undefined : accountId);
    if (level > 0 && parentId !== accountId) throw unauthorized();
    const parent = parentId === undefined ? undefined : await accounts.find(homeScope(actor), parentId);
    if (parentId !== undefined && !parent) throw new AppError('invalid_input', ACCOUNT_TEXTS.noSuchParent);
    const made = await newAccount(actor, parent, body, source);
    return accounts.create(homeScope(actor), { ...made, ...savesWith({}, idempotency) }, (account) => ({
      history: toHistory(
        entryOf(actor, account, { action: 'created', source, changes: accountChanges(blankAccount(parent), account) }),
      ),
      ...also?.(account),
    }));
  };

  async function newAccount(
    actor: ActingPerson,
    parent: Account | undefined,
    body: GivenFields,
    source: HistoryEntry['source'],
  ) {
    try {
      const { id: _id, version: _version, ...made } = newAccountAfter(administratorOf(actor), parent, body);
      return made;
    } catch (error) {
      if (error instanceof AppError && error.code === 'forbidden') {
        const blank = blankAccount(parent);
        const { parentId: _parent, ...tried } = withGiven(blank, parent, body);
        const place = { ...tried, id: parent?.id ?? actor.home.accountId };
        const changes = accountChanges(blank, tried);
        await history.record(entryOf(actor, place, { action: 'refused', source, changes }));
      }
      throw error;
    }
  }

  function entryOf(
    actor: ActingPerson,
    account: Account,
    event: Omit<Parameters<typeof accountHistoryEntry>[2], 'at' | 'newId'>,
  ) {
    return accountHistoryEntry(actor, account, { ...event, at: now(), newId: newId() });
  }
}
