import { signInCookie } from '#shared/rules/session/cookie-names.ts';
import { REMEMBER_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';

/** The remember cookie of a browser. The family identifies the browser, the secret changes with every use. */
export interface RememberToken {
  readonly family: string;
  readonly secret: string;
}

/** Scripts can't read it, other sites can't send it, and other hosts don't get it (decision W2). */
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

export const rememberCookie = ({ family, secret }: RememberToken, host: string): string =>
  `${signInCookie('remember', host)}=${family}.${secret}; Max-Age=${REMEMBER_LIFETIME_MS / 1000}; ${ATTRIBUTES}`;

export const noRememberCookie = (host: string): string =>
  `${signInCookie('remember', host)}=; Max-Age=0; ${ATTRIBUTES}`;

/** Undefined for a value that is not one of our cookies. */
export function readRememberCookie(value: string | undefined): RememberToken | undefined {
  const [, family, secret] = /^([a-z0-9-]{1,80})\.([A-Za-z0-9_-]{20,100})$/.exec(value ?? '') ?? [];
  return family && secret ? { family, secret } : undefined;
}
