import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  getAll,
  listIndex,
  newestOfIndex,
  queryAll,
  queryBetween,
  summariesBetween,
} from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { recordedTable } from '../../../support/recorded-table.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

const now = new Date('2026-03-01T09:00:00Z');
const seconds = now.getTime() / 1000;
const text = 'x'.repeat(30_000);

let table: Table;
beforeAll(async () => {
  table = await testTable();
  const many = Array.from({ length: 120 }, (_, index) => ({ pk: 'MANY', sk: `ROW#${String(index).padStart(3, '0')}` }));
  await Promise.all(
    many.map((key, index) =>
      putItem(table, key, {
        text,
        gsi3pk: 'LONG',
        gsi3sk: key.sk,
        summary: { total: index, status: 'Completed', text },
      }),
    ),
  );
  await putItem(table, { pk: 'MANY', sk: 'OTHER' }, {});
  await putItem(table, { pk: 'TTL', sk: 'A' }, { ttl: seconds });
  await putItem(table, { pk: 'TTL', sk: 'B' }, { ttl: seconds + 1 });
  await putItem(table, { pk: 'TTL', sk: 'C' }, {});
  await putItem(table, { pk: 'L1', sk: 'L' }, { gsi1pk: 'LIST', gsi1sk: 'b', summary: { name: 'b' }, secret: 'no' });
  await putItem(table, { pk: 'L2', sk: 'L' }, { gsi1pk: 'LIST', gsi1sk: 'a', summary: { name: 'a' }, secret: 'no' });
});

describe('reading all', () => {
  it('goes on where an answer of the table ends', async () => {
    expect(await queryAll(table, { pk: 'MANY', sk: 'ROW#' }, now)).toHaveLength(120);
  });

  it('reads a whole partition', async () => {
    expect(await queryAll(table, { pk: 'MANY', sk: '' })).toHaveLength(121);
  });

  it('reads from one key to whatever begins as another', async () => {
    const between = await queryBetween(table, { pk: 'MANY', sk: 'ROW#00' }, { pk: 'MANY', sk: 'ROW#01' });
    expect(between).toHaveLength(20);
  });

  it('hands a long list on in pieces, with the fields that were asked for', async () => {
    const range = { from: 'ROW#005', to: 'ROW#114', fields: ['total', 'status'] };
    const pieces: unknown[][] = [];
    for await (const piece of summariesBetween(table, 'gsi3', 'LONG', range)) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(1);
    const expected = Array.from({ length: 110 }, (_, index) => ({ total: index + 5, status: 'Completed' }));
    expect(pieces.flat()).toEqual(expected);
  });

  it('leaves out what has expired but is still there', async () => {
    expect(await queryAll(table, { pk: 'TTL', sk: '' }, now)).toEqual([
      expect.objectContaining({ sk: 'B' }),
      expect.objectContaining({ sk: 'C' }),
    ]);
  });

  it('reads more keys than one batch may name', async () => {
    const keys = Array.from({ length: 120 }, (_, index) => ({
      pk: 'MANY',
      sk: `ROW#${String(index).padStart(3, '0')}`,
    }));
    expect(await getAll(table, keys, 'strongly')).toHaveLength(120);
    expect(await getAll(table, [])).toEqual([]);
  });

  it('lists summaries in order, and nothing else of the items', async () => {
    expect(await listIndex(table, 'gsi1', 'LIST')).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it.each([
    { range: { from: 'a', to: 'b', most: 9 }, names: ['b', 'a'], why: 'both ends included' },
    { range: { from: 'a', to: 'b', most: 1 }, names: ['b'], why: 'no more than so many' },
    { range: { from: 'a', to: 'a', most: 9 }, names: ['a'], why: 'nothing after the end' },
    { range: { from: 'b', to: 'c', most: 9 }, names: ['b'], why: 'nothing before the beginning' },
  ])('lists the last of a range first: $why', async ({ range, names }) => {
    const found = await newestOfIndex(table, 'gsi1', 'LIST', range);
    expect(found).toEqual(names.map((name) => ({ name })));
  });

  it('stops where it has as many as were asked for, however long the list is', async () => {
    const recorded = recordedTable(table);
    const newest = { from: 'ROW#000', to: 'ROW#119', most: 2 };
    expect(await newestOfIndex(recorded.table, 'gsi3', 'LONG', newest)).toMatchObject([{ total: 119 }, { total: 118 }]);
    expect(recorded.commands).toEqual(['QueryCommand']);
  });

  it.each([
    { busy: 0, why: 'an idle table answers at once' },
    { busy: 3, why: 'a busy table needs time' },
  ])('waits $busy times for a table that leaves keys out $busy times, as $why', async ({ busy }) => {
    const key = { pk: 'TTL', sk: 'A' };
    let asked = 0;
    const client = Object.assign(Object.create(table.client), {
      send: async () => {
        asked += 1;
        if (asked > busy) return { Responses: { [table.tableName]: [key] } };
        return { UnprocessedKeys: { [table.tableName]: { Keys: [key] } } };
      },
    });
    // Each wait has a random length.
    const waits = vi.spyOn(Math, 'random').mockReturnValue(0);
    try {
      expect(await getAll({ ...table, client }, [key])).toEqual([key]);
      expect(waits).toHaveBeenCalledTimes(busy);
    } finally {
      waits.mockRestore();
    }
  });
});
