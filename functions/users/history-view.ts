import type { HistoryEntryView } from '#shared/contracts/history.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import { ADMIN_PAGES, type PagedRows, pageOf } from '#shared/schemas/wire/paging.ts';
import { canRestoreAccount } from '../account-saves/restore-account.ts';
import { canRestoreWebsite } from '../account-saves/restore-website.ts';
import { canRestoreContent } from '../content-saves/save-content.ts';

/** Older entries are reached by the history of the thing itself. */
const FARTHEST = 1000;

export const historyRows = (query: Parameters<typeof pageOf>[0]): PagedRows => {
  const { skip, take } = pageOf(query, ADMIN_PAGES);
  return { skip: Math.min(skip, FARTHEST), take };
};

/** A page of entries. Refused attempts are for the provider (decision B303). */
export function historyPage(
  { level }: Scope,
  entries: readonly HistoryEntry[],
  { take }: PagedRows,
): { data: HistoryEntryView[]; more: boolean } {
  const shown = entries.filter(({ action }) => level === 0 || action !== 'refused');
  return { data: shown.slice(0, take).map(entryView), more: entries.length > take };
}

const entryView = ({ by, changes, ttl: _ttl, parentId: _parent, ...entry }: HistoryEntry): HistoryEntryView => ({
  ...entry,
  by: by.name,
  byCompany: by.companyName,
  changes: changes.map(({ field, before, after }) => ({ field, before: shownValue(before), after: shownValue(after) })),
  mayRestore: isRestorable({ ...entry, changes }),
});

type Restorable = Pick<HistoryEntry, 'kind' | 'action' | 'changes'>;

/** The kinds of things that can come back after they were removed. */
const REMOVABLE: readonly HistoryEntry['kind'][] = ['website', 'page', 'spot'];

/** Values before a change can be saved again, and a removed thing can come back. A creation has none. */
export function isRestorable({ kind, action, changes }: Restorable): boolean {
  if (action === 'removed') return REMOVABLE.includes(kind);
  if ((action !== 'changed' && action !== 'restored') || changes.length === 0) return false;
  if (kind === 'website') return canRestoreWebsite({ changes });
  if (kind === 'page' || kind === 'spot') return canRestoreContent(changes);
  return kind === 'user' || (kind === 'account' && canRestoreAccount(changes));
}

function shownValue(value: HistoryEntry['changes'][number]['before']): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return String(value);
  // The form of an account reads its settings again from their text.
  const isList = Array.isArray(value) && value.every((entry) => typeof entry !== 'object');
  return isList ? value.join(', ') : JSON.stringify(value);
}
