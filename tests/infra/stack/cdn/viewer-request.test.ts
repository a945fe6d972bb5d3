import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

interface Header {
  readonly value: string;
  readonly multiValue?: readonly Header[];
}
interface EdgeRequest {
  readonly uri: string;
  readonly headers: Readonly<Record<string, Header>>;
}

const root = path.resolve(import.meta.dirname, '../../../..');
const source = readFileSync(path.join(root, 'infra/stack/cdn/viewer-request.js'), 'utf8');

/** Runs the function as CloudFront does: a script with nothing around it. */
function atTheEdge(uri: string, headers: Readonly<Record<string, Header>> = {}, ip = '203.0.113.7'): EdgeRequest {
  const request = {
    method: 'GET',
    uri,
    querystring: {},
    cookies: {},
    headers: { host: { value: 'a.test' }, ...headers },
  };
  return runInNewContext(`${source}\nhandler(event);`, { event: { viewer: { ip }, request } });
}

describe('the path', () => {
  it.each([
    { uri: '/', why: 'the start' },
    { uri: '/2021/Ford/F-150', why: 'a vehicle' },
    { uri: '/2021/Smart/1.0%20L', why: 'a name with a dot' },
    { uri: '/part/DW01658.GTN', why: 'a part number with a dot' },
    { uri: '/Headlamps/+pCLE-056621%2F6', why: 'U01: a part number with a slash' },
    { uri: '/2004/Chrysler/Town%20%26%20Country/c++', why: 'V13, U03: signs that stand for themselves' },
    { uri: '/cart', why: 'a word of the app' },
    { uri: '/api', why: 'no call: calls have a path below it' },
    { uri: '/chat/', why: 'no socket: that has this very path' },
    { uri: '/chatter', why: 'a keyword that only begins like it' },
    { uri: '/apiary', why: 'a keyword that only begins like one' },
    { uri: '/assets', why: 'a keyword' },
    { uri: '/API/user', why: 'no route: paths know case' },
    { uri: '/admin/images/', why: 'a prefix in the middle' },
    { uri: '/index.html', why: 'the page by its own name' },
    { uri: '/favicon.ico/x', why: 'below a file' },
  ])('$uri gets the page: $why', ({ uri }) => {
    expect(atTheEdge(uri).uri).toBe('/index.html');
  });

  it.each([
    '/api/user',
    '/api/nothing',
    '/wb/user/UpdateLocation',
    '/chat',
    '/assets/main-4f2a.js',
    '/assets/gone.js',
    '/images/logos/1/ab12.png',
    '/favicon.ico',
    '/robots.txt',
  ])('%s is left as it is, so that what is missing stays missing', (uri) => {
    expect(atTheEdge(uri).uri).toBe(uri);
  });

  it.each(readdirSync(path.join(root, 'frontend/public')))('leaves /%s to the file beside the page', (name) => {
    expect(atTheEdge(`/${name}`).uri).toBe(`/${name}`);
  });

  it('always leads to the page, a file or the API, whatever is typed', () => {
    fc.assert(
      fc.property(fc.webPath(), (typed) => {
        const { uri } = atTheEdge(`/${typed}`);
        expect(uri).toMatch(/^\/(index\.html$|favicon\.|robots\.txt$|api\/|wb\/|chat$|assets\/|images\/)/);
      }),
    );
  });
});

describe('the headers', () => {
  it.each([
    { host: 'northside.example.com', tenant: 'northside.example.com', why: 'as it came' },
    { host: 'Northside.Example.COM', tenant: 'northside.example.com', why: 'hosts know no case' },
    { host: 'northside.localhost:3000', tenant: 'northside.localhost', why: 'the port is none of the name' },
  ])('tell the tenant of $host: $why', ({ host, tenant }) => {
    expect(atTheEdge('/api/user', { host: { value: host } }).headers['x-tenant-host']).toEqual({ value: tenant });
  });

  it('tell the address that the connection came from', () => {
    expect(atTheEdge('/api/user', {}, '198.51.100.1').headers['x-viewer-address']).toEqual({ value: '198.51.100.1' });
  });

  it.each(['x-tenant-host', 'x-viewer-address', 'x-cdn-secret'])('let no %s of a client through', (name) => {
    const forged = { value: 'forged', multiValue: [{ value: 'forged' }, { value: 'forged too' }] };
    const { headers } = atTheEdge('/api/user', { [name]: forged });
    expect(JSON.stringify(headers)).not.toContain('forged');
  });

  it.each(['authorization', 'idempotency-key', 'cookie', 'x-anything'])('leave %s alone', (name) => {
    expect(atTheEdge('/api/user', { [name]: { value: 'kept' } }).headers[name]).toEqual({ value: 'kept' });
  });
});

it('fits into the 10 KB that CloudFront takes', () => {
  expect(Buffer.byteLength(source)).toBeLessThan(10_240);
});
