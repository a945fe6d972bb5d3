import { isDeepStrictEqual } from 'node:util';
import { USER_FIELDS } from '#shared/rules/people/user-fields.ts';
import type { HistoryAction, HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { NewHistoryEntry } from '../data/operations/history-repository.ts';
import type { ActingPerson } from './authenticate.ts';
import { authorOf } from './history-author.ts';

type Named = Pick<User, 'id' | 'accountId' | 'parentId' | 'firstName' | 'lastName'>;

interface UserEvent {
  readonly action: HistoryAction;
  readonly at: Date;
  readonly newId: string;
  readonly changes?: HistoryEntry['changes'];
  /** By default the change came from a screen. */
  readonly source?: HistoryEntry['source'];
}

/** The entry for something that somebody did to a user. */
export const userHistoryEntry = (actor: ActingPerson, user: Named, event: UserEvent): NewHistoryEntry => ({
  newId: event.newId,
  at: event.at.toISOString(),
  accountId: user.accountId,
  ...(user.parentId !== undefined && { parentId: user.parentId }),
  kind: 'user',
  thingId: String(user.id),
  name: `${user.firstName} ${user.lastName}`.trim(),
  action: event.action,
  by: authorOf(actor),
  source: event.source ?? 'screen',
  changes: event.changes ?? [],
});

/** The fields that differ, with their values before and after. Absent values are left out. */
export function userChanges(before: Partial<User>, after: Partial<User>): HistoryEntry['changes'] {
  const changed = USER_FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return changed.map((field) => ({
    field,
    ...(before[field] !== undefined && { before: before[field] }),
    ...(after[field] !== undefined && { after: after[field] }),
  }));
}
