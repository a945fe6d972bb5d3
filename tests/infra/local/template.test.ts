import { existsSync } from 'node:fs';
import { Template as Assertions } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { withSecret } from '#infra/local/secret-reference.ts';
import { secretFiles } from '#infra/local/secrets/secret-files.ts';
import { physicalName, resolve } from '#infra/local/template/resolve.ts';
import { type FunctionDefinition, readStack, type Stack } from '#infra/local/template/stack.ts';
import type { Template } from '#infra/local/template/template.ts';
import { allGroups } from '#shared/contracts/all-groups.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { appOf } from '../synthesised.ts';

describe('a name', () => {
  it.each([
    ['Images2D38C313', 'images'],
    ['TokenKeysAAD69857', 'token-keys'],
    ['sessionHandlerAA4BE650', 'session-handler'],
    ['Table', 'table'],
  ])('of %s is %s', (logicalId, name) => {
    expect(physicalName(logicalId)).toBe(name);
  });
});

describe('a function of CloudFormation', () => {
  const template: Template = {
    Resources: {
      TableCD117FA1: { Type: 'AWS::DynamoDB::GlobalTable' },
      KeysAAD69857: { Type: 'AWS::SecretsManager::Secret' },
      HandlerAA4BE650: { Type: 'AWS::Lambda::Function' },
    },
  };

  it.each<[why: string, value: unknown, resolved: unknown]>([
    ['names a resource', { Ref: 'TableCD117FA1' }, 'table'],
    [
      'refers to a secret by its ARN',
      { Ref: 'KeysAAD69857' },
      'arn:aws:secretsmanager:us-east-1:000000000000:secret:keys',
    ],
    ['knows the region', { Ref: 'AWS::Region' }, 'us-east-1'],
    [
      'gives an ARN',
      { 'Fn::GetAtt': ['HandlerAA4BE650', 'Arn'] },
      'arn:aws:lambda:us-east-1:000000000000:function:handler',
    ],
    ['gives another attribute', { 'Fn::GetAtt': ['TableCD117FA1', 'StreamArn'] }, 'table.StreamArn'],
    ['joins', { 'Fn::Join': ['-', ['a', { Ref: 'TableCD117FA1' }]] }, 'a-table'],
    ['is resolved at any depth', { a: [{ b: { Ref: 'TableCD117FA1' } }, 1, null] }, { a: [{ b: 'table' }, 1, null] }],
  ])('%s', (_why, value, resolved) => {
    expect(resolve(template, value)).toEqual(resolved);
  });

  it('that is not known is not passed over', () => {
    expect(() => resolve(template, { 'Fn::ImportValue': 'x' })).toThrow('Fn::ImportValue');
  });
});

const isOfImports = ({ name }: FunctionDefinition) => name.startsWith('imports-function');

