import { expect, it } from 'vitest';
import { LOCKOUT_WINDOW_MS } from '#shared/rules/session/lockout.ts';
import {
  COOKIE_LIFETIME_MS,
  POSTAL_CODE_COOKIE_MS,
  REFRESH_INTERVAL_MS,
  REMEMBER_GRACE_MS,
  REMEMBER_LIFETIME_MS,
  TOKEN_LIFETIME_MS,
} from '#shared/rules/session/session-lifetimes.ts';

it.each([
  { what: 'the interval of new tokens', ms: REFRESH_INTERVAL_MS, seconds: 600, why: 'ten minutes (W2)' },
  { what: 'a token', ms: TOKEN_LIFETIME_MS, seconds: 660, why: 'a minute more than the interval (storefront 9)' },
  { what: 'a remembered session', ms: REMEMBER_LIFETIME_MS, seconds: 1_209_600, why: 'fourteen days (W2)' },
  { what: 'a rotated remember secret', ms: REMEMBER_GRACE_MS, seconds: 30, why: 'tabs race each other (W2)' },
  { what: 'a cookie', ms: COOKIE_LIFETIME_MS, seconds: 1_209_600, why: 'fourteen days (storefront 9)' },
  { what: 'the postal code', ms: POSTAL_CODE_COOKIE_MS, seconds: 86_400, why: 'a day (storefront 9)' },
  { what: 'the count of failed logins', ms: LOCKOUT_WINDOW_MS, seconds: 900, why: 'a quarter of an hour (I2)' },
])('$what lasts $seconds seconds: $why', ({ ms, seconds }) => {
  expect(ms).toBe(seconds * 1000);
});
