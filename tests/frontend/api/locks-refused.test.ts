import { afterEach, expect, it, vi } from 'vitest';
import { connect } from '#frontend/api/connect.ts';
import { aCookieJar } from '../support/a-cookie-jar.ts';
import { aServer } from '../support/servers/a-server.ts';

afterEach(() => vi.unstubAllGlobals());

const REFUSALS = [
  ['there are none', undefined],
  ['they are refused', { request: () => Promise.reject(new DOMException('Denied in this context', 'SecurityError')) }],
] as const;

it.each(REFUSALS)('a token is renewed without locks, where %s', async (_, locks) => {
  const server = aServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
  const tab = connect({
    origin: 'https://summit.test',
    cookies: aCookieJar({ authorization: server.issue() }),
    pause: async () => undefined,
  });
  expect(await tab.refreshToken(tab.tokens.read())).toBe(true);
  expect(server.countOf('GET /api/user/token')).toBe(1);
});
