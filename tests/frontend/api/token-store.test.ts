import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCookies } from '#frontend/api/cookies.ts';
import { createTokenStore } from '#frontend/api/token-store.ts';
import { aCookieJar } from '../support/a-cookie-jar.ts';

afterEach(() => vi.restoreAllMocks());

describe('the cookie of the token', () => {
  it.each([
    { keepFor: undefined, seconds: 660, why: 'ten minutes and one, as long as the store has not said otherwise' },
    { keepFor: 5 * 60_000, seconds: 360, why: 'the interval of the store plus one minute' },
  ])('lives $seconds seconds: $why', ({ keepFor, seconds }) => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const tokens = createTokenStore(browserCookies, 'summit.localhost');
    if (keepFor) tokens.keepFor(keepFor);
    tokens.write('a.b-c_d');
    expect(written).toHaveBeenCalledWith(`authorization=a.b-c_d; Path=/; Max-Age=${seconds}; Secure; SameSite=Strict`);
  });

  it.each([
    { host: 'summit.localhost', name: 'authorization' },
    { host: 'shop.example.com', name: '__Host-authorization' },
  ])('is $name on $host', ({ host, name }) => {
    const jar = aCookieJar();
    createTokenStore(jar, host).write('jwt');
    expect(jar.read(name)).toBe('jwt');
    expect(createTokenStore(jar, host).read()).toBe('jwt');
  });

  it('is read back, whatever stands beside it', () => {
    browserCookies.write('xauthorization', 'not this', 60_000);
    const tokens = createTokenStore(browserCookies, 'summit.localhost');
    tokens.write('jwt');
    expect(tokens.read()).toBe('jwt');
  });

  it('S02: is removed only while it holds the token in question', () => {
    const tokens = createTokenStore(aCookieJar({ authorization: 'winner' }), 'summit.localhost');
    tokens.remove('loser');
    expect(tokens.read()).toBe('winner');
    tokens.remove('winner');
    expect(tokens.read()).toBeUndefined();
  });

  it('is gone once it is removed', () => {
    browserCookies.write('postalCode', '80202', 60_000);
    browserCookies.remove('postalCode');
    expect(browserCookies.read('postalCode')).toBeUndefined();
  });
});
