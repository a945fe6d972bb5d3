import { BatchGetCommand, paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { backoff } from './backoff.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

const BATCH_GET_LIMIT = 100;

/**
 * Every item whose sort key begins as the given one, all of the partition when that is empty. What has expired by `now`
 * is left out.
 */
export async function queryAll(table: Table, { pk, sk }: Key, now?: Date): Promise<unknown[]> {
  const items = await query(table, {
    // No key may be compared with an empty text.
    KeyConditionExpression: sk ? 'pk = :pk AND begins_with(sk, :sk)' : 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk, ...(sk && { ':sk': sk }) },
  });
  const seconds = now ? epochSeconds(now) : 0;
  return items.filter(({ ttl = Number.POSITIVE_INFINITY }) => ttl > seconds);
}

/** As `queryAll`, of what has expired too. Sees every write that was acknowledged before. */
export const queryAllStrongly = (table: Table, { pk, sk }: Key): Promise<unknown[]> =>
  query(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  });

/** Every item of a partition whose sort key is not above the given one, in order. */
export const queryUpTo = (table: Table, { pk, sk }: Key): Promise<unknown[]> =>
  query(table, {
    KeyConditionExpression: 'pk = :pk AND sk <= :sk',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    // Who is to act on a message must not read one that was just dealt with.
    ConsistentRead: true,
  });

/** Every item of a partition from one sort key to whatever begins as another. */
export const queryBetween = (table: Table, from: Key, to: Key): Promise<unknown[]> =>
  query(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': from.pk, ':from': from.sk, ':to': `${to.sk}\uffff` },
  });

/** The last items whose sort key begins as the given one, the last of all first; no more than one answer of the table holds. */
export async function queryLast({ client, tableName }: Table, { pk, sk }: Key, most: number): Promise<unknown[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ScanIndexForward: false,
      Limit: most,
    }),
  );
  return Items;
}

/** The summaries of all items that stand in a list, in its order; of those from a sort key on, where one is given. */
export async function listIndex(
  table: Table,
  index: 'gsi1' | 'gsi2' | 'gsi3',
  list: string,
  from = '',
): Promise<unknown[]> {
  const items = await query(table, {
    IndexName: index,
    // No key may be compared with an empty text.
    KeyConditionExpression: from ? '#list = :list AND #place >= :from' : '#list = :list',
    ExpressionAttributeNames: { '#list': `${index}pk`, ...(from && { '#place': `${index}sk` }) },
    ExpressionAttributeValues: { ':list': list, ...(from && { ':from': from }) },
  });
  return items.map(({ summary }) => summary);
}

interface NewestOf {
  /** The earliest and the latest beginning of a place, both included. */
  readonly from: string;
  readonly to: string;
  readonly most: number;
}

/** The summaries that stand last in a list between two places, the last one first, and no more than so many. */
export async function newestOfIndex(
  table: Table,
  index: 'gsi1' | 'gsi2' | 'gsi3',
  list: string,
  { from, to, most }: NewestOf,
): Promise<unknown[]> {
  const items = await query(
    table,
    {
      IndexName: index,
      KeyConditionExpression: '#list = :list AND #place BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#list': `${index}pk`, '#place': `${index}sk` },
      ExpressionAttributeValues: { ':list': list, ':from': from, ':to': `${to}\uffff` },
      ScanIndexForward: false,
    },
    most,
  );
  return items.map(({ summary }) => summary);
}

/**
 * Some fields of the summaries that stand in a list between two places, one answer of the table after the other, so that
 * a list of any length can be added up in little memory.
 */
export async function* summariesBetween(
  { client, tableName }: Table,
  index: 'gsi1' | 'gsi2' | 'gsi3',
  list: string,
  { from, to, fields }: Pick<NewestOf, 'from' | 'to'> & { readonly fields: readonly string[] },
): AsyncGenerator<unknown[]> {
  const names = Object.fromEntries(fields.map((field) => [`#${field}`, field]));
  const pages = paginateQuery(
    { client },
    {
      TableName: tableName,
      IndexName: index,
      KeyConditionExpression: '#list = :list AND #place BETWEEN :from AND :to',
      ProjectionExpression: fields.map((field) => `summary.#${field}`).join(', '),
      ExpressionAttributeNames: { '#list': `${index}pk`, '#place': `${index}sk`, ...names },
      ExpressionAttributeValues: { ':list': list, ':from': from, ':to': `${to}\uffff` },
    },
  );
  for await (const { Items = [] } of pages) yield Items.map(({ summary }) => summary);
}

/** A bare Query stops silently at 1 MB, so whoever wants all of it comes here. */
async function query(
  { client, tableName }: Table,
  condition: Omit<QueryCommandInput, 'TableName'>,
  most = Number.POSITIVE_INFINITY,
) {
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateQuery({ client }, { TableName: tableName, ...condition })) {
    items.push(...Items);
    if (items.length >= most) break;
  }
  return items.slice(0, most) as { ttl?: number; summary?: unknown }[];
}

/** The items that exist under these keys, in no order; `strongly` sees every write that was acknowledged before. */
export async function getAll(table: Table, keys: readonly Key[], consistency?: 'strongly'): Promise<unknown[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / BATCH_GET_LIMIT) }, (_, index) =>
    keys.slice(index * BATCH_GET_LIMIT, (index + 1) * BATCH_GET_LIMIT),
  );
  return (await Promise.all(batches.map((batch) => getBatch(table, batch, consistency === 'strongly')))).flat();
}

async function getBatch({ client, tableName }: Table, batch: readonly Key[], isStrong: boolean): Promise<unknown[]> {
  const found: unknown[] = [];
  let keys: Record<string, unknown>[] = batch.map((key) => ({ ...key }));
  for (let attempt = 0; keys.length > 0; attempt += 1) {
    // A busy table leaves keys out, and the SDK does not wait before they are asked for again.
    if (attempt > 0) await backoff(attempt);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: keys, ConsistentRead: isStrong } } }),
    );
    found.push(...(Responses?.[tableName] ?? []));
    keys = UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return found;
}

/** The table deletes expired items hours late; its `ttl` attribute is in seconds, and readers filter by it. */
export const epochSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
