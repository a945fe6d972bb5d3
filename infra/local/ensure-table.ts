import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { StartProblem } from './start/start-problem.ts';
import type { TableDefinition } from './template/stack.ts';

/** Creates the table of the template unless it exists. Throws a StartProblem if its keys differ from the template. */
export async function ensureTable(endpoint: string, definition: TableDefinition): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  try {
    const { timeToLive, ...keys } = definition;
    const { TableName } = definition;
    const present = await client.send(new DescribeTableCommand({ TableName })).catch(notThere);
    if (present) checkKeys(present.Table, keys);
    else
      await client.send(
        new CreateTableCommand({ ...(keys as CreateTableCommandInput), BillingMode: 'PAY_PER_REQUEST' }),
      );
    await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 0.01, maxDelay: 0.05 }, { TableName });
    if (!timeToLive?.Enabled) return;
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    if (TimeToLiveDescription?.TimeToLiveStatus === 'ENABLED') return;
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: timeToLive }));
  } finally {
    client.destroy();
  }
}

function notThere(error: unknown): undefined {
  if (!(error instanceof ResourceNotFoundException)) throw error;
}

type Keys = Pick<TableDefinition, 'KeySchema' | 'GlobalSecondaryIndexes'>;

function checkKeys(present: object | undefined, wanted: Keys): void {
  const { KeySchema, GlobalSecondaryIndexes } = present as Keys;
  if (shape({ KeySchema, ...(GlobalSecondaryIndexes && { GlobalSecondaryIndexes }) }) === shape(wanted)) return;
  throw new StartProblem('The keys of the table have changed since it was made. Empty the state with: npm run reset');
}

/** Only the keys and projections, because the description of an index also has its size and state. */
const shape = ({ KeySchema, GlobalSecondaryIndexes = [] }: Keys): string =>
  JSON.stringify([KeySchema, (GlobalSecondaryIndexes as IndexKeys[]).map(indexShape)]);

type IndexKeys = Readonly<
  Record<'IndexName', string> & {
    KeySchema: unknown;
    Projection: { ProjectionType: string; NonKeyAttributes?: readonly string[] };
  }
>;

const indexShape = ({ IndexName, KeySchema, Projection }: IndexKeys) => [
  IndexName,
  KeySchema,
  Projection.ProjectionType,
  Projection.NonKeyAttributes ?? [],
];
