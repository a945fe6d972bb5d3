import { GetCommand, PutCommand, TransactGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import type { LocalServer } from '#infra/local/local-server.ts';
import { clientOf, createTable } from '../../support/conformance-table.ts';

const TableName = 'parts';
/** The operations that are to fail. */
const conflicts = new Set<string>();
let time = Date.parse('2026-03-01T09:00:00Z');
let engine: LocalServer;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  engine = await startDynamodb({ isInConflict: (operation) => conflicts.delete(operation), now: () => time });
  client = clientOf(engine.endpoint);
  await createTable(client, TableName);
});
afterAll(async () => {
  client.destroy();
  await engine.close();
});
beforeEach(() => conflicts.clear());

const put = (sk: string) => ({ Put: { TableName, Item: { pk: 'a', sk } } });
const read = async (sk: string) => (await client.send(new GetCommand({ TableName, Key: { pk: 'a', sk } }))).Item;

describe('the switch for conflicts', () => {
  it('cancels one transaction, which then works when tried again', async () => {
    conflicts.add('TransactWriteItems');
    const command = new TransactWriteCommand({ TransactItems: [put('1'), put('2')] });
    await expect(client.send(command)).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
    });
    expect(await read('1')).toBeUndefined();
    await client.send(command);
    expect(await read('1')).toBeDefined();
  });

  it('refuses a single write', async () => {
    conflicts.add('PutItem');
    await expect(client.send(new PutCommand(put('3').Put))).rejects.toMatchObject({
      name: 'TransactionConflictException',
    });
    expect(await read('3')).toBeUndefined();
  });

  it('cancels a read of several items', async () => {
    conflicts.add('TransactGetItems');
    const TransactItems = [{ Get: { TableName, Key: { pk: 'a', sk: '1' } } }];
    await expect(client.send(new TransactGetCommand({ TransactItems }))).rejects.toMatchObject({
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    });
  });
});

describe('a client request token', () => {
  it('is forgotten after ten minutes', async () => {
    const add = {
      Update: {
        TableName,
        Key: { pk: 'a', sk: 'hits' },
        UpdateExpression: 'ADD hits :one',
        ExpressionAttributeValues: { ':one': 1 },
      },
    };
    const command = new TransactWriteCommand({ TransactItems: [add], ClientRequestToken: 'ten-minutes' });
    await client.send(command);
    time += 9 * 60_000;
    await client.send(command);
    expect(await read('hits')).toMatchObject({ hits: 1 });
    time += 2 * 60_000;
    await client.send(command);
    expect(await read('hits')).toMatchObject({ hits: 2 });
  });
});
