import { DescribeTableCommand, DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { ensureTable } from '#infra/local/ensure-table.ts';
import { StartProblem } from '#infra/local/start/start-problem.ts';
import type { TableDefinition } from '#infra/local/template/stack.ts';

const TableName = 'table';

const aDefinition = (more: Partial<TableDefinition> = {}): TableDefinition => ({
  TableName,
  AttributeDefinitions: ['pk', 'sk', 'gsi1pk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [anIndex('summary')],
  timeToLive: { AttributeName: 'ttl', Enabled: true },
  ...more,
});

const anIndex = (projected: string) => ({
  IndexName: 'gsi1',
  KeySchema: [{ AttributeName: 'gsi1pk', KeyType: 'HASH' }],
  Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [projected] },
});

let endpoint: string;
let client: DynamoDBClient;

beforeEach(async () => {
  const engine = await startDynamodb();
  endpoint = engine.endpoint;
  client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  onTestFinished(async () => {
    client.destroy();
    await engine.close();
  });
});

it('makes the table with its index and its time to live', async () => {
  await ensureTable(endpoint, aDefinition());
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  expect(Table).toMatchObject({ TableStatus: 'ACTIVE', GlobalSecondaryIndexes: [anIndex('summary')] });
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' });
});

it('leaves a table as it is that is there', async () => {
  await ensureTable(endpoint, aDefinition());
  const before = await client.send(new DescribeTableCommand({ TableName }));
  await ensureTable(endpoint, aDefinition());
  const after = await client.send(new DescribeTableCommand({ TableName }));
  expect(after.Table?.TableId).toBe(before.Table?.TableId);
});

it('can not change the keys of a table that is there, and says what to do', async () => {
  await ensureTable(endpoint, aDefinition());
  const changed = ensureTable(endpoint, aDefinition({ GlobalSecondaryIndexes: [anIndex('other')] }));
  await expect(changed).rejects.toBeInstanceOf(StartProblem);
  await expect(changed).rejects.toThrow('npm run reset');
});
