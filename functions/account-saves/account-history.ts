import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { HistoryAction, HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { NewHistoryEntry } from '../data/operations/history-repository.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { authorOf } from '../http/history-author.ts';

interface AccountEvent {
  readonly action: HistoryAction;
  readonly at: Date;
  readonly newId: string;
  readonly changes: HistoryEntry['changes'];
  /** By default the change came from a screen. */
  readonly source?: HistoryEntry['source'];
}

/** The person or thing that changed an account, and where. */
type Author = Pick<NewHistoryEntry, 'by' | 'source'>;

/** The entry for something that somebody did to an account. */
export const accountHistoryEntry = (actor: ActingPerson, account: Account, event: AccountEvent): NewHistoryEntry =>
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
