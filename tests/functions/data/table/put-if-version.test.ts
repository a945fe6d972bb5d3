import { beforeEach, describe, expect, it } from 'vitest';
import { getItem } from '#functions/data/table/get-item.ts';
import { putIfVersion } from '#functions/data/table/put-if-version.ts';
import type { Table } from '#functions/data/table/table.ts';
import { testTable } from '../../../support/test-table.ts';

const key = { pk: 'ITEM', sk: 'X' };

let table: Table;
beforeEach(async () => {
  table = await testTable();
});

describe('a version of an item', () => {
  it('is put when the one before it is there', async () => {
    expect(await putIfVersion(table, key, { version: 1 })).toBe(true);
    expect(await putIfVersion(table, key, { version: 2 })).toBe(true);
    expect(await getItem(table, key)).toMatchObject({ version: 2 });
  });

  it.each([
    { version: 1, why: 'there is one already' },
    { version: 3, why: 'the one before it is not there' },
  ])('$version is not put, as $why', async ({ version }) => {
    await putIfVersion(table, key, { version: 1 });
    expect(await putIfVersion(table, key, { version })).toBe(false);
    expect(await getItem(table, key)).toMatchObject({ version: 1 });
  });

  it('that the table does not understand is an error, not a lost race', async () => {
    await expect(putIfVersion(table, { pk: '', sk: '' }, { version: 1 })).rejects.toThrow();
  });
});
