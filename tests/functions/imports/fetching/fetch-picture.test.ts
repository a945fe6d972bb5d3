import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_BYTES, pictureFetcher } from '#functions/imports/fetching/fetch-picture.ts';

/** A server on loopback that answers what a test says. */
let answer: RequestListener;
let server: Server;
let port: number;
let connections: number;
beforeEach(async () => {
  connections = 0;
  server = createServer((request, response) => answer(request, response));
  server.on('connection', () => {
    connections += 1;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** The hosts of the tests. Only loopback stands for the public internet here. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  'pictures.example': ['127.0.0.1'],
  'private.example': ['10.0.0.7'],
  'mixed.example': ['127.0.0.1', '192.168.1.1'],
  'mapped.example': ['::ffff:169.254.169.254'],
  'nowhere.example': [],
};
const resolve = async (host: string): Promise<readonly string[]> => {
  const found = HOSTS[host];
  if (!found) throw Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
  return found;
};
const isAllowed = (address: string): boolean => address === '127.0.0.1';
const fetcher = pictureFetcher({ resolve, isAllowed, timeoutMs: 3000 });
const at = (path: string, host = 'pictures.example') => `http://${host}:${port}${path}`;

const problemOf = async (address: string, fetch = fetcher) =>
  fetch(address).then(
    () => undefined,
    ({ problem }) => problem,
  );

it('reads the file and what tells whether it has changed', async () => {
  answer = (request, response) => {
    expect(request.headers).toMatchObject({ host: `pictures.example:${port}`, 'accept-encoding': 'identity' });
    response.writeHead(200, { etag: '"1"', 'last-modified': 'Sun, 01 Mar 2026 00:00:00 GMT' }).end('picture');
  };
  expect(await fetcher(at('/1.jpg'))).toEqual({
    isSame: false,
    bytes: Buffer.from('picture'),
    validators: { etag: '"1"', modified: 'Sun, 01 Mar 2026 00:00:00 GMT' },
  });
});

it('asks only for what has changed since', async () => {
  answer = ({ headers }, response) =>
    void response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 200).end('new');
  expect(await fetcher(at('/1.jpg'), { etag: '"1"' })).toEqual({ isSame: true });
  expect(await fetcher(at('/1.jpg'), { etag: '"0"' })).toMatchObject({ isSame: false });
});

describe('an address that leads to a private network', () => {
  it.each([
    { address: 'http://private.example/1.jpg', why: 'a name of it' },
    { address: 'http://mixed.example/1.jpg', why: 'a name that also has a public address' },
    { address: 'http://mapped.example/1.jpg', why: 'a name of mapped metadata' },
    { address: 'http://10.0.0.7/1.jpg', why: 'an IP address' },
    { address: 'http://169.254.169.254/latest/meta-data/', why: 'metadata' },
    { address: 'http://0xa000007/1.jpg', why: 'an IP address in hex' },
    { address: 'http://167772167/1.jpg', why: 'an IP address as one number' },
    { address: 'http://012.0.0.7/1.jpg', why: 'an IP address in octal' },
    { address: 'http://[::1]/1.jpg', why: 'loopback of IPv6' },
    { address: 'http://[::ffff:10.0.0.7]/1.jpg', why: 'a mapped IP address' },
    { address: 'https://[fd00:ec2::254]/', why: 'metadata of IPv6' },
  ])('is refused: $why', async ({ address }) => {
    expect(await problemOf(address)).toEqual({ code: 'picture-address', reason: 'it leads to a private network' });
  });

  it.each([
    { address: 'ftp://pictures.example/1.jpg', reason: 'it is not an http or https address' },
    { address: 'file:///etc/passwd', reason: 'it is not an http or https address' },
    { address: 'data:image/png;base64,AAAA', reason: 'it is not an http or https address' },
    { address: 'http://somebody:secret@pictures.example/1.jpg', reason: 'it holds a user name or a password' },
    { address: 'http://', reason: 'it is no address' },
  ])('neither is $address fetched', async ({ address, reason }) => {
    expect(await problemOf(address)).toEqual({ code: 'picture-address', reason });
  });

  it('is not connected to, wherever it comes from', async () => {
    const strict = pictureFetcher({ resolve, timeoutMs: 3000 });
    answer = (_request, response) => void response.end();
    expect(await problemOf(at('/1.jpg'), strict)).toMatchObject({ code: 'picture-address' });
    expect(await problemOf(`http://127.0.0.1:${port}/1.jpg`, strict)).toMatchObject({ code: 'picture-address' });
    expect(await problemOf(`http://[::ffff:7f00:1]:${port}/`, strict)).toMatchObject({ code: 'picture-address' });
    expect(connections).toBe(0);
  });

  it('is not reached by a name that changes its address: what was checked is what is connected to', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.7'], ['127.0.0.1']];
    const rebinding = vi.fn(async () => answers[rebinding.mock.calls.length - 1] ?? []);
    answer = (_request, response) => void response.writeHead(200, { connection: 'close' }).end('picture');
    const fetch = pictureFetcher({ resolve: rebinding, isAllowed, timeoutMs: 3000 });
    expect(await fetch(at('/1.jpg'))).toMatchObject({ isSame: false });
    expect(rebinding).toHaveBeenCalledTimes(1);
    expect(await problemOf(at('/1.jpg'), fetch)).toMatchObject({ code: 'picture-address' });
    expect(connections).toBe(1);
  });

  it('is not reached by a redirect', async () => {
    for (const location of [
      'http://private.example/',
      'http://10.0.0.7/',
      '//[::1]/',
      'file:///etc/passwd',
      'http://',
    ]) {
      answer = (_request, response) => void response.writeHead(302, { location }).end();
      expect(await problemOf(at('/1.jpg'))).toMatchObject({ code: 'picture-address' });
    }
  });

  it('never connects to an address that is refused, whatever a host resolves to', async () => {
    answer = (_request, response) => void response.end('picture');
    const addresses = fc.array(fc.constantFrom('127.0.0.1', '::1', '10.0.0.7', '::ffff:127.0.0.1'), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(addresses, async (found) => {
        connections = 0;
        const fetch = pictureFetcher({ resolve: async () => found, isAllowed, timeoutMs: 3000 });
        const problem = await problemOf(at('/1.jpg', 'any.example'), fetch);
        const isRefused = found.some((address) => !isAllowed(address));
        expect([problem?.code, connections]).toEqual(isRefused ? ['picture-address', 0] : [undefined, 1]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('redirects', () => {
  const chainOf = (length: number) => {
    answer = ({ url = '' }, response) => {
      const step = Number(url.slice(1));
      if (step === length) response.end('picture');
      else response.writeHead(301, { location: `/${step + 1}` }).end();
    };
  };

  it('are followed three times', async () => {
    chainOf(3);
    expect(await fetcher(at('/0'))).toMatchObject({ isSame: false, bytes: Buffer.from('picture') });
  });

  it('are not followed a fourth time, so not in a circle', async () => {
    chainOf(4);
    expect(await problemOf(at('/0'))).toEqual({ code: 'picture-server', reason: 'it is redirected too often' });
  });
});

describe('a server', () => {
  it.each([
    { status: 404, code: 'picture-missing' },
    { status: 410, code: 'picture-missing' },
    { status: 403, code: 'picture-missing' },
    { status: 500, code: 'picture-server' },
    { status: 429, code: 'picture-server' },
    { status: 304, code: 'picture-server' },
    { status: 302, code: 'picture-server' },
  ])('that answers $status has no picture: $code', async ({ status, code }) => {
    answer = (_request, response) => void response.writeHead(status).end();
    expect(await problemOf(at('/1.jpg'))).toEqual({ code, reason: `the server answers ${status}` });
  });

  it('that says at once that a file is too large is not listened to', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-length': MOST_BYTES + 1 }).write('x');
    expect(await problemOf(at('/1.jpg'))).toEqual({ code: 'picture-too-large', reason: 'it has more than 10 MB' });
  });

  it('that never ends is left after 10 MB', async () => {
    let sent = 0;
    answer = (_request, response) => {
      const piece = Buffer.alloc(1 << 18);
      const send = (): void => {
        while (!response.destroyed && response.write(piece)) sent += piece.length;
      };
      response.on('drain', send).on('error', () => undefined);
      send();
    };
    expect(await problemOf(at('/1.jpg'))).toMatchObject({ code: 'picture-too-large' });
    expect(sent).toBeLessThan(MOST_BYTES * 2);
  });

  it('that sends a compressed body, such as a bomb, is not listened to', async () => {
    answer = (_request, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1 << 20)));
    expect(await problemOf(at('/1.jpg'))).toEqual({ code: 'picture-type', reason: 'the server sends it as gzip' });
  });

  it.each([
    { name: 'answers nothing', listener: () => undefined },
    {
      name: 'sends byte after byte',
      listener: ((_request, response) => {
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      }) satisfies RequestListener,
    },
  ])('that $name is left when the time is over', async ({ listener }) => {
    answer = listener;
    const impatient = pictureFetcher({ resolve, isAllowed, timeoutMs: 200 });
    const reason = 'it takes longer than 0.2 seconds';
    expect(await problemOf(at('/1.jpg'), impatient)).toEqual({ code: 'picture-no-answer', reason });
  });

  it('that breaks off has not answered', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('x', () => response.destroy());
    };
    expect(await problemOf(at('/1.jpg'))).toMatchObject({ code: 'picture-no-answer' });
  });

  it.each([
    { address: 'http://unknown.example/1.jpg', reason: 'the server can’t be reached (ENOTFOUND)' },
    { address: 'http://nowhere.example/1.jpg', reason: 'its host has no address' },
  ])('that is not there is told: $address', async ({ address, reason }) => {
    expect(await problemOf(address)).toEqual({ code: 'picture-no-answer', reason });
  });
});
