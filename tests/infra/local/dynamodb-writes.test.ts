import { randomUUID } from 'node:crypto';
import {
  ConditionalCheckFailedException,
  DescribeTimeToLiveCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConformanceTable, conformanceTable } from '../../support/conformance-table.ts';

let table: ConformanceTable;
let TableName: string;
let pk = '';

beforeAll(async () => {
  table = await conformanceTable();
  TableName = table.TableName;
});
afterAll(() => table.close());
beforeEach(() => {
  pk = randomUUID();
});

const put = (sk: string, more: object = {}) =>
  table.client.send(new PutCommand({ TableName, Item: { pk, sk, ...more } }));

async function indexed(): Promise<unknown[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  );
  return Items.map(({ sk }) => sk);
}

describe('an index row', () => {
  it.each<[why: string, change: () => Promise<unknown>, rows: string[]]>([
    ['stays while its item does', () => put('b', { gsi1pk: pk, gsi1sk: '2', more: 1 }), ['a', 'b']],
    ['moves when its sort key changes', () => put('a', { gsi1pk: pk, gsi1sk: '3' }), ['b', 'a']],
    ['goes with its item', () => table.client.send(new DeleteCommand({ TableName, Key: { pk, sk: 'a' } })), ['b']],
    ['goes when a put leaves its key out', () => put('b'), ['a']],
    [
      'goes when an update removes its key',
      () =>
        table.client.send(
          new UpdateCommand({ TableName, Key: { pk, sk: 'a' }, UpdateExpression: 'REMOVE gsi1pk, gsi1sk' }),
        ),
      ['b'],
    ],
    [
      'comes and goes in a batch',
      () =>
        table.client.send(
          new BatchWriteCommand({
            RequestItems: {
              [TableName]: [
                { DeleteRequest: { Key: { pk, sk: 'a' } } },
                { PutRequest: { Item: { pk, sk: 'c', gsi1pk: pk, gsi1sk: '0' } } },
              ],
            },
          }),
        ),
      ['c', 'b'],
    ],
  ])('%s', async (_why, change, rows) => {
    await put('a', { gsi1pk: pk, gsi1sk: '1' });
    await put('b', { gsi1pk: pk, gsi1sk: '2' });
    await change();
    expect(await indexed()).toEqual(rows);
  });
});

describe('a failed condition', () => {
  const failed = async (sent: Promise<unknown>): Promise<ConditionalCheckFailedException> => {
    const error = await sent.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ConditionalCheckFailedException);
    return error as ConditionalCheckFailedException;
  };
  const keyOfA = () => ({ pk, sk: 'a' });
  const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
  const ALL_OLD = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

  it.each<[kind: string, send: () => Promise<unknown>]>([
    ['put', () => table.client.send(new PutCommand({ TableName, Item: keyOfA(), ...isNew, ...ALL_OLD }))],
    ['delete', () => table.client.send(new DeleteCommand({ TableName, Key: keyOfA(), ...isNew, ...ALL_OLD }))],
    [
      'update',
      () =>
        table.client.send(
          new UpdateCommand({ TableName, Key: keyOfA(), UpdateExpression: 'REMOVE v', ...isNew, ...ALL_OLD }),
        ),
    ],
  ])('of a %s gives the item when asked', async (_kind, send) => {
    await put('a', { v: 1 });
    // The document client translates answers, not errors.
    expect((await failed(send())).Item).toEqual({ pk: { S: pk }, sk: { S: 'a' }, v: { N: '1' } });
  });

  it('gives no item unasked', async () => {
    await put('a');
    const error = await failed(table.client.send(new PutCommand({ TableName, Item: keyOfA(), ...isNew })));
    expect(error.Item).toBeUndefined();
  });

  it('changes nothing', async () => {
    await put('a', { v: 1 });
    await failed(table.client.send(new PutCommand({ TableName, Item: { ...keyOfA(), v: 2 }, ...isNew })));
    expect((await table.client.send(new GetCommand({ TableName, Key: keyOfA() }))).Item).toMatchObject({ v: 1 });
  });
});

describe('concurrent updates of one item', () => {
  it('are all counted', async () => {
    const command = new UpdateCommand({
      TableName,
      Key: { pk, sk: 'a' },
      UpdateExpression: 'ADD hits :one',
      ExpressionAttributeValues: { ':one': 1 },
    });
    await Promise.all(Array.from({ length: 50 }, () => table.client.send(command)));
    expect((await table.client.send(new GetCommand({ TableName, Key: { pk, sk: 'a' } }))).Item).toMatchObject({
      hits: 50,
    });
  });
});

describe('a batch', () => {
  it('is refused when an item comes twice', async () => {
    const PutRequest = { Item: { pk, sk: 'a' } };
    await expect(
      table.client.send(new BatchWriteCommand({ RequestItems: { [TableName]: [{ PutRequest }, { PutRequest }] } })),
    ).rejects.toMatchObject({ name: 'ValidationException', message: expect.stringContaining('duplicates') });
  });
});

describe('time to live', () => {
  it('is told as it was set', async () => {
    const before = await table.client.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(before.TimeToLiveDescription?.TimeToLiveStatus).toBe('DISABLED');
    const TimeToLiveSpecification = { Enabled: true, AttributeName: 'ttl' };
    await table.client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
    const after = await table.client.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(after.TimeToLiveDescription).toMatchObject({
      TimeToLiveStatus: expect.stringMatching(/^ENABL(ED|ING)$/),
      AttributeName: 'ttl',
    });
  });
});
