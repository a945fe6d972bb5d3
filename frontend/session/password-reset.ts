import { matchPath } from 'react-router';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { COOKIE_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';
import type { Cookies } from '../api/cookies.ts';
import { PATHS } from '../paths.ts';

/**
 * Moves what an emailed link says from the address into a cookie, before the page calls anything (admin 2). So neither
 * the history nor the address of a call has the secret. A link without one of its two values leaves no cookie, not even
 * an older link's.
 */
export function keepPasswordReset(cookies: Pick<Cookies, 'write' | 'remove'>): void {
  const { pathname, search } = window.location;
  if (!search || !matchPath(PATHS.passwordReset, pathname)) return;
  const given = new URLSearchParams(search);
  const userKey = given.get('userKey');
  const nonce = given.get('nonce');
  window.history.replaceState(null, '', pathname);
  if (!userKey || !nonce) cookies.remove(COOKIES.passwordReset);
  else cookies.write(COOKIES.passwordReset, `${new URLSearchParams({ userKey, nonce })}`, COOKIE_LIFETIME_MS);
}
