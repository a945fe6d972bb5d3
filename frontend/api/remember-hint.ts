import { REMEMBER_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';
import type { Cookies } from './cookies.ts';

/**
 * Whether this browser was asked to keep the user signed in. The remember cookie itself can't be seen from here; without
 * the hint every first visitor would cost a call that is refused. It holds nothing secret, and lives as long as the other.
 */
export interface RememberHint {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

const NAME = 'remembered';

export const createRememberHint = (cookies: Cookies): RememberHint => ({
  isSet: () => cookies.read(NAME) === 'true',
  set: () => cookies.write(NAME, 'true', REMEMBER_LIFETIME_MS),
  clear: () => cookies.remove(NAME),
});
