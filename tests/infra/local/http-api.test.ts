import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { GatewayCall } from '#infra/local/http-api/call.ts';
import { httpApi } from '#infra/local/http-api/http-api.ts';
import type { LambdaFunction, LambdaHandler } from '#infra/local/lambda-function.ts';

const aCall = (more: Partial<GatewayCall> = {}): GatewayCall => ({
  method: 'GET',
  target: '/api/user',
  headers: [],
  body: new Uint8Array(),
  sourceIp: '203.0.113.7',
  domainName: 'api.example',
  ...more,
});

const aFunction = (handler: LambdaHandler, more: Partial<LambdaFunction> = {}): LambdaFunction => ({
  name: 'session',
  handler,
  timeout: 10_000,
  memory: 1024,
  ...more,
});

const ROUTES = [
  'GET /api/user',
  'POST /api/user',
  'GET /api/orders/{id}',
  'GET /api/orders/open',
  'PUT /wb/a/{x}/b/{y}',
];
const now = () => new Date('2026-03-01T09:05:07.123Z');

/** Sends the call to an API whose one function answers with `result`, and gives the event it got. */
async function sent(call: Partial<GatewayCall>, result: unknown = { statusCode: 200 }) {
  let event: APIGatewayProxyEventV2 | undefined;
  const target = aFunction(async (given: APIGatewayProxyEventV2) => {
    event = given;
    return result as APIGatewayProxyStructuredResultV2;
  });
  const answer = await httpApi(
    ROUTES.map((routeKey) => ({ routeKey, target })),
    { now },
  )(aCall(call));
  return { answer, event, text: Buffer.from(answer.body).toString() };
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describe('the event', () => {
  it('has the whole shape of payload format 2.0', async () => {
    const { event } = await sent({
      method: 'POST',
      target: '/api/user?a=1&b=x%20y&a=2',
      headers: [
        ['Content-Type', 'application/json'],
        ['Cookie', 'one=1; two=2'],
        ['User-Agent', 'test'],
        ['Host', 'shop.example'],
      ],
      body: bytes('{"a":"ä"}'),
    });
    expect(event).toEqual({
      version: '2.0',
      routeKey: 'POST /api/user',
      rawPath: '/api/user',
      rawQueryString: 'a=1&b=x%20y&a=2',
      cookies: ['one=1', 'two=2'],
      headers: {
        'content-type': 'application/json',
        'user-agent': 'test',
        host: 'api.example',
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
      },
      queryStringParameters: { a: '1,2', b: 'x y' },
      requestContext: {
        accountId: '000000000000',
        apiId: 'local',
        domainName: 'api.example',
        domainPrefix: 'api',
        http: {
          method: 'POST',
          path: '/api/user',
          protocol: 'HTTP/1.1',
          sourceIp: '203.0.113.7',
          userAgent: 'test',
        },
        requestId: expect.any(String),
        routeKey: 'POST /api/user',
        stage: '$default',
        time: '01/Mar/2026:09:05:07 +0000',
        timeEpoch: 1772355907123,
      },
      body: '{"a":"ä"}',
      isBase64Encoded: false,
    });
  });

  it('leaves out what the call does not have', async () => {
    const { event } = await sent({});
    for (const absent of ['cookies', 'queryStringParameters', 'pathParameters', 'body']) {
      expect(event).not.toHaveProperty(absent);
    }
  });

  it.each<[why: string, target: string, method: string, expected: object]>([
    ['a variable', '/api/orders/17', 'GET', { routeKey: 'GET /api/orders/{id}', pathParameters: { id: '17' } }],
    ['a fixed path before a variable', '/api/orders/open', 'GET', { routeKey: 'GET /api/orders/open' }],
    ['a decoded variable, slash included', '/api/orders/a%2Fb%20c', 'GET', { pathParameters: { id: 'a/b c' } }],
    ['a decoded path', '/api/orders/b%C3%A4', 'GET', { rawPath: '/api/orders/bä' }],
    ['two variables', '/wb/a/1/b/2', 'PUT', { pathParameters: { x: '1', y: '2' } }],
    ['a plus in the query is a space', '/api/user?q=a+b', 'GET', { queryStringParameters: { q: 'a b' } }],
    ['a query without a value', '/api/user?q', 'GET', { queryStringParameters: { q: '' } }],
    ['a question mark within the query', '/api/user?q=a?b', 'GET', { rawQueryString: 'q=a?b' }],
  ])('has %s', async (_why, target, method, expected) => {
    expect((await sent({ target, method })).event).toMatchObject(expected);
  });

  it('joins a header that comes twice', async () => {
    const { event } = await sent({
      headers: [
        ['X-One', 'a'],
        ['x-one', 'b'],
        ['cookie', 'c=1'],
        ['cookie', 'd=2'],
      ],
    });
    expect(event?.headers['x-one']).toBe('a,b');
    expect(event?.cookies).toEqual(['c=1', 'd=2']);
  });

  it.each<[type: string | undefined, isBase64Encoded: boolean]>([
    ['application/json', false],
    ['application/json; charset=utf-8', false],
    ['application/problem+json', false],
    ['text/csv', false],
    ['application/xml', false],
    ['image/png', true],
    ['application/x-www-form-urlencoded', true],
    ['multipart/form-data; boundary=x', true],
    [undefined, true],
  ])('of a body of %s is base64: %s', async (type, isBase64Encoded) => {
    const headers: [string, string][] = type ? [['content-type', type]] : [];
    const { event } = await sent({ method: 'POST', headers, body: bytes('body') });
    expect(event?.isBase64Encoded).toBe(isBase64Encoded);
    expect(event?.body).toBe(isBase64Encoded ? Buffer.from('body').toString('base64') : 'body');
  });
});

describe('the route $default', () => {
  it.each([
    { target: '/api/nothing', method: 'GET', status: 418, why: 'no route has it' },
    { target: '/api/user', method: 'DELETE', status: 418, why: 'no route has the method' },
    { target: '/api/user', method: 'GET', status: 200, why: 'a route has it' },
    { target: '/api/%zz', method: 'GET', status: 404, why: 'no path at all' },
  ])('answers $method $target with $status: $why', async ({ target, method, status }) => {
    const api = httpApi([
      { routeKey: '$default', target: aFunction(async () => ({ statusCode: 418 })) },
      { routeKey: 'GET /api/user', target: aFunction(async () => ({ statusCode: 200 })) },
    ]);
    expect((await api(aCall({ target, method }))).status).toBe(status);
  });
});

it.each(['constructor', '__proto__', 'toString'])('takes %s for a name like any other', async (name) => {
  const { event } = await sent({ target: `/api/user?${name}=q`, headers: [[name, 'h']] });
  expect(Object.entries(event?.headers ?? {})).toContainEqual([name.toLowerCase(), 'h']);
  expect(Object.entries(event?.queryStringParameters ?? {})).toEqual([[name, 'q']]);
});

describe('no function is called', () => {
  it.each<[why: string, call: Partial<GatewayCall>, status: number, text: string]>([
    ['for a path that no route has', { target: '/api/nothing' }, 404, 'Not Found'],
    ['for another method', { method: 'DELETE' }, 404, 'Not Found'],
    ['for HEAD, which has a route of its own or none', { method: 'HEAD' }, 404, 'Not Found'],
    ['for OPTIONS, for there is no CORS', { method: 'OPTIONS' }, 404, 'Not Found'],
    ['for a slash too many', { target: '/api/user/' }, 404, 'Not Found'],
    ['for a path in another case', { target: '/API/user' }, 404, 'Not Found'],
    ['for an encoding that is none', { target: '/api/orders/%zz' }, 404, 'Not Found'],
    [
      'for a body of more than 10 MB',
      { method: 'POST', body: new Uint8Array(10 * 1024 * 1024 + 1) },
      413,
      'Request Entity Too Large',
    ],
    [
      'for an event of more than 6 MB, for Lambda takes no larger one',
      { method: 'POST', body: new Uint8Array(5 * 1024 * 1024) },
      413,
      'Request Entity Too Large',
    ],
  ])('%s', async (_why, call, status, message) => {
    const { answer, event, text } = await sent(call);
    expect(event).toBeUndefined();
    expect(answer.status).toBe(status);
    expect(JSON.parse(text)).toEqual({ message });
  });
});

describe('the answer', () => {
  const apigw: [string, unknown] = ['apigw-requestid', expect.any(String)];

  it.each<[why: string, result: unknown, status: number, headers: unknown[], text: string]>([
    [
      'is the result',
      { statusCode: 201, headers: { 'Content-Type': 'application/json', 'X-N': 5 }, body: '{}' },
      201,
      [['content-type', 'application/json'], ['x-n', '5'], apigw],
      '{}',
    ],
    [
      'has a line for each cookie',
      { statusCode: 204, cookies: ['a=1; Path=/', 'b=2'] },
      204,
      [['set-cookie', 'a=1; Path=/'], ['set-cookie', 'b=2'], apigw],
      '',
    ],
    [
      'is bytes where the result says base64',
      { statusCode: 200, headers: { 'content-type': 'image/png' }, body: 'aGk=', isBase64Encoded: true },
      200,
      [['content-type', 'image/png'], apigw],
      'hi',
    ],
    [
      'is text without a type',
      { statusCode: 200, body: 'x' },
      200,
      [['content-type', 'text/plain;charset=UTF-8'], apigw],
      'x',
    ],
    [
      'is the JSON of a result without a status',
      { a: 1 },
      200,
      [['content-type', 'application/json'], apigw],
      '{"a":1}',
    ],
  ])('%s', async (_why, result, status, headers, text) => {
    const got = await sent({}, result);
    expect(got.answer.status).toBe(status);
    expect(got.answer.headers).toEqual(headers);
    expect(got.text).toBe(text);
  });

  it.each<[why: string, target: LambdaFunction]>([
    ['throws', aFunction(() => Promise.reject(new Error('broken')))],
    [
      'throws at once',
      aFunction(() => {
        throw new Error('broken');
      }),
    ],
    ['takes too long', aFunction(() => new Promise(() => undefined), { timeout: 5 })],
    ['answers more than 6 MB', aFunction(async () => ({ statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024) }))],
    ['has no number for a status', aFunction(async () => ({ statusCode: 'fine' as unknown as number }))],
    ['has an object for a body', aFunction(async () => ({ statusCode: 200, body: {} as string }))],
    ['answers what is no JSON', aFunction(async () => ({ statusCode: 200, body: 1n as unknown as string }))],
  ])('is 500 when the function %s', async (_why, target) => {
    const answer = await httpApi([{ routeKey: 'GET /api/user', target }])(aCall());
    expect(answer.status).toBe(500);
    expect(JSON.parse(Buffer.from(answer.body).toString())).toEqual({ message: 'Internal Server Error' });
  });

  it('is logged with its cause when the function threw', async () => {
    const causes: unknown[] = [];
    const broken = new Error('broken');
    const target = aFunction(() => Promise.reject(broken));
    await httpApi([{ routeKey: 'GET /api/user', target }], {
      onFailure: (name, { cause }) => causes.push(name, cause),
    })(aCall());
    expect(causes).toEqual(['session', broken]);
  });
});
