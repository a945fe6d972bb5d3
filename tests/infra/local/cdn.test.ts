import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { apiOrigin } from '#infra/local/cdn/api-origin.ts';
import { bucketOrigin } from '#infra/local/cdn/bucket-origin.ts';
import { cdn } from '#infra/local/cdn/cdn.ts';
import { folderOrigin } from '#infra/local/cdn/folder-origin.ts';
import { type GatewayCall, message } from '#infra/local/http-api/call.ts';
import { listen } from '#infra/local/local-server.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import type { Behavior } from '#infra/local/template/cdn-definition.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const VIEWER_REQUEST = new URL('../../../infra/stack/cdn/viewer-request.js', import.meta.url);
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))})`;

const behavior = (more: Partial<Behavior>): Behavior => ({
  pathPattern: '*',
  methods: ['GET', 'HEAD'],
  compresses: true,
  origin: { bucket: 'web' },
  responseHeaders: [
    { name: 'content-security-policy', value: "default-src 'self'", override: true },
    { name: 'x-gentle', value: 'policy', override: false },
  ],
  ...more,
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let calls: GatewayCall[];
let failures: unknown[];
let port: number;
let get: (target: string, options?: RequestOptions & { body?: string }) => Promise<Got>;

beforeEach(async () => {
  calls = [];
  failures = [];
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'web', 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'web', 'index.html'), '<!doctype html>');
  await writeFile(path.join(folder, 'web', 'assets', 'app-1a2b.js'), SCRIPT);
  await writeFile(path.join(folder, 'outside.txt'), 'secret');
  const s3 = await startS3({ folder: path.join(folder, 's3'), buckets: ['images', 'catalogue'] });
  for (const key of ['images/images/logos/1/a b.svg', 'catalogue/private']) {
    await fetch(`${s3.endpoint}/${encodeURI(key)}`, {
      method: 'PUT',
      body: '<svg/>',
      headers: { 'content-type': 'image/svg+xml' },
    });
  }
  const api = apiOrigin({
    httpApi: async (call) => {
      if (call.target === '/api/broken') throw new Error('broken');
      calls.push(call);
      const answer = message(404, 'Not Found');
      return {
        ...answer,
        headers: [...answer.headers, ['set-cookie', 'a=1'], ['set-cookie', 'b=2'], ['x-gentle', 'api']],
      };
    },
    headers: [['x-cdn-secret', 'known']],
  });
  const handle = await cdn({
    definition: {
      viewerRequest: await readFile(VIEWER_REQUEST, 'utf8'),
      defaultRootObject: 'index.html',
      behaviors: [
        behavior({ pathPattern: '/images/*', origin: { bucket: 'images' } }),
        behavior({
          pathPattern: '/api/*',
          origin: { api: 'api-http', apiHeaders: [] },
          methods: ['GET', 'HEAD', 'POST'],
          compresses: false,
        }),
        behavior({}),
      ],
    },
    originOf: async (origin) => {
      if ('api' in origin) return api;
      return origin.bucket === 'web' ? folderOrigin(path.join(folder, 'web')) : bucketOrigin(s3.endpoint, 'images');
    },
    onFailure: (error) => failures.push(error),
  });
  const server = await listen(createServer(handle));
  onTestFinished(async () => {
    await server.close();
    await s3.close();
  });
  port = Number(new URL(server.endpoint).port);
  get = (target, { body, headers, ...options } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: target,
          headers: { host: `Northside.Localhost:${port}`, ...headers },
          ...options,
        },
        async (response) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
});

const text = ({ body }: Got) => body.toString();

/** The answer of a server to lines that no client of ours would send. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, '', ''].join('\r\n'));
  return (await buffer(socket)).toString();
}

describe('a request without a host', () => {
  it.each(['/', '/api/application', '/images/images/logos/1/a%20b.svg'])('is refused with 400: %s', async (target) => {
    const answers = [
      await answerTo(`GET ${target} HTTP/1.0`),
      await answerTo(`GET ${target} HTTP/1.0`, 'Host:'),
      await answerTo(`GET ${target} HTTP/1.1`, 'Connection: close'),
    ];
    expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(answers.map(() => 'HTTP/1.1 400 Bad Request'));
    expect(answers[0]).toContain('A Host header is required');
    expect(failures).toEqual([]);
  });

  it('but of HTTP/1.0 is answered as any other when it names one', async () => {
    expect(await answerTo('GET / HTTP/1.0', 'Host: northside.localhost')).toContain('<!doctype html>');
  });
});

describe('the page', () => {
  it.each(['/', '/northside/catalogue', '/parts/AC-1.5', '/index.html', '/a/b?c=d'])('is at %s', async (target) => {
    const got = await get(target);
    expect(text(got)).toBe('<!doctype html>');
    expect(got.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
      'x-gentle': 'policy',
    });
  });

  it('takes no other method than reading', async () => {
    expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(403);
  });
});

describe('a file', () => {
  it('is kept for ever, since its name has a digest', async () => {
    const got = await get('/assets/app-1a2b.js');
    expect(got.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(text(got)).toBe(SCRIPT);
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=0.5, br;q=0', gunzipSync],
  ])('is compressed as %s for a browser that takes %s', async (encoding, accepted, decompress) => {
    const got = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': accepted } });
    expect(got.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(Number(got.headers['content-length'])).toBe(got.body.length);
    expect(decompress(got.body).toString()).toBe(SCRIPT);
  });

  it('is not sent again to a browser that has it, compressed or not', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const { etag } = (await get('/assets/app-1a2b.js', { headers })).headers;
      const again = await get('/assets/app-1a2b.js', { headers: { 'if-none-match': String(etag) } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    }
  });

  it('has headers without a body for HEAD', async () => {
    const got = await get('/assets/app-1a2b.js', { method: 'HEAD' });
    expect(got.headers['content-length']).toBe(String(SCRIPT.length));
    expect(got.body).toHaveLength(0);
  });

  it.each([
    '/assets/absent.js',
    '/assets/',
    '/assets/../../outside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/assets/%00',
    '/assets/%zz',
  ])('that is not there is 404, not the page: %s', async (target) => {
    const got = await get(target);
    expect(got.status).toBe(404);
    expect(got.headers['content-security-policy']).toBeDefined();
  });
});

describe('an image', () => {
  it('comes from its bucket', async () => {
    const got = await get('/images/logos/1/a%20b.svg');
    expect(got.status).toBe(200);
    expect(got.headers['content-type']).toBe('image/svg+xml');
    expect(text(got)).toBe('<svg/>');
  });

  it.each(['/images/absent.svg', '/images/../../catalogue/private', '/images/%2e%2e/%2e%2e/catalogue/private'])(
    'that is not there is 404: %s',
    async (target) => {
      expect((await get(target)).status).toBe(404);
    },
  );
});

describe('a call of the API', () => {
  it('tells the tenant, the viewer and the secret, whatever the client claimed', async () => {
    await get('/api/user?a=1&b=%20&a=2', {
      method: 'POST',
      body: '{"x":1}',
      headers: {
        'x-tenant-host': 'evil',
        'X-CDN-Secret': 'guess',
        'x-viewer-address': '8.8.8.8',
        cookie: 'one=1; two=a=b',
        'content-type': 'application/json',
      },
    });
    const [call] = calls;
    expect(call).toMatchObject({ method: 'POST', target: '/api/user?a=1&a=2&b=%20' });
    expect(Buffer.from(call?.body ?? []).toString()).toBe('{"x":1}');
    expect(call?.headers).toEqual(
      expect.arrayContaining([
        ['x-tenant-host', 'northside.localhost'],
        ['x-viewer-address', '127.0.0.1'],
        ['x-cdn-secret', 'known'],
        ['cookie', 'one=1; two=a=b'],
        ['content-type', 'application/json'],
      ]),
    );
    const names = call?.headers.map(([name]) => name) ?? [];
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('host');
  });

  it('may have names that JavaScript has too', async () => {
    await get('/api/user?__proto__=1&constructor=2', { headers: { constructor: 'y', cookie: '__proto__=z' } });
    expect(calls[0]?.target).toBe('/api/user?__proto__=1&constructor=2');
    expect(calls[0]?.headers).toEqual(
      expect.arrayContaining([
        ['constructor', 'y'],
        ['cookie', '__proto__=z'],
      ]),
    );
  });

  it("has the API's own answer, a 404 and every cookie included, under the security headers", async () => {
    const got = await get('/api/nothing');
    expect(got.status).toBe(404);
    expect(JSON.parse(text(got))).toEqual({ message: 'Not Found' });
    expect(got.headers).toMatchObject({
      'set-cookie': ['a=1', 'b=2'],
      'content-security-policy': "default-src 'self'",
      'x-gentle': 'api',
    });
  });

  it('is 502 when the runtime itself fails', async () => {
    expect((await get('/api/broken')).status).toBe(502);
    expect(failures).toEqual([new Error('broken')]);
  });

  it('that is too large goes as far as the API, which refuses it', async () => {
    await get('/api/user', { method: 'POST', body: 'x'.repeat(11 * 1024 * 1024) });
    expect(calls[0]?.body.length).toBeGreaterThan(10 * 1024 * 1024);
  });
});
