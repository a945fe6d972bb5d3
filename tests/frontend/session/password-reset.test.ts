import { beforeEach, describe, expect, it } from 'vitest';
import { keepPasswordReset } from '#frontend/session/password-reset.ts';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { aCookieJar } from '../support/a-cookie-jar.ts';

const OLDER = '?userKey=u1&nonce=older';

describe('an emailed link to set a password (admin 2)', () => {
  let jar = aCookieJar();

  beforeEach(() => {
    jar = aCookieJar({ [COOKIES.passwordReset]: OLDER });
  });

  it.each([
    { what: 'both values', path: '/forgot-password?userKey=u7&nonce=a%2Bb', kept: '?userKey=u7&nonce=a%2Bb' },
    { what: 'one value', path: '/forgot-password?userKey=u7', kept: '?userKey=u7' },
    { what: 'neither', path: '/forgot-password', kept: OLDER },
    { what: 'another case', path: '/Forgot-Password/?userKey=u7&nonce=n', kept: '?userKey=u7&nonce=n' },
  ])('with $what leaves nothing in the address, and the cookie is $kept', ({ path, kept }) => {
    window.history.replaceState(null, '', path);
    keepPasswordReset(jar);
    expect(jar.read(COOKIES.passwordReset)).toBe(kept);
    expect(location.href).not.toContain('?');
  });

  it('is read at its own path alone', () => {
    window.history.replaceState(null, '', '/orders?userKey=u7&nonce=n');
    keepPasswordReset(jar);
    expect(jar.read(COOKIES.passwordReset)).toBe(OLDER);
    expect(location.search).toBe('?userKey=u7&nonce=n');
  });

  it('is kept for 14 days', () => {
    window.history.replaceState(null, '', '/forgot-password?userKey=u7&nonce=n');
    const lifetimes: number[] = [];
    keepPasswordReset({ write: (_name, _value, lifetime) => void lifetimes.push(lifetime) });
    expect(lifetimes).toEqual([14 * 24 * 60 * 60 * 1000]);
  });
});
