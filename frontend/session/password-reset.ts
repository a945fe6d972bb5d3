import { matchPath } from 'react-router';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { COOKIE_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';
import type { Cookies } from '../api/cookies.ts';
import { PATHS } from '../paths.ts';

/**
 * Moves what an emailed link says from the address into a cookie, before the page calls anything (admin 2). So neither
 * the history nor the address of a call has the secret. The page judges it: the newest link counts, whatever it says.
 */
export function keepPasswordReset(cookies: Pick<Cookies, 'write'>): void {
  const { pathname, search } = window.location;
  if (!search || !matchPath(PATHS.passwordReset, pathname)) return;
  cookies.write(COOKIES.passwordReset, search, COOKIE_LIFETIME_MS);
  window.history.replaceState(null, '', pathname);
}
