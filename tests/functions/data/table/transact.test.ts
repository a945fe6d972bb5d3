import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { getItem } from '#functions/data/table/get-item.ts';
import type { Table } from '#functions/data/table/table.ts';
import { check, put, putNew, putNext, remove, transact } from '#functions/data/table/transact.ts';
import { testTable } from '../../../support/test-table.ts';

const key = (pk: string) => ({ pk, sk: 'X' });

let table: Table;
beforeEach(async () => {
  table = await testTable();
  await transact(table, { there: putNew(key('there'), { version: 1 }) });
});

describe('a transaction', () => {
  it('makes all its writes', async () => {
    const failed = await transact(table, {
      next: putNext(key('there'), { version: 2 }),
      new: putNew(key('new'), { colour: 'red' }),
    });
    expect(failed).toBeUndefined();
    expect(await getItem(table, key('there'))).toMatchObject({ version: 2 });
    expect(await getItem(table, key('new'))).toMatchObject({ colour: 'red' });
  });

  it.each([
    { second: putNew(key('there'), {}), why: 'something is there already' },
    { second: putNext(key('there'), { version: 5 }), why: 'the version is another' },
    { second: remove(key('gone'), { ConditionExpression: 'attribute_exists(pk)' }), why: 'nothing is there' },
    { second: check(key('gone'), { ConditionExpression: 'attribute_exists(pk)' }), why: 'a check fails' },
  ])('makes none and names the write that failed, where $why', async ({ second }) => {
    expect(await transact(table, { first: put(key('first'), {}), second })).toBe('second');
    expect(await getItem(table, key('first'))).toBeUndefined();
  });

  it('waits for others that write the same items', async () => {
    const writes = Array.from({ length: 12 }, (_, index) =>
      transact(table, { busy: put(key('busy'), { index }), own: put(key(`own ${index}`), {}) }),
    );
    expect(await Promise.all(writes)).toEqual(Array(12).fill(undefined));
  });

  /** A table that cancels so many transactions before it takes one. */
  const busyTable = (times: number, codes: readonly string[]) => {
    let sent = 0;
    const client = Object.assign(Object.create(table.client), {
      send: async () => {
        sent += 1;
        const CancellationReasons = codes.map((Code) => ({ Code }));
        if (sent <= times)
          throw new TransactionCanceledException({ message: 'busy', $metadata: {}, CancellationReasons });
      },
    });
    return { busy: { ...table, client }, sent: () => sent };
  };

  it.each([['TransactionConflict', 'None'], ['None', 'ThrottlingError'], ['ProvisionedThroughputExceeded']])(
    'is tried again when the table is busy: %j %j',
    async (...codes) => {
      const { busy, sent } = busyTable(2, codes);
      expect(await transact(busy, { one: put(key('one'), {}) })).toBeUndefined();
      expect(sent()).toBe(3);
    },
  );

  it('is tried twenty times and no more', async () => {
    const { busy, sent } = busyTable(99, ['TransactionConflict']);
    await expect(transact(busy, { one: put(key('one'), {}) })).rejects.toThrow('busy');
    expect(sent()).toBe(20);
  });

  it('is not tried again for what does not pass', async () => {
    const { busy, sent } = busyTable(1, ['ItemCollectionSizeLimitExceeded']);
    await expect(transact(busy, { one: put(key('one'), {}) })).rejects.toThrow('busy');
    expect(sent()).toBe(1);
  });

  it('that the table does not understand is an error', async () => {
    await expect(transact(table, { empty: put({ pk: '', sk: '' }, {}) })).rejects.toThrow();
  });
});
