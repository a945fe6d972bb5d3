import { BatchGetCommand, paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { backoff } from './backoff.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

const BATCH_GET_LIMIT = 100;

/**
 * Returns every item whose sort key begins with the given one, or the whole partition if that is empty. Items that have
 * expired by `now` are left out.
 */
export async function queryAll(table: Table, { pk, sk }: Key, now?: Date): Promise<unknown[]> {
  const items = await query(table, {
    // DynamoDB does not compare keys with an empty string.
    KeyConditionExpression: sk ? 'pk = :pk AND begins_with(sk, :sk)' : 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk, ...(sk && { ':sk': sk }) },
  });
  const seconds = now ? epochSeconds(now) : 0;
  return items.filter(({ ttl = Number.POSITIVE_INFINITY }) => ttl > seconds);
}

/** Like `queryAll`, with consistent reads and including expired items. */
export const queryAllStrongly = (table: Table, { pk, sk }: Key): Promise<unknown[]> =>
  query(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  });

/** Returns the items of a partition up to the given sort key, in order: all of them, or the first few. */
export const queryUpTo = (table: Table, { pk, sk }: Key, most?: number): Promise<unknown[]> =>
  query(
    table,
    {
      KeyConditionExpression: 'pk = :pk AND sk <= :sk',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      // The caller acts on these messages, so it must not see one that was just handled.
      ConsistentRead: true,
      ...(most !== undefined && { Limit: most }),
    },
    most,
  );

/** Returns every item of a partition from one sort key to all that begin with another. */
export const queryBetween = (table: Table, from: Key, to: Key): Promise<unknown[]> =>
  query(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': from.pk, ':from': from.sk, ':to': `${to.sk}\uffff` },
  });

/** Returns the last items whose sort key begins with the given one, in descending order: at most one page (1 MB). */
export async function queryLast({ client, tableName }: Table, { pk, sk }: Key, most: number): Promise<unknown[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: sk ? 'pk = :pk AND begins_with(sk, :sk)' : 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk, ...(sk && { ':sk': sk }) },
      ScanIndexForward: false,
      Limit: most,
    }),
  );
  return Items;
}

/** Returns the first items between two sort keys, with consistent reads: one more than `most` if there are more. */
export async function queryFirst(
  { client, tableName }: Table,
  from: Key,
  to: string,
  most: number,
): Promise<unknown[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': from.pk, ':from': from.sk, ':to': to },
      ConsistentRead: true,
      Limit: most + 1,
    }),
  );
  return Items;
}

/** Returns the summaries of all items in a list, in its order, optionally from a sort key on. */
export const listIndex = (table: Table, index: 'gsi1' | 'gsi2' | 'gsi3', list: string, from = ''): Promise<unknown[]> =>
  summaries(table, index, list, from && { condition: '#place >= :place', place: from });

/** Returns the summaries of the items in a list whose sort key begins with the given text, in order. */
export const listBeginning = (
  table: Table,
  index: 'gsi1' | 'gsi2' | 'gsi3',
  list: string,
  place: string,
): Promise<unknown[]> => summaries(table, index, list, { condition: 'begins_with(#place, :place)', place });

async function summaries(
  table: Table,
  index: 'gsi1' | 'gsi2' | 'gsi3',
  list: string,
  // DynamoDB does not compare keys with an empty string.
  part: '' | { readonly condition: string; readonly place: string },
): Promise<unknown[]> {
  const items = await query(table, {
    IndexName: index,
    ProjectionExpression: '#summary',
    KeyConditionExpression: part ? `#list = :list AND ${part.condition}` : '#list = :list',
    ExpressionAttributeNames: {
      '#summary': 'summary',
      '#list': `${index}pk`,
      ...(part && { '#place': `${index}sk` }),
    },
    ExpressionAttributeValues: { ':list': list, ...(part && { ':place': part.place }) },
  });
  return items.map(({ summary }) => summary);
}

interface NewestOf {
  /** The range of the beginning of sort keys, both ends included. */
  readonly from: string;
  readonly to: string;
  readonly most: number;
}

/** Returns the last summaries in a range of a list, in descending order, and at most `most`. */
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
      ProjectionExpression: '#summary',
      KeyConditionExpression: '#list = :list AND #place BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#summary': 'summary', '#list': `${index}pk`, '#place': `${index}sk` },
      ExpressionAttributeValues: { ':list': list, ':from': from, ':to': `${to}\uffff` },
      ScanIndexForward: false,
    },
    most,
  );
  return items.map(({ summary }) => summary);
}

/**
 * Yields some fields of the summaries in a range of a list, page by page, so that a list of any length can be summed up
 * in little memory.
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

/** Reads all pages, because a single Query stops silently at 1 MB. */
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

/** Returns the items that exist under these keys, in any order. With `strongly` the reads are consistent. */
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
    // A busy table leaves keys out, and the SDK would ask for them again without a pause.
    if (attempt > 0) await backoff(attempt);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: keys, ConsistentRead: isStrong } } }),
    );
    found.push(...(Responses?.[tableName] ?? []));
    keys = UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return found;
}

/** The unit of the `ttl` attribute. The table deletes expired items hours late, so readers filter by it. */
export const epochSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
