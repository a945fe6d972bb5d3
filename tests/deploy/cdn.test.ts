import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { SUMMIT } from '../api-journeys/demo-users.ts';
import { storeVisitor } from '../api-journeys/store-visitor.ts';
import { deployedStore } from './deployed-store.ts';
import { required } from './required.ts';

const PAGE = /<div id="root">/;

/** The emulator serves distributions on its own port, by the Host header. */
async function getFromCdn(path: string) {
  const endpoint = new URL(required('AWS_ENDPOINT_URL'));
  const sent = request(new URL(path, endpoint), {
    headers: { host: new URL(required('CDN_URL')).host },
    servername: 'localhost',
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, text: (await buffer(response)).toString() };
}

describe('the CDN', () => {
  it.each([
    ['/', 'the start'],
    ['/catalogue/2015/ford/f-150', 'a route of the app'],
    ['/orders/12345.6', 'a number with a dot is no file'],
  ])('answers %s with the page: %s', async (path) => {
    const { status, headers, text } = await getFromCdn(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(text).toMatch(PAGE);
  });

  it('sends the security headers with the page', async () => {
    const { headers } = await getFromCdn('/');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
  });

  it('serves the script that the page names, to be kept for good', async () => {
    const { text } = await getFromCdn('/');
    const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(text) ?? [];
    const { status, headers } = await getFromCdn(script);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['cache-control']).toContain('immutable');
  });

  it('serves the logo of a store, to be kept for good', async () => {
    const visitor = storeVisitor(await deployedStore(), SUMMIT);
    const { logoFileName } = (await visitor.call(sessionContract.getApplication)).output();
    const { status, headers } = await getFromCdn(String(logoFileName));
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each(['/assets/gone-1234.js', '/images/logos/1/gone.png'])('does not give the page for %s', async (path) => {
    const { status, text } = await getFromCdn(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(PAGE);
  });
});
