import { BatchWriteCommand, QueryCommand, type QueryCommandInput, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConformanceTable, conformanceTable } from '../../support/conformance-table.ts';

/** More than the engine reads at once (value-stream.ts), and no multiple of it. */
const ITEMS = 450;
const sortKey = (index: number) => String(index).padStart(4, '0');
const all = Array.from({ length: ITEMS }, (_, index) => index);

let table: ConformanceTable;
beforeAll(async () => {
  table = await conformanceTable();
  for (let from = 0; from < ITEMS; from += 25) {
    const puts = all.slice(from, from + 25).map((index) => ({
      PutRequest: { Item: { pk: 'LIST', sk: sortKey(index), index } },
    }));
    await table.client.send(new BatchWriteCommand({ RequestItems: { [table.TableName]: puts } }));
  }
});
afterAll(() => table.close());

const query = (input: Partial<QueryCommandInput> = {}) =>
  table.client.send(
    new QueryCommand({
      TableName: table.TableName,
      KeyConditionExpression: 'pk = :pk',
      ...input,
      ExpressionAttributeValues: { ':pk': 'LIST', ...input.ExpressionAttributeValues },
    }),
  );
const indexesOf = (items: Record<string, unknown>[] = []) => items.map(({ index }) => index);

describe('a list that is longer than one reading', () => {
  it('is whole and in order', async () => {
    expect(indexesOf((await query()).Items)).toEqual(all);
  });

  it('is whole backwards', async () => {
    expect(indexesOf((await query({ ScanIndexForward: false })).Items)).toEqual(all.toReversed());
  });

  it.each([1, 199, 200, 201, 400, 449, 450, 451])(
    'comes in pages of %i that neither repeat nor lose an item',
    async (Limit) => {
      const seen: unknown[] = [];
      let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey'];
      // A page of one each would be 450 calls.
      for (let page = 0; page < 4; page += 1) {
        const { Items, LastEvaluatedKey } = await query({ Limit, ExclusiveStartKey });
        seen.push(...indexesOf(Items));
        if (!LastEvaluatedKey) break;
        ExclusiveStartKey = LastEvaluatedKey;
      }
      expect(seen).toEqual(all.slice(0, Limit * 4));
    },
  );

  it('is filtered as a whole', async () => {
    const ExpressionAttributeNames = { '#index': 'index' };
    const filter = { FilterExpression: '#index > :from', ExpressionAttributeValues: { ':from': 440 } };
    const { Items, ScannedCount } = await query({ ...filter, ExpressionAttributeNames });
    expect([indexesOf(Items), ScannedCount]).toEqual([all.slice(441), ITEMS]);
  });

  it('is found by a Scan', async () => {
    const { Items } = await table.client.send(new ScanCommand({ TableName: table.TableName }));
    expect(indexesOf(Items).toSorted((a, b) => Number(a) - Number(b))).toEqual(all);
  });

  it('can be read many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => query()));
    for (const { Items } of answers) expect(indexesOf(Items)).toEqual(all);
  });
});
