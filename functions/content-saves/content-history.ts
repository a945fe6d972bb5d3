import { isSameValue } from '#shared/rules/base/same-value.ts';
import type { HistoryAction, HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import { type NewHistoryEntry, shortened } from '../data/operations/history-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { authorOf } from '../http/history-author.ts';
import type { ContentItem, ContentKind } from './content-kinds.ts';

interface ContentEvent {
  readonly kind: 'page' | 'spot';
  readonly action: HistoryAction;
  readonly at: Date;
  readonly newId: string;
  readonly changes: HistoryEntry['changes'];
}

/** The entry for something that was done to a page or a marketing spot from a screen. */
export const contentHistoryEntry = (
  actor: SignedIn,
  { id, accountId, parentId, title }: ContentItem,
  { at, ...event }: ContentEvent,
): NewHistoryEntry => ({
  ...event,
  at: at.toISOString(),
  accountId,
  ...(parentId !== undefined && { parentId }),
  thingId: id,
  name: title,
  by: authorOf(actor),
  source: 'screen',
});

/** The fields that differ, with their values before and after. A new item has no values before. */
export function contentChanges<Item extends ContentItem>(
  { fields }: Pick<ContentKind<Item>, 'fields'>,
  before: Item | undefined,
  after: Item,
): HistoryEntry['changes'] {
  const valueIn = (item: Item, field: keyof Item) => shortened(item[field] as string | boolean);
  return fields
    .filter((field) => before === undefined || !isSameValue(before[field], after[field]))
    .map((field) => ({
      field,
      ...(before !== undefined && { before: valueIn(before, field) }),
      after: valueIn(after, field),
    }));
}
