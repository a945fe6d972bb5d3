import { describe, expect, it } from 'vitest';
import { type OpeningEvent, socketHandler } from '#functions/chat/socket-handler.ts';
import { secretValues } from '#functions/http/secret-values.ts';
import { anEdge } from '../../support/api-under-test.ts';

const SECRET = 'the secret of the CDN';
const METHOD_ARN = 'arn:aws:execute-api:us-east-1:000000000000:local/chat/$connect';

const answerRequest = async () => {
  throw new Error('Nobody has said anything');
};
const behindCdn = secretValues('cdn', async () => JSON.stringify({ current: SECRET }));

const opening = (headers: OpeningEvent['headers']): OpeningEvent => ({
  type: 'REQUEST',
  methodArn: METHOD_ARN,
  headers,
  requestContext: { domainName: 'abc.execute-api.us-east-1.amazonaws.com', identity: { sourceIp: '198.51.100.1' } },
});

const authorized = (headers: OpeningEvent['headers'], cdnSecrets = behindCdn) =>
  socketHandler(anEdge(undefined, { cdnSecrets }), answerRequest)(opening(headers));

const policy = (Effect: 'Allow' | 'Deny') => ({
  principalId: 'viewer',
  policyDocument: {
    Version: '2012-10-17',
    Statement: [{ Action: 'execute-api:Invoke', Effect, Resource: METHOD_ARN }],
  },
});

describe('a socket', () => {
  it.each([
    { name: 'x-cdn-secret', why: 'as the CDN writes it' },
    { name: 'X-Cdn-Secret', why: 'names of headers arrive in any case' },
  ])('opens through the CDN, and the gateway keeps host and address: $name, $why', async ({ name }) => {
    const headers = { [name]: SECRET, 'X-Tenant-Host': 'Summit.Localhost', 'x-viewer-address': '203.0.113.7' };
    expect(await authorized(headers)).toEqual({
      ...policy('Allow'),
      context: { host: 'summit.localhost', address: '203.0.113.7' },
    });
  });

  it.each([
    { secret: undefined, why: 'without the secret' },
    { secret: '', why: 'with an empty secret' },
    { secret: 'another secret', why: 'with another secret' },
  ])('does not open around the CDN, where anybody may claim any host: $why', async ({ secret }) => {
    expect(await authorized({ 'x-cdn-secret': secret, 'x-tenant-host': 'summit.localhost' })).toEqual(policy('Deny'));
  });

  it('opens for the host of the gateway where there is no CDN, whatever address is claimed', async () => {
    expect(await authorized({ 'x-viewer-address': '203.0.113.7' }, secretValues(''))).toEqual({
      ...policy('Allow'),
      context: { host: 'abc.execute-api.us-east-1.amazonaws.com', address: '198.51.100.1' },
    });
  });

  it.each(['CONNECT', 'DISCONNECT'] as const)(
    'needs nothing at %s, because no connection is kept',
    async (eventType) => {
      const handle = socketHandler(anEdge(undefined, { cdnSecrets: behindCdn }), answerRequest);
      expect(await handle({ requestContext: { eventType, requestId: '1' } })).toEqual({ statusCode: 200 });
    },
  );
});

describe('a failure', () => {
  it('is logged with its cause, told without it, and leaves the socket open', async () => {
    const logged: unknown[] = [];
    const log = { info: () => undefined, warn: () => undefined, error: (...entry: unknown[]) => logged.push(entry) };
    const authenticator = {
      byToken: async () => undefined,
      byRecords: async () => {
        throw new Error('The table is gone');
      },
    };
    const handle = socketHandler(anEdge(undefined, { log, authenticator }), answerRequest);
    const answer = await handle({
      requestContext: { eventType: 'MESSAGE', requestId: 'request-1', authorizer: { host: 'a.test', address: '' } },
      body: JSON.stringify({ Authorization: '', Date: '1/1/2000' }),
    });
    expect(answer).toMatchObject({ statusCode: 500, body: expect.stringContaining('Internal Error') });
    expect(JSON.stringify(answer)).not.toContain('table');
    expect(JSON.stringify(logged)).toContain('The table is gone');
  });

  it('and every answer are measured and logged with ids and without texts', async () => {
    const entries: unknown[] = [];
    const measured: unknown[] = [];
    const log = { info: (...entry: unknown[]) => entries.push(entry), warn: () => undefined, error: () => undefined };
    const measure = (...figures: unknown[]) => measured.push(figures.slice(0, 2));
    const handle = socketHandler(anEdge(undefined, { log, measure }), answerRequest);
    const body = JSON.stringify({ Authorization: 'a-token', Date: '1/1/2000', Text: 'secret text', Key: 'key-12345' });
    const authorizer = { host: 'a.test', address: '203.0.113.7' };
    await handle({ requestContext: { eventType: 'MESSAGE', requestId: 'request-1', authorizer }, body });
    expect(measured).toEqual([['MESSAGE /chat', 401]]);
    expect(entries).toMatchObject([['request', { requestId: 'request-1', status: 401, tenant: 'a.test' }]]);
    expect(JSON.stringify(entries)).not.toMatch(/secret text|a-token/);
  });
});
