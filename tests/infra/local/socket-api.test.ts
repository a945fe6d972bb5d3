import { describe, expect, it } from 'vitest';
import type { LambdaFunction, LambdaHandler } from '#infra/local/lambda-function.ts';
import { type OpenSocket, socketApi } from '#infra/local/socket-api/socket-api.ts';

const aFunction = (name: string, handler: LambdaHandler, timeout = 10_000): LambdaFunction => ({
  name,
  handler,
  timeout,
  memory: 1024,
});

const policy = (Effect: string) => ({
  policyDocument: { Statement: [{ Effect }] },
  context: { host: 'summit.localhost' },
});

interface Events {
  readonly authorizer: object[];
  readonly target: { readonly body?: string; readonly requestContext: { readonly eventType: string } }[];
  readonly failures: string[];
}

/** A socket to functions that answer so, and the events that they got. */
async function opened(answers: { readonly authorizer?: LambdaHandler; readonly target?: LambdaHandler } = {}) {
  const events: Events = { authorizer: [], target: [], failures: [] };
  const { authorizer = async () => policy('Allow'), target = async () => ({ statusCode: 200, body: 'answer' }) } =
    answers;
  const open = socketApi({
    stage: 'chat',
    domainName: 'api.example',
    authorizer: aFunction('authorizer', (event, context) => {
      events.authorizer.push(event);
      return authorizer(event, context);
    }),
    target: aFunction(
      'target',
      (event, context) => {
        events.target.push(event);
        return target(event, context);
      },
      50,
    ),
    onFailure: (name) => events.failures.push(name),
  });
  const socket = await open({ headers: { 'x-cdn-secret': 'known' }, sourceIp: '203.0.113.7' });
  return { socket, events };
}

const here = (socket: OpenSocket | undefined): OpenSocket => {
  if (!socket) throw new Error('The socket was refused');
  return socket;
};

describe('a socket', () => {
  it('is opened by the authorizer, which gets the headers', async () => {
    const { socket, events } = await opened();
    expect(socket).toBeDefined();
    expect(events.authorizer).toMatchObject([
      {
        type: 'REQUEST',
        methodArn: expect.stringMatching(/\/chat\/\$connect$/),
        headers: { 'x-cdn-secret': 'known' },
        requestContext: {
          eventType: 'CONNECT',
          routeKey: '$connect',
          domainName: 'api.example',
          identity: { sourceIp: '203.0.113.7' },
        },
      },
    ]);
  });

  it.each([
    { name: 'refuses', authorizer: async () => policy('Deny') },
    { name: 'says nothing', authorizer: async () => ({ policyDocument: { Statement: [] } }) },
    { name: 'throws', authorizer: async () => Promise.reject(new Error('broken')) },
  ])('does not open when the authorizer $name', async ({ authorizer }) => {
    const { socket, events } = await opened({ authorizer });
    expect(socket).toBeUndefined();
    expect(events.target).toEqual([]);
  });

  it('does not open when the route $connect refuses', async () => {
    expect((await opened({ target: async () => ({ statusCode: 403 }) })).socket).toBeUndefined();
  });

  it('tells the function of each message what the authorizer returned, but no headers, as on AWS', async () => {
    const { socket, events } = await opened();
    await here(socket).answer('Hello');
    await here(socket).closed();
    const ids = events.target.map(({ requestContext }) => Reflect.get(requestContext, 'connectionId'));
    expect(new Set(ids).size).toBe(1);
    expect(events.target.map(({ requestContext }) => requestContext.eventType)).toEqual([
      'CONNECT',
      'MESSAGE',
      'DISCONNECT',
    ]);
    expect(events.target[1]).toEqual({
      requestContext: expect.objectContaining({ routeKey: '$default', authorizer: { host: 'summit.localhost' } }),
      isBase64Encoded: false,
      body: 'Hello',
    });
  });

  it.each([
    { result: { statusCode: 200, body: 'answer' }, sent: 'answer', why: 'its body is sent back' },
    { result: { statusCode: 404, body: 'problem' }, sent: 'problem', why: 'whatever the status' },
    { result: { statusCode: 200 }, sent: undefined, why: 'without a body nothing is sent' },
  ])('answers a message with the response of the function: $why', async ({ result, sent }) => {
    const { socket } = await opened({
      target: async ({ requestContext }: Events['target'][number]) =>
        requestContext.eventType === 'MESSAGE' ? result : { statusCode: 200 },
    });
    expect(await here(socket).answer('Hello')).toBe(sent);
  });

  it.each([
    { name: 'throws', fail: async () => Promise.reject(new Error('broken')) },
    { name: 'takes too long', fail: () => new Promise(() => undefined) },
  ])('stays open when the function $name', async ({ fail }) => {
    const { socket, events } = await opened({
      target: async ({ requestContext, body }: Events['target'][number]) =>
        requestContext.eventType === 'MESSAGE' && body === 'bad' ? fail() : { statusCode: 200, body: 'answer' },
    });
    expect(JSON.parse((await here(socket).answer('bad')) ?? '')).toMatchObject({ message: 'Internal server error' });
    expect(events.failures).toEqual(['target']);
    expect(await here(socket).answer('good')).toBe('answer');
  });
});
