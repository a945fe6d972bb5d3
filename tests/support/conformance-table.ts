import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';

export interface ConformanceTable {
  readonly client: DynamoDBDocumentClient;
  readonly TableName: string;
  readonly close: () => Promise<void>;
}

/**
 * A table with one sparse index, in its own engine. With CONFORMANCE_DYNAMODB_ENDPOINT set (an emulator, or
 * https://dynamodb.us-east-1.amazonaws.com) the same tests check that engine.
 */
export async function conformanceTable(
  options: Parameters<typeof startDynamodb>[0] = {},
  TableName = `conformance-${randomUUID()}`,
): Promise<ConformanceTable> {
  const foreign = process.env['CONFORMANCE_DYNAMODB_ENDPOINT'];
  const engine = foreign ? undefined : await startDynamodb(options);
  const client = clientOf(engine?.endpoint ?? String(foreign));
  await createTable(client, TableName);
  return {
    client,
    TableName,
    close: async () => {
      client.destroy();
      await engine?.close();
    },
  };
}

export function clientOf(endpoint: string): DynamoDBDocumentClient {
  const isAws = endpoint.includes('amazonaws');
  return DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint,
      region: 'us-east-1',
      maxAttempts: 1,
      ...(!isAws && { credentials: { accessKeyId: 'test', secretAccessKey: 'test' } }),
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );
}

export async function createTable(client: DynamoDBDocumentClient, TableName: string): Promise<void> {
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: keys('pk', 'sk'),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'gsi1',
          KeySchema: keys('gsi1pk', 'gsi1sk'),
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['summary'] },
        },
      ],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 0.02, maxDelay: 1 }, { TableName });
}

const keys = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];
