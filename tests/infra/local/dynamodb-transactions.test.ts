import { randomUUID } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConformanceTable, conformanceTable } from '../../support/conformance-table.ts';

type Item = Record<string, unknown>;
type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

let table: ConformanceTable;
/** A partition per test, so that none sees another's items. */
let pk = '';

beforeAll(async () => {
  table = await conformanceTable();
});
afterAll(() => table.close());
beforeEach(() => {
  pk = randomUUID();
});

const write = (TransactItems: Write[], ClientRequestToken?: string) =>
  table.client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));

const put = (sk: string, more: Item = {}, condition: Item = {}): Write => ({
  Put: { TableName: table.TableName, Item: { pk, sk, ...more }, ...condition },
});
const target = (sk: string) => ({ TableName: table.TableName, Key: { pk, sk } });
const read = async (sk: string): Promise<Item | undefined> =>
  (await table.client.send(new GetCommand({ ...target(sk), ConsistentRead: true }))).Item;

const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
const exists = { ConditionExpression: 'attribute_exists(pk)' };
const withItem = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

async function indexed(partition: string): Promise<Item[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.TableName,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :partition',
      ExpressionAttributeValues: { ':partition': partition },
    }),
  );
  return Items;
}

/** The reasons of a cancelled transaction. */
async function reasonsOf(sent: Promise<unknown>): Promise<TransactionCanceledException['CancellationReasons']> {
  const error = await sent.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TransactionCanceledException);
  return (error as TransactionCanceledException).CancellationReasons;
}

describe('a transaction', () => {
  it('puts, updates, deletes and checks in one go, index rows included', async () => {
    await write([put('old', { gsi1pk: pk, gsi1sk: 'old' }), put('counter', { count: 1 }), put('guard')]);
    await write([
      put('new', { gsi1pk: pk, gsi1sk: 'new', summary: 'S', other: 'not projected' }),
      { Delete: target('old') },
      {
        Update: {
          ...target('counter'),
          UpdateExpression: 'SET #count = #count + :one, gsi1pk = :index, gsi1sk = :sort',
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: { ':one': 1, ':index': pk, ':sort': 'counter' },
        },
      },
      { ConditionCheck: { ...target('guard'), ...exists } },
    ]);
    expect(await read('old')).toBeUndefined();
    expect(await read('counter')).toMatchObject({ count: 2 });
    expect(await indexed(pk)).toEqual([
      { pk, sk: 'counter', gsi1pk: pk, gsi1sk: 'counter' },
      { pk, sk: 'new', gsi1pk: pk, gsi1sk: 'new', summary: 'S' },
    ]);
  });

  it('leaves everything as it was when one condition fails', async () => {
    await write([put('taken', { gsi1pk: pk, gsi1sk: 'taken' })]);
    await reasonsOf(write([put('fresh', { gsi1pk: pk, gsi1sk: 'fresh' }), put('taken', {}, isNew)]));
    expect(await read('fresh')).toBeUndefined();
    expect(await indexed(pk)).toEqual([{ pk, sk: 'taken', gsi1pk: pk, gsi1sk: 'taken' }]);
  });

  it('gives the reasons in the order of the items, with the item where it was asked for', async () => {
    await write([put('one', { size: 5 }), put('two', { size: 7 })]);
    const reasons = await reasonsOf(
      write([
        put('free', {}, isNew),
        put('one', {}, { ...isNew, ...withItem }),
        { Delete: { ...target('two'), ...isNew } },
        { ConditionCheck: { ...target('absent'), ...exists, ...withItem } },
        {
          Update: {
            ...target('two'),
            Key: { pk, sk: 'three' },
            UpdateExpression: 'SET a = :a',
            ExpressionAttributeValues: { ':a': 1 },
          },
        },
      ]),
    );
    expect(reasons?.map(({ Code }) => Code)).toEqual([
      'None',
      'ConditionalCheckFailed',
      'ConditionalCheckFailed',
      'ConditionalCheckFailed',
      'None',
    ]);
    expect(reasons?.map(({ Item }) => Item)).toEqual([
      undefined,
      { pk: { S: pk }, sk: { S: 'one' }, size: { N: '5' } },
      undefined,
      undefined,
      undefined,
    ]);
    expect(reasons?.[1]?.Message).toBe('The conditional request failed');
  });

  it('reports an update that does not fit the item as a reason too', async () => {
    await write([put('text', { count: 'many' })]);
    const add = { UpdateExpression: 'ADD #count :one', ExpressionAttributeNames: { '#count': 'count' } };
    const reasons = await reasonsOf(
      write([put('x'), { Update: { ...target('text'), ...add, ExpressionAttributeValues: { ':one': 1 } } }]),
    );
    expect(reasons?.map(({ Code }) => Code)).toEqual(['None', 'ValidationError']);
  });

  it.each<[why: string, writes: () => Write[], message: RegExp]>([
    [
      'the same item twice',
      () => [put('a'), { Delete: target('a') }],
      /cannot include multiple operations on one item/,
    ],
    ['more than 100 items', () => Array.from({ length: 101 }, (_, at) => put(`${at}`)), /less than or equal to 100/],
    ['no item at all', () => [], /greater than or equal to 1/],
    [
      'more than 4 MB',
      () => Array.from({ length: 12 }, (_, at) => put(`${at}`, { text: 'x'.repeat(380_000) })),
      /4MB|4 MB/,
    ],
    ['a broken condition', () => [put('a', {}, { ConditionExpression: 'attribute_exists(' })], /Syntax error/],
    ['an item of more than 400 KB', () => [put('a', { text: 'x'.repeat(410_000) })], /maximum allowed size/],
  ])('is refused for %s', async (_why, writes, message) => {
    await expect(write(writes())).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringMatching(message),
    });
    expect(await read('a')).toBeUndefined();
  });

  it('takes 100 items and almost 4 MB', async () => {
    await write(Array.from({ length: 100 }, (_, at) => put(`${at}`, { text: 'x'.repeat(40_000) })));
    expect(await read('99')).toMatchObject({ sk: '99' });
  });

  it('refuses an item without its sort key', async () => {
    const Item = { pk, value: 1 };
    const reasons = await reasonsOf(write([put('x'), { Put: { TableName: table.TableName, Item } }]));
    expect(reasons?.map(({ Code }) => Code)).toEqual(['None', 'ValidationError']);
  });

  it('refuses a table that is not there', async () => {
    const missing = { Put: { TableName: 'no-such-table', Item: { pk, sk: 'x' } } };
    await expect(write([put('a'), missing])).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    expect(await read('a')).toBeUndefined();
  });

  it('counts twice the units of its writes', async () => {
    const { ConsumedCapacity } = await table.client.send(
      new TransactWriteCommand({ TransactItems: [put('a'), put('b')], ReturnConsumedCapacity: 'TOTAL' }),
    );
    expect(ConsumedCapacity).toMatchObject([{ TableName: table.TableName, CapacityUnits: 4 }]);
  });
});

