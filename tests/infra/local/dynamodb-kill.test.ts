import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOf, createTable } from '../../support/conformance-table.ts';

const TableName = 'parts';
const PARTS = ['header', 'lines', 'marker', 'outbox'];
const WRITERS = 4;
const KILLS = 6;
/** Versions that each writer gets through before the engine is killed. */
const LEAST = 2;

let folder: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dynamodb-kill-'));
});
afterEach(async () => {
  running?.kill('SIGKILL');
  // The engine may write its last file meanwhile.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function start() {
  const child = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../support/dynamodb-process.ts'), folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running = child;
  const [endpoint] = await once(child.stdout, 'data');
  return { child, client: clientOf(String(endpoint).trim()) };
}

type Client = Awaited<ReturnType<typeof start>>['client'];

/** Writes version after version of all parts of an order at once until the engine is gone, and tells each acknowledged one. */
async function keepWriting(client: Client, order: string, from: number, told: (version: number) => void) {
  for (let version = from + 1; ; version++) {
    const TransactItems = PARTS.map((sk) => ({
      // A key of the index that changes each time: a torn write would leave two rows, or none.
      Put: { TableName, Item: { pk: order, sk, version, gsi1pk: order, gsi1sk: `${version}/${sk}` } },
    }));
    try {
      await client.send(new TransactWriteCommand({ TransactItems }));
      told(version);
    } catch {
      return;
    }
  }
}

/** The versions found among the order's items, and among its rows of the index. */
async function versionsOf(client: Client, order: string) {
  const ExpressionAttributeValues = { ':order': order };
  const [items, rows] = await Promise.all([
    client.send(new QueryCommand({ TableName, KeyConditionExpression: 'pk = :order', ExpressionAttributeValues })),
    client.send(
      new QueryCommand({
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :order',
        ExpressionAttributeValues,
      }),
    ),
  ]);
  return {
    items: (items.Items ?? []).map(({ version }) => Number(version)),
    rows: (rows.Items ?? []).map(({ gsi1sk }) => Number.parseInt(gsi1sk, 10)),
  };
}

it('never shows a part of a transaction, nor loses an acknowledged one, when killed with -9', async () => {
  const orders = Array.from({ length: WRITERS }, (_, at) => `order-${at}`);
  let engine = await start();
  await createTable(engine.client, TableName);
  const acknowledged = orders.map(() => 0);
  for (let kill = 0; kill < KILLS; kill++) {
    const before = [...acknowledged];
    const writing = orders.map((order, at) =>
      keepWriting(engine.client, order, before[at] ?? 0, (version) => acknowledged.splice(at, 1, version)),
    );
    // However long the machine takes, each has written something in this life of the engine.
    while (acknowledged.some((version, at) => version - (before[at] ?? 0) < LEAST)) await pause(10);
    await pause(Math.random() * 250);
    engine.child.kill('SIGKILL');
    await Promise.all(writing);
    engine = await start();
    for (const [at, order] of orders.entries()) {
      const { items, rows } = await versionsOf(engine.client, order);
      const [version = 0] = items;
      expect(items).toEqual(PARTS.map(() => version));
      expect(rows).toEqual(PARTS.map(() => version));
      // The last one may have been written without an answer.
      expect(version - (acknowledged[at] ?? 0)).toSatisfy((more: number) => more === 0 || more === 1);
      acknowledged[at] = version;
    }
  }
});
