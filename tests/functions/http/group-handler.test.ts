import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { groupHandler, type Routes } from '#functions/http/group-handler.ts';
import type { Runtime } from '#functions/http/runtime.ts';
import { secretValues } from '#functions/http/secret-values.ts';
import { gateway } from '#infra/local/gateway.ts';
import { AppError } from '#shared/errors.ts';
import { defineGroup } from '#shared/wire/endpoint.ts';
import { named } from '#shared/wire/wire.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { anEdge, origin } from '../../support/api-under-test.ts';

const pageContract = defineGroup({
  savePage: {
    method: 'PUT',
    path: '/api/page/{slug}',
    summary: 'Saves a page.',
    access: { signedIn: true, level: 2 },
    params: z.object({ slug: z.string() }),
    body: z.object({ menuTitle: named('menutitle', z.string().check(z.maxLength(5))) }),
    output: z.object({ slug: z.string() }),
    idempotencyKey: true,
  },
});

type SavePage = Routes<typeof pageContract>['savePage'];
type Given = Partial<Runtime> & { path?: string; body?: string; level?: 2 | 3; headers?: Record<string, string> };

function save(savePage: SavePage, given: Given = {}) {
  const { path = '/api/page/home', body = '{"menutitle":"Home"}', headers = {}, level = 2, ...edge } = given;
  const send = gateway([
    {
      contract: pageContract,
      handler: groupHandler(pageContract, { savePage }, anEdge(aSignedIn({ level }), edge)),
    },
  ]);
  const allHeaders = { 'content-type': 'application/json', ...headers };
  return send(new Request(origin + path, { method: 'PUT', body, headers: allHeaders }));
}

const echo: SavePage = async ({ params }) => params;
const fail =
  (error: AppError): SavePage =>
  async () => {
    throw error;
  };

it('hands a route its variables decoded', async () => {
  expect(await (await save(echo, { path: '/api/page/a%20b%2Fc' })).json()).toEqual({ Slug: 'a b/c' });
});

it('replaces half a character in a body, which the table would refuse', async () => {
  const seen = vi.fn(echo);
  await save(seen, { body: '{"menutitle":"a\\ud83db"}' });
  expect(seen.mock.calls[0]?.[0].body.menuTitle).toBe('a\ufffdb');
});

it('answers in no cache and as nothing but JSON', async () => {
  const { headers } = await save(echo);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
  });
});

describe('bad input', () => {
  it('is answered with 400 and the fields in wire names', async () => {
    const response = await save(echo, { body: '{"menutitle":"Welcome"}' });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('errors')).toBe('Invalid Request.');
    expect(await response.json()).toEqual({
      type: 'urn:problem:invalid_input',
      title: 'Bad Request',
      status: 400,
      detail: 'Invalid Request.',
      errors: [{ path: 'menutitle', message: expect.stringContaining('5 characters') }],
      requestId: expect.any(String),
    });
  });

  it.each([
    { body: '{', headers: {}, why: 'what is not JSON' },
    {
      body: '{"menutitle":"Home"}',
      headers: { 'content-type': 'text/plain' },
      why: 'what a form of a foreign page can send',
    },
    { body: '{"menutitle":"Home"}', headers: { 'idempotency-key': 'a b' }, why: 'a key that is none' },
  ])('is $why', async ({ body, headers }) => {
    const route = vi.fn(echo);
    expect((await save(route, { body, headers })).status).toBe(400);
    expect(route).not.toHaveBeenCalled();
  });

  it('is a body of more than five megabytes', async () => {
    const response = await save(echo, { body: JSON.stringify({ menutitle: 'x'.repeat(5 * 1024 * 1024) }) });
    expect(response.status).toBe(413);
    expect(response.headers.get('errors')).toBe('Request too large');
  });
});

