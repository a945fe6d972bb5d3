import type { Website } from '#shared/schemas/stored/content/website.ts';
import type { HistoryAction, HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { WebsiteOfAccount } from '../data/identity/website-repository.ts';
import { type NewHistoryEntry, toHistory } from '../data/operations/history-repository.ts';
import type { Write } from '../data/table/transact.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { authorOf } from '../http/history-author.ts';
import { accountChanges } from './account-changes.ts';
import { accountHistoryEntry } from './account-history.ts';

interface WebsiteEvent {
  readonly action: HistoryAction;
  readonly at: Date;
  readonly newId: () => string;
  readonly before?: WebsiteOfAccount;
  readonly after?: WebsiteOfAccount;
}

/** The entry for something that was done to a website from a screen. */
export function websiteHistoryEntry(actor: SignedIn, event: WebsiteEvent): NewHistoryEntry {
  const { before, after, action, at, newId } = event;
  const { website } = one(after ?? before);
  return {
    newId: newId(),
    at: at.toISOString(),
    accountId: website.accountId,
    kind: 'website',
    thingId: String(website.id),
    name: website.name,
    action,
    by: authorOf(actor),
    source: 'screen',
    changes: websiteChanges(before, after),
  };
}

/** Another default is a change of the account too, so it also stands in the account's history. */
export function defaultChangeToHistory(actor: SignedIn, event: WebsiteEvent): { accountHistory?: Write } {
  const { before, after, at, newId } = event;
  if (!before || !after) return {};
  const changes = accountChanges(before.account, after.account);
  if (changes.length === 0) return {};
  const entry = accountHistoryEntry(actor, after.account, { action: 'changed', at, newId: newId(), changes });
  return { accountHistory: toHistory(entry) };
}

const FIELDS: readonly { readonly field: string; readonly valueIn: (state: WebsiteOfAccount) => string | boolean }[] = [
  { field: 'Name', valueIn: ({ website }) => website.name },
  { field: 'Url', valueIn: ({ website }) => website.url },
  { field: 'Default', valueIn: ({ isDefault }) => isDefault },
];

/** The fields that differ, by their wire names. A removed website has all of its values before. */
function websiteChanges(
  before: WebsiteOfAccount | undefined,
  after: WebsiteOfAccount | undefined,
): HistoryEntry['changes'] {
  return FIELDS.flatMap(({ field, valueIn }) => {
    const [from, to] = [before && valueIn(before), after && valueIn(after)];
    if (from === to) return [];
    return { field, ...(from !== undefined && { before: from }), ...(to !== undefined && { after: to }) };
  });
}

function one<State extends { readonly website: Website }>(state: State | undefined): State {
  if (!state) throw new TypeError('A website has a state before or after');
  return state;
}