describe('the stack', () => {
  let stack: Stack;
  beforeAll(() => {
    const { app, stack: synthesised } = appOf();
    stack = readStack({ template: Assertions.fromStack(synthesised).toJSON() as Template, folder: app.outdir });
  });

  it('has the one table with its indexes and its time to live', () => {
    expect(stack.tables).toMatchObject([
      {
        TableName: 'table',
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: [{ IndexName: 'gsi1' }, { IndexName: 'gsi2' }, { IndexName: 'gsi3' }],
        timeToLive: { AttributeName: 'ttl', Enabled: true },
      },
    ]);
  });

  it('has a route for each endpoint of every contract, to a function with a bundle', () => {
    const endpoints = Object.values(allGroups).flatMap((group) => Object.values(group));
    expect(stack.routes.map(({ routeKey }) => routeKey)).toEqual(
      expect.arrayContaining(endpoints.map(({ method, path: route }) => `${method} ${route}`)),
    );
    const functions = new Map(stack.functions.map((definition) => [definition.name, definition]));
    for (const { functionName } of stack.routes) {
      expect(existsSync(functions.get(functionName)?.file ?? '')).toBe(true);
    }
  });

  it('has the socket of the chat, whose function also decides which sockets open', () => {
    const functionName = 'chat-function-handler';
    expect(stack.socketApi).toEqual({
      name: 'chat-api',
      stage: 'chat',
      routeKeys: ['$connect', '$disconnect', '$default'],
      functionName,
      authorizerName: functionName,
    });
    expect(stack.functions.map(({ name }) => name)).toContain(functionName);
    expect(stack.routes.map(({ routeKey }) => routeKey)).not.toContain('$connect');
  });

  it('has the drain of the outbox called every minute, and the pictures that nothing names deleted every day', () => {
    expect(stack.schedules).toEqual(
      expect.arrayContaining([
        { every: 60_000, functionName: 'outbox-drain-handler' },
        { every: 86_400_000, functionName: 'pictures-sweep-handler' },
      ]),
    );
    expect(stack.schedules).toHaveLength(2);
  });

  it('has a state machine for each kind of import, whose tasks name functions that are there', () => {
    const { environment = {} } = stack.functions.find(isOfImports) ?? {};
    expect(stack.stateMachines.map(({ arn }) => arn)).toEqual([
      environment['IMPORT_STATE_MACHINE'],
      environment['PEOPLE_STATE_MACHINE'],
    ]);
    for (const { definition } of stack.stateMachines) {
      const resources = [...JSON.stringify(definition).matchAll(/"Resource":"[^"]*:([\w-]+)"/g)];
      const names = new Set(resources.map(([, name]) => name));
      const timeouts = stack.functions.filter(({ name }) => names.has(name)).map(({ timeout }) => timeout);
      expect(names.size).toBeGreaterThan(0);
      expect(timeouts).toEqual([...names].map(() => 900_000));
    }
  });

  it('gives its functions the names of table and secrets', () => {
    expect(stack.functions.find(({ name }) => name.startsWith('session'))).toMatchObject({
      exportName: 'handler',
      timeout: 10_000,
      environment: {
        TABLE_NAME: 'table',
        TOKEN_KEYS_SECRET: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:token-keys',
        CDN_SECRETS_SECRET: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:cdn-secret',
      },
    });
  });

  it('has buckets and secrets that S3 and Secrets Manager take, and tells them in its outputs', () => {
    expect(stack.buckets).toEqual(expect.arrayContaining(['web', 'images', 'catalogue']));
    expect(stack.expiries).toEqual([
      { bucket: 'access-logs', prefix: '', days: 90 },
      { bucket: 'catalogue', prefix: 'uploads/', days: 7 },
      { bucket: 'people', prefix: '', days: 1 },
    ]);
    expect(stack.secrets.map(({ name }) => name)).toEqual(['token-keys', 'cdn-secret']);
    expect(stack.outputs).toMatchObject({ TableName: 'table', WebBucket: 'web', ImagesBucket: 'images' });
  });

  it('has the behaviors of the CDN in their order, the pages last', () => {
    expect(stack.cdn.behaviors.map(({ pathPattern, compresses }) => [pathPattern, compresses])).toEqual([
      ['/images/*', true],
      ['/api/*', false],
      ['/wb/*', false],
      ['/chat', false],
      ['*', true],
    ]);
    expect(stack.cdn.behaviors.map(({ origin }) => ('bucket' in origin ? origin.bucket : origin.api))).toEqual([
      'images',
      'api-http',
      'api-http',
      'chat-api',
      'web',
    ]);
    expect(stack.cdn.viewerRequest).toContain('function handler(event)');
  });

  it('has every header of the policy', () => {
    const headers = Object.fromEntries(
      stack.cdn.behaviors[0]?.responseHeaders.map(({ name, value }) => [name, value]) ?? [],
    );
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("img-src 'self' data:;"),
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
    });
  });

  it.each(['/api/*', '/chat'])('has a secret for %s, whose value only the state knows', async (path) => {
    const { origin } = stack.cdn.behaviors.find(({ pathPattern }) => pathPattern === path) ?? {};
    const [name, reference = ''] = origin && 'apiHeaders' in origin ? (origin.apiHeaders[0] ?? []) : [];
    const secrets = await secretFiles(await temporaryFolder());
    await secrets.write('cdn-secret', '{"current":"known"}');
    expect(name).toBe('x-cdn-secret');
    expect(await withSecret(reference, secrets)).toBe('known');
  });
});
