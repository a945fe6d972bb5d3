import type { LocalServer } from '#infra/local/local-server.ts';
import { testTable } from '../support/test-table.ts';

/** A new table, and the environment in which the tasks of an import find it and the local services. */
export async function taskEnvironment(dynamodb: LocalServer, s3: LocalServer) {
  const table = await testTable(dynamodb.endpoint);
  const environment = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    TABLE_NAME: table.tableName,
  };
  return { table, environment };
}
