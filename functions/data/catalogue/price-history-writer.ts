import * as z from 'zod/mini';
import { type PriceHistory, priceHistorySchema } from '#shared/schemas/catalogue/price-history.ts';
import { batchWrite } from '../table/batch-write.ts';
import type { Key } from '../table/keys.ts';
import { getAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { interchangeHistoryKey, partHistoryKey } from './keys.ts';

type Entry = PriceHistory['entries'][number];

/** A new list price of a part, or of the recycled parts of an interchange number in its matched form. */
export interface PriceChange {
  readonly of: { readonly partId: string } | { readonly interchangeNumber: string };
  readonly entries: readonly Entry[];
  /** The price before. It is added when the history of the year is still empty. */
  readonly since?: Entry;
}

const storedSchema = z.extend(priceHistorySchema, { pk: z.string(), sk: z.string() });

/** How many histories are read at once. */
const READ_TOGETHER = 1000;

interface Pending {
  readonly key: Key;
  readonly entries: Entry[];
  readonly since: Entry[];
}

/**
 * Adds prices to the histories of their years. The same price on the same day is stored once, so a repeated import adds
 * nothing.
 */
export async function writePriceHistory(table: Table, changes: AsyncIterable<PriceChange>): Promise<void> {
  const pending = new Map<string, Pending>();
  const historyOf = (of: PriceChange['of'], { date }: Entry): Pending => {
    const key = historyKey(of, Number(date.slice(0, 4)));
    const name = `${key.pk} ${key.sk}`;
    const history = pending.get(name) ?? { key, entries: [], since: [] };
    pending.set(name, history);
    return history;
  };
  for await (const { of, entries, since } of changes) {
    if (since) historyOf(of, since).since.push(since);
    for (const entry of entries) historyOf(of, entry).entries.push(entry);
    if (pending.size < READ_TOGETHER) continue;
    await addToHistories(table, pending);
    pending.clear();
  }
  await addToHistories(table, pending);
}

async function addToHistories(table: Table, pending: ReadonlyMap<string, Pending>): Promise<void> {
  const keys = [...pending.values()].map(({ key }) => key);
  const known = z.array(storedSchema).parse(await getAll(table, keys, 'strongly'));
  const before = new Map(known.map(({ pk, sk, entries }) => [`${pk} ${sk}`, entries]));
  const histories = [...pending].map(([name, { key, entries, since }]) => ({
    ...key,
    entries: withEntries(before.get(name) ?? since, entries),
  }));
  await batchWrite(table, histories);
}

const historyKey = (of: PriceChange['of'], year: number): Key =>
  'partId' in of ? partHistoryKey(of.partId, year) : interchangeHistoryKey(of.interchangeNumber, year);

/** Oldest first. Entries of the same day keep their order. */
function withEntries(before: readonly Entry[], added: readonly Entry[]): Entry[] {
  const all = new Map([...before, ...added].map((entry) => [`${entry.date} ${entry.list}`, entry]));
  return [...all.values()].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}
