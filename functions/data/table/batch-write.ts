import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { backoff } from './backoff.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

type WriteRequests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

const BATCH_WRITE_LIMIT = 25;
/** Enough that the table is the bottleneck, not the network. */
const IN_FLIGHT = 8;

/**
 * Puts items and overwrites existing ones, with several batches in flight. A key must not repeat within a few hundred
 * items. Returns the number of items.
 */
export async function batchWrite(
  table: Table,
  items: AsyncIterable<Key & object> | Iterable<Key & object>,
): Promise<number> {
  const inFlight = new Set<Promise<void>>();
  let batch: (Key & object)[] = [];
  let count = 0;
  const send = async (): Promise<void> => {
    const sent = putBatch(table, batch);
    batch = [];
    inFlight.add(sent);
    // The awaits below receive a failure.
    sent.then(
      () => inFlight.delete(sent),
      () => undefined,
    );
    if (inFlight.size >= IN_FLIGHT) await Promise.race(inFlight);
  };
  for await (const item of items) {
    batch.push(item);
    count += 1;
    if (batch.length === BATCH_WRITE_LIMIT) await send();
  }
  if (batch.length > 0) await send();
  await Promise.all(inFlight);
  return count;
}

async function putBatch({ client, tableName }: Table, items: readonly (Key & object)[]): Promise<void> {
  let requests: WriteRequests = items.map((item) => ({ PutRequest: { Item: { ...item } } }));
  for (let attempt = 0; requests.length > 0; attempt += 1) {
    // A busy table leaves some out, and the SDK would send them again without a pause.
    if (attempt > 0) await backoff(attempt);
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
    requests = UnprocessedItems?.[tableName] ?? [];
  }
}
