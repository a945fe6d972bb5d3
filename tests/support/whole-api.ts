import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Table } from '#functions/data/table/table.ts';
import { s3ObjectStore } from '#functions/objects/s3-object-store.ts';
import { gateway } from '#infra/local/gateway.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import { secretFiles } from '#infra/local/secrets/secret-files.ts';
import { startSecrets } from '#infra/local/secrets/start-secrets.ts';
import { executionFiles } from '#infra/local/states/execution-files.ts';
import { startStates } from '#infra/local/states/start-states.ts';
import { allGroups, type GroupName } from '#shared/contracts/all-groups.ts';
import type { SendToStore } from '../api-journeys/store-visitor.ts';
import { headlights } from '../builders/headlights.ts';
import { dynamodbEndpoint } from './dynamodb-endpoint.ts';
import { publishCatalogue } from './publish-catalogue.ts';

interface WholeApi {
  readonly send: SendToStore;
  readonly close: () => Promise<void>;
}

/**
 * Every group's own handler, composed as it is deployed, over this table and behind the local gateway. New groups are
 * included automatically. A small catalogue is published. It can be used once in a test file, because handlers read
 * their environment when they are loaded.
 */
export async function wholeApi(table: Table): Promise<WholeApi> {
  const folder = await mkdtemp(path.join(tmpdir(), 'whole-api-'));
  const files = await secretFiles(path.join(folder, 'secrets'));
  await files.write('token-keys', JSON.stringify({ current: 'a key that signs the tokens of the tests' }));
  const secrets = await startSecrets(files);
  const s3 = await startS3({ folder: path.join(folder, 's3'), buckets: ['catalogue', 'images', 'people'] });
  // Imports start but never make progress.
  const definition = { StartAt: 'Done', States: { Done: { Type: 'Succeed' } } };
  const states = await startStates({
    machines: ['imports', 'people'].map((name) => ({ name, arn: name, definition })),
    executions: await executionFiles(path.join(folder, 'executions')),
    call: async () => undefined,
    onFailure: console.error,
  });
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: dynamodbEndpoint(),
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_SFN: states.endpoint,
    IMPORT_STATE_MACHINE: 'imports',
    PEOPLE_STATE_MACHINE: 'people',
    CATALOGUE_BUCKET: 'catalogue',
    PEOPLE_BUCKET: 'people',
    IMAGES_BUCKET: 'images',
    TABLE_NAME: table.tableName,
    TOKEN_KEYS_SECRET: 'token-keys',
    LOG_LEVEL: 'SILENT',
  });
  await publishCatalogue(table, s3ObjectStore('catalogue'), headlights());
  const groups = (Object.keys(allGroups) as GroupName[]).map(async (group) => {
    const { handler } = await import(`../../functions/${group}/handler.ts`);
    return { contract: allGroups[group], handler };
  });
  const answer = gateway(await Promise.all(groups));
  return {
    send: (host, target, init) => {
      const headers = new Headers(init.headers);
      headers.set('x-tenant-host', host);
      return answer(new Request(new URL(target, `http://${host}`), { ...init, headers }));
    },
    close: async () => {
      await Promise.all([secrets.close(), s3.close(), states.close()]);
      // A started import may still be writing its end.
      await rm(folder, { recursive: true, maxRetries: 10 });
    },
  };
}
