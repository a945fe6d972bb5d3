import * as z from 'zod/mini';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import { type HistoryEntry, type HistoryKind, historyEntrySchema } from '#shared/schemas/stored/history-entry.ts';
import type { PagedRows } from '#shared/schemas/wire/paging.ts';
import { getItem } from '../table/get-item.ts';
import { epochSeconds, newestOfIndex, queryLast } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { putNew, transact, type Write } from '../table/transact.ts';
import { historyKey, historyOf } from './keys.ts';

const KEPT_MS = 2 * 365 * 86_400_000;
/** ISO dates of this millennium lie between them. */
const FIRST = '2';
const LAST = '3';

export type NewHistoryEntry = Omit<HistoryEntry, 'id' | 'ttl'> & { readonly newId: string };

/** The history of the accounts (decision B303). Entries are never changed. */
export interface HistoryRepository {
  /** The entries of an account in scope, newest first: one more than asked for if there are more. */
  ofAccount(scope: Scope, accountId: number, rows: PagedRows): Promise<HistoryEntry[]>;
  /** The entries of a thing, as far as they are in scope, newest first: one more than asked for if there are more. */
  ofThing(scope: Scope, kind: HistoryKind, thingId: string, rows: PagedRows): Promise<HistoryEntry[]>;
  find(scope: Scope, id: string): Promise<HistoryEntry | undefined>;
  /** Records something that changed nothing, such as a refused attempt. */
  record(entry: NewHistoryEntry): Promise<void>;
}

/** The write that adds an entry to the transaction of its change. */
export function toHistory({ newId, ...given }: NewHistoryEntry): Write {
  const ttl = epochSeconds(new Date(Date.parse(given.at) + KEPT_MS));
  const entry = historyEntrySchema.parse({ ...given, id: historyEntryId({ ...given, newId }), ttl });
  const place = `${entry.at}#${newId}`;
  return putNew(historyKey(entry.accountId, entry.at, newId), {
    gsi1pk: historyOf(entry.kind, entry.thingId),
    gsi1sk: place,
    // The indexes hold only the summary, so that the entry is not stored twice.
    summary: entry,
    ttl,
  });
}

export function historyRepository(table: Table): HistoryRepository {
  const inScope = (scope: Scope, summaries: readonly unknown[]) =>
    z
      .array(historyEntrySchema)
      .parse(summaries)
      .filter((entry) => within(scope, entry));

  return {
    async ofAccount(scope, accountId, { skip, take }) {
      const items = await queryLast(table, historyKey(accountId), skip + take + 1);
      const summaries = z.array(z.object({ summary: z.unknown() })).parse(items);
      return inScope(
        scope,
        summaries.map(({ summary }) => summary),
      ).slice(skip);
    },

    async ofThing(scope, kind, thingId, { skip, take }) {
      const most = skip + take + 1;
      const summaries = await newestOfIndex(table, 'gsi1', historyOf(kind, thingId), { from: FIRST, to: LAST, most });
      return inScope(scope, summaries).slice(skip);
    },

    async find(scope, id) {
      const key = keyOf(id);
      const item = key && z.optional(z.object({ summary: historyEntrySchema })).parse(await getItem(table, key));
      return item && within(scope, item.summary);
    },

    async record(entry) {
      await transact(table, { entry: toHistory(entry) });
    },
  };
}

/** An entry's id holds its key: account, milliseconds since the epoch, and an id of its own. */
export const historyEntryId = ({ accountId, at, newId }: Pick<NewHistoryEntry, 'accountId' | 'at' | 'newId'>): string =>
  `${accountId}-${Date.parse(at)}-${newId}`;

type Value = HistoryEntry['changes'][number]['before'];

/** A list of thousands of codes, or the text of a page, would not fit into an entry twice. */
const MOST_LENGTH = 20_000;
export const TOO_LONG = '(too long to be kept)';
export const shortened = (value: Value): Value => (JSON.stringify(value).length > MOST_LENGTH ? TOO_LONG : value);

function keyOf(entry: string) {
  const [, accountId, at, id] = /^(\d{1,9})-(\d{13})-([a-z0-9-]{1,40})$/.exec(entry) ?? [];
  return accountId && at && id ? historyKey(Number(accountId), new Date(Number(at)).toISOString(), id) : undefined;
}
