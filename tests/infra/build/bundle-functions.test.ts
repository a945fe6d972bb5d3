import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleFunctions, FUNCTION_NAMES } from '#infra/build/bundle-functions.ts';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { httpApi } from '#infra/local/http-api/http-api.ts';
import type { LocalServer } from '#infra/local/local-server.ts';

/**
 * The size limit of a bundle in bytes. Native packages stand beside it. The catalogue and its imports may be larger,
 * because they contain the search and the clients of S3 and Step Functions.
 */
const budgetOf = (name: string): number => LARGER[name] ?? 450_000;
const LARGER: Readonly<Record<string, number>> = {
  catalogue: 600_000,
  // Nobody waits for the start of a task.
  'import-tasks': 600_000,
  'people-tasks': 460_000,
  // To guess the kind of a file takes the formats of all kinds.
  imports: 770_000,
};

const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;
let engine: LocalServer;

beforeAll(async () => {
  // Inside of the project, where a bundle finds the native packages that it leaves out.
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(path.join(cache, 'functions-'));
  [engine] = await Promise.all([startDynamodb(), bundleFunctions({ to: folder })]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([engine.close(), rm(folder, { recursive: true })]);
});

describe.each(FUNCTION_NAMES)('the bundle of %s', (name) => {
  it('is within the budget', async () => {
    expect((await stat(path.join(folder, name, 'handler.mjs'))).size).toBeLessThanOrEqual(budgetOf(name));
  });

  // A single other character makes the runtime keep and read the whole bundle in two bytes for each character.
  it('is plain ASCII', async () => {
    const text = await readFile(path.join(folder, name, 'handler.mjs'), 'utf8');
    expect(/.{0,40}[^\0-\x7f].{0,40}/su.exec(text)?.[0]).toBeUndefined();
  });
});

it('the bundles have the versions of the SDK’s clients, and nothing else of their packages', async () => {
  const text = await readFile(path.join(folder, 'catalogue', 'handler.mjs'), 'utf8');
  expect([/[{]version:"[\d.]+"[}]/.test(text), /dist-es\/|devDependencies/.test(text)]).toEqual([true, false]);
});

describe('the functions as bundled', () => {
  beforeAll(async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', engine.endpoint);
    vi.stubEnv('AWS_REGION', 'us-east-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    vi.stubEnv('TABLE_NAME', 'parts');
    vi.stubEnv('TOKEN_KEYS_SECRET', '');
    vi.stubEnv('CDN_SECRETS_SECRET', '');
    vi.stubEnv('LOG_LEVEL', 'SILENT');
    await createTable('parts');
  });

  it.each([
    {
      group: 'session',
      target: '/api/user',
      status: 401,
      errors: 'Oops! Your session has been lost.',
      why: 'no session',
    },
    {
      group: 'session',
      target: '/api/application',
      status: 404,
      errors: 'Unauthorized',
      why: 'the table knows no store on this host',
    },
    {
      group: 'catalogue',
      target: '/wb/part/GetByPartNumber',
      status: 401,
      errors: 'Oops! Your session has been lost.',
      why: 'no session',
    },
  ])('answer $target with $status: $why', async ({ group, target, status, errors }) => {
    expect(await call(group, target)).toEqual({ status, errors });
  });
});

async function createTable(TableName: string): Promise<void> {
  const keys = ['pk', 'sk'] as const;
  await new DynamoDBClient({}).send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: keys.map((AttributeName, index) => ({ AttributeName, KeyType: index === 0 ? 'HASH' : 'RANGE' })),
    }),
  );
}

/** A call of a group's bundle through the API as it is locally. */
async function call(group: string, target: string) {
  const { handler } = await import(/* @vite-ignore */ path.join(folder, group, 'handler.mjs'));
  const lambda = { name: group, handler, timeout: 10_000, memory: 1024 };
  const api = httpApi([{ routeKey: `GET ${target}`, target: lambda }]);
  const request = { method: 'GET', headers: [], body: new Uint8Array(), sourceIp: '203.0.113.7' };
  const answer = await api({ ...request, target, domainName: 'nobody.test' });
  return { status: answer.status, errors: new Map(answer.headers).get('errors') };
}
