import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { batchWrite } from '#functions/data/table/batch-write.ts';
import { getAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { testTable } from '../../../support/test-table.ts';

const keyOf = (index: number) => ({ pk: `ITEM#${index}`, sk: 'ITEM' });
const items = (count: number) => Array.from({ length: count }, (_, value) => ({ ...keyOf(value), value }));
const stored = (table: Table, count: number) =>
  getAll(
    table,
    items(count).map(({ pk, sk }) => ({ pk, sk })),
    'strongly',
  );

it.each([0, 1, 25, 26, 999])('writes %i items, and answers how many they were', async (count) => {
  const table = await testTable();
  expect(await batchWrite(table, items(count))).toBe(count);
  expect(await stored(table, count)).toHaveLength(count);
});

it('sends again what a busy table leaves out', async () => {
  const table = await testTable();
  let calls = 0;
  const send = table.client.send.bind(table.client);
  const client = Object.assign(Object.create(table.client), {
    send: async (command: BatchWriteCommand) => {
      calls += 1;
      const requests = command.input.RequestItems?.[table.tableName] ?? [];
      // Takes half of what it is given, like a table without capacity.
      const taken = requests.slice(0, Math.ceil(requests.length / 2));
      await send(new BatchWriteCommand({ RequestItems: { [table.tableName]: taken } }));
      const left = requests.slice(taken.length);
      return { UnprocessedItems: left.length > 0 ? { [table.tableName]: left } : {} };
    },
  });
  await batchWrite({ ...table, client }, items(25));
  expect(await stored(table, 25)).toHaveLength(25);
  expect(calls).toBeGreaterThan(1);
});

it('has eight batches on their way at once: an import neither waits for each nor floods the table', async () => {
  const table = await testTable();
  let [onTheirWay, most] = [0, 0];
  const client = Object.assign(Object.create(table.client), {
    send: async () => {
      onTheirWay += 1;
      most = Math.max(most, onTheirWay);
      await pause(1);
      onTheirWay -= 1;
      return {};
    },
  });
  await batchWrite({ ...table, client }, items(500));
  expect([most, onTheirWay]).toEqual([8, 0]);
});

it('fails when the table does', async () => {
  const table = await testTable();
  const nowhere = { ...table, tableName: 'no-such-table' };
  await expect(batchWrite(nowhere, items(500))).rejects.toThrow();
});
