import { expect, it } from 'vitest';
import { signInCookie } from '#shared/rules/session/cookie-names.ts';

it.each([
  { host: 'localhost', prefix: '' },
  { host: 'summit.localhost', prefix: '' },
  { host: 'summit.localhost.', prefix: '' },
  { host: '127.0.0.1', prefix: '' },
  { host: 'parts.example.com.', prefix: '__Host-' },
  { host: 'parts.example.com', prefix: '__Host-' },
  { host: 'localhost.example.com', prefix: '__Host-' },
  { host: 'notlocalhost', prefix: '__Host-' },
])('on $host the sign-in cookies start with "$prefix"', ({ host, prefix }) => {
  expect(signInCookie('authorization', host)).toBe(`${prefix}authorization`);
  expect(signInCookie('remember', host)).toBe(`${prefix}remember`);
});
