import { beforeAll, describe, expect, it } from 'vitest';
import { getAll, listIndex, newestOfIndex, queryAll } from '#functions/data/read-all.ts';
import type { Table } from '#functions/data/table.ts';
import { putItem, testTable } from '../../support/test-table.ts';

const now = new Date('2026-03-01T09:00:00Z');
const seconds = now.getTime() / 1000;
const text = 'x'.repeat(30_000);

let table: Table;
beforeAll(async () => {
  table = await testTable();
  const many = Array.from({ length: 120 }, (_, index) => ({ pk: 'MANY', sk: `ROW#${String(index).padStart(3, '0')}` }));
  await Promise.all(many.map((key) => putItem(table, key, { text })));
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
});