it('tells at most a hundred field errors', async () => {
  const fieldErrors = Array.from({ length: 1000 }, (_, index) => ({ path: `items.${index}`, message: 'Wrong' }));
  const response = await save(fail(new AppError('conflict', 'Told to the user.', { fieldErrors })));
  expect(await response.json()).toMatchObject({ errors: fieldErrors.slice(0, 100) });
});

it.each([
  { code: 'unauthenticated', status: 401 },
  { code: 'forbidden', status: 403 },
  { code: 'not_found', status: 404 },
  { code: 'conflict', status: 409 },
  { code: 'throttled', status: 429 },
  { code: 'unavailable', status: 503 },
] as const)('answers $code with $status and the text of the error', async ({ code, status }) => {
  const response = await save(fail(new AppError(code, 'Told to the user.')));
  expect(response.status).toBe(status);
  expect(response.headers.get('errors')).toBe('Told to the user.');
  expect(await response.json()).toMatchObject({ type: `urn:problem:${code}`, status, detail: 'Told to the user.' });
});

it('says when a throttled caller may come again', async () => {
  const response = await save(fail(new AppError('throttled', 'Too many', { retryAfter: 90 })));
  expect(response.headers.get('retry-after')).toBe('90');
});

it('answers a bad output with 500, logs it and tells nothing of the inside', async () => {
  const error = vi.fn();
  const log = { info: () => undefined, warn: () => undefined, error };
  const response = await save(async () => ({ slug: 7 as never }), { log });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ detail: 'Internal Error', errors: [] });
  expect(error).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ error: expect.stringContaining('slug') }),
  );
});

it('logs ids and the outcome, but nothing that was sent', async () => {
  const info = vi.fn();
  const log = { info, warn: () => undefined, error: () => undefined };
  await save(echo, { log, headers: { authorization: 'secret-token', 'x-tenant-host': 'Summit.localhost' } });
  expect(info).toHaveBeenCalledExactlyOnceWith('request', {
    requestId: expect.any(String),
    endpoint: 'PUT /api/page/{slug}',
    status: 200,
    milliseconds: expect.any(Number),
    tenant: 'summit.localhost',
    userId: aSignedIn().userId,
    accountId: aSignedIn().accountId,
  });
});

it.each(['summit.localhost', 'Summit.LOCALHOST', 'summit.localhost.', 'SUMMIT.localhost.'])(
  'takes %s as the host of one store',
  async (host) => {
    const byRecords = vi.fn(async () => ({ actor: aSignedIn({ level: 2 }) }));
    const authenticator = { byToken: async () => undefined, byRecords };
    await save(echo, { authenticator, headers: { 'x-tenant-host': host } });
    expect(byRecords).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ host: 'summit.localhost' }));
  },
);

it.each(['summit.localhost..', '.summit.localhost', 'summit.localhost.evil.example', 'summit\u3002localhost'])(
  'does not take %s as the host of that store',
  async (host) => {
    const byRecords = vi.fn(async () => ({ actor: aSignedIn({ level: 2 }) }));
    const authenticator = { byToken: async () => undefined, byRecords };
    await save(echo, { authenticator, headers: { 'x-tenant-host': encodeURI(host) } });
    expect(byRecords).not.toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ host: 'summit.localhost' }),
    );
  },
);

it('measures refusals apart from answers', async () => {
  const measure = vi.fn();
  await save(echo, { measure });
  await save(echo, { measure, level: 3 });
  expect(measure.mock.calls.map(([endpoint, status]) => [endpoint, status])).toEqual([
    ['PUT /api/page/{slug}', 200],
    ['PUT /api/page/{slug}', 403],
  ]);
});

it('gives a renewed token back', async () => {
  const authenticator = {
    byToken: async () => undefined,
    byRecords: async () => ({ actor: aSignedIn({ level: 2 }), renewedToken: 'fresh' }),
  };
  expect((await save(echo, { authenticator })).headers.get('authorization')).toBe('fresh');
});