describe('a client request token', () => {
  const increment = (sk: string): Write => ({
    Update: { ...target(sk), UpdateExpression: 'ADD hits :one', ExpressionAttributeValues: { ':one': 1 } },
  });

  it('lets a repeated request have its effect once', async () => {
    await write([increment('hits')], `once-${pk}`.slice(-36));
    await write([increment('hits')], `once-${pk}`.slice(-36));
    expect(await read('hits')).toMatchObject({ hits: 1 });
  });

  it('lets two at the same time have their effect once', async () => {
    const token = `both-${pk}`.slice(-36);
    await Promise.allSettled([write([increment('hits')], token), write([increment('hits')], token)]);
    expect(await read('hits')).toMatchObject({ hits: 1 });
  });

  it('is refused for another request', async () => {
    const token = `other-${pk}`.slice(-36);
    await write([increment('hits')], token);
    await expect(write([increment('misses')], token)).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('may be used again after a cancelled transaction', async () => {
    const token = `again-${pk}`.slice(-36);
    await reasonsOf(write([put('a', {}, exists)], token));
    await table.client.send(new PutCommand({ TableName: table.TableName, Item: { pk, sk: 'a' } }));
    await write([put('a', {}, exists)], token);
    expect(await read('a')).toMatchObject({ sk: 'a' });
  });
});

describe('writes at the same time', () => {
  it('keep the sum of two counters that only ever change together', async () => {
    const move = (from: string, to: string) =>
      write(
        [
          [from, -1],
          [to, 1],
        ].map(([sk, by]) => ({
          Update: {
            ...target(String(sk)),
            UpdateExpression: 'ADD amount :by',
            ExpressionAttributeValues: { ':by': by },
          },
        })),
      );
    const sum = async () => {
      const TransactItems = ['left', 'right'].map((sk) => ({ Get: target(sk) }));
      const { Responses = [] } = await table.client.send(new TransactGetCommand({ TransactItems }));
      return Responses.reduce((total, { Item }) => total + Number(Item?.['amount'] ?? 0), 0);
    };
    const moves = Array.from({ length: 40 }, (_, at) => (at % 2 ? move('left', 'right') : move('right', 'left')));
    // An engine may refuse some of them as conflicts; none may show half of a move.
    const sums = await Promise.allSettled(moves.map(sum));
    await Promise.allSettled(moves);
    expect(new Set(sums.flatMap((read) => (read.status === 'fulfilled' ? read.value : [])))).toEqual(new Set([0]));
  });

  it('let exactly one of many take a free name', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => write([put('name', { owner: at }, isNew), put(`user-${at}`)])),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { Items } = await table.client.send(
      new QueryCommand({
        TableName: table.TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :user)',
        ExpressionAttributeValues: { ':pk': pk, ':user': 'user-' },
      }),
    );
    expect(Items).toHaveLength(1);
  });
});

describe('a read of several items in one transaction', () => {
  const get = (gets: readonly { readonly sk: string; readonly ProjectionExpression?: string }[]) =>
    table.client.send(
      new TransactGetCommand({ TransactItems: gets.map(({ sk, ...more }) => ({ Get: { ...target(sk), ...more } })) }),
    );

  it('answers in the order of the question, an absent item as nothing', async () => {
    await write([put('a', { value: 1, more: 2 }), put('b', { value: 3 })]);
    const { Responses } = await get([{ sk: 'b' }, { sk: 'absent' }, { sk: 'a', ProjectionExpression: 'more' }]);
    expect(Responses?.map(({ Item }) => Item)).toEqual([{ pk, sk: 'b', value: 3 }, undefined, { more: 2 }]);
  });

  it('is refused for more than 100 items', async () => {
    await expect(get(Array.from({ length: 101 }, (_, at) => ({ sk: `${at}` })))).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });
});