it('carries what a route adds to its answer', async () => {
  const response = await save(async ({ params }, { responseHeaders }) => {
    responseHeaders.setToken('new');
    responseHeaders.setCookie('remember=1; HttpOnly');
    return params;
  });
  expect(response.headers.get('authorization')).toBe('new');
  expect(response.headers.getSetCookie()).toEqual(['remember=1; HttpOnly']);
});

it.each([
  { host: 'summit.localhost', cookie: 'culture=en; remember=secret=' },
  { host: 'shop.example.com', cookie: 'culture=en; remember=planted; __Host-remember=secret=' },
])('finds token and cookie on $host (decision B187)', async ({ host, cookie }) => {
  const byRecords = vi.fn(async () => ({ actor: aSignedIn({ level: 2 }) }));
  const authenticator = { byToken: async () => undefined, byRecords };
  await save(echo, { authenticator, headers: { authorization: 'jwt', cookie, 'x-tenant-host': host } });
  expect(byRecords).toHaveBeenCalledWith({ token: 'jwt', remember: 'secret=' }, expect.anything());
});

it('hands a call that takes a key the one of its intention, if it has one', async () => {
  const seen: unknown[] = [];
  const route: SavePage = async ({ params }, { idempotencyKey }) => {
    seen.push(idempotencyKey);
    return params;
  };
  await save(route, { headers: { 'idempotency-key': 'intention-1' } });
  await save(route);
  expect(seen).toEqual(['intention-1', undefined]);
});

describe('where a CDN stands in front', () => {
  const cdnSecrets = secretValues('cdn', async () =>
    JSON.stringify({ current: 'new-secret-of-the-cdn', previous: 'old-secret-of-the-cdn' }),
  );

  it.each([
    { given: 'new-secret-of-the-cdn', status: 200 },
    { given: 'old-secret-of-the-cdn', status: 200 },
    { given: 'a-guess-at-the-secret', status: 403 },
    { given: '', status: 403 },
  ])('the secret "$given" is answered with $status', async ({ given, status }) => {
    const response = await save(echo, { cdnSecrets, headers: { 'x-cdn-secret': given } });
    expect(response.status).toBe(status);
  });

  it('S16: the address is the one it saw, whatever else is claimed', async () => {
    const route = vi.fn(echo);
    const headers = {
      'x-cdn-secret': 'new-secret-of-the-cdn',
      'x-viewer-address': '203.0.113.7',
      'x-forwarded-for': '10.0.0.1',
    };
    await save(route, { cdnSecrets, headers });
    expect(route.mock.calls[0]?.[1].requestOrigin.address).toBe('203.0.113.7');
  });

  it("S16: the address is the gateway's own where there is no CDN to be believed", async () => {
    const route = vi.fn(echo);
    await save(route, { headers: { 'x-viewer-address': '203.0.113.7', 'x-forwarded-for': '10.0.0.1' } });
    expect(route.mock.calls[0]?.[1].requestOrigin.address).toBe('127.0.0.1');
  });
});

describe('work beside a call', () => {
  it.each([
    { route: echo, status: 200, why: 'answered' },
    { route: fail(new AppError('conflict', 'Told to the user.')), status: 409, why: 'refused' },
  ])('is done when the call is $why', async ({ route, status }) => {
    let isDone = false;
    const backgroundWork = async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      isDone = true;
    };
    expect((await save(route, { backgroundWork })).status).toBe(status);
    expect(isDone).toBe(true);
  });
});

it.each([
  { headers: { dnt: '1' }, asks: true },
  { headers: { 'sec-gpc': '1' }, asks: true },
  { headers: { dnt: '0', 'sec-gpc': '0' }, asks: false },
  { headers: {}, asks: false },
])('knows from $headers whether a visitor asks not to be tracked', async ({ headers, asks }) => {
  const route = vi.fn(echo);
  await save(route, { headers: { ...headers } as Record<string, string> });
  expect(route.mock.calls[0]?.[1].requestOrigin.asksNotToBeTracked).toBe(asks);
});
