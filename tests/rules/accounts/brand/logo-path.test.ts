import { expect, it } from 'vitest';
import { checkAccount } from '#shared/rules/accounts/account-checks.ts';
import { aChild, anAccount } from '../../../builders/accounts.ts';

/** Account 3 is a child of 2. */
const save = (logoFileName: string) => () => checkAccount(aChild({ settings: { logoFileName } }), anAccount());

it.each([
  '',
  '/images/logos/3/ab12.png',
  '/images/logos/2/ab12.png',
  '/images/a/3/ab12.webp',
  '/images/a/2/spring/logo-1.png',
])('the logo of an account may be "%s"', (path) => {
  expect(save(path)).not.toThrow();
});

it.each([
  { path: '/images/logos/4/ab12.png', why: 'it is of a sister account' },
  { path: '/images/a/1/ab12.png', why: 'it is of the provider' },
  { path: '/images/logos/33/ab12.png', why: 'it is of another account' },
  { path: '/images/parts/3/ab12.png', why: 'logos are not kept there' },
  { path: '/images/logos/3/', why: 'it names no picture' },
  { path: '/images/logos/3/../4/x.png', why: 'it leads elsewhere' },
  { path: '/images/logos/3/%2e%2e/4/x.png', why: 'it leads elsewhere when it is decoded' },
  { path: '/images/logos/3/x.png?y', why: 'a path has no query' },
  { path: '/images/logos/3//evil.example/x.png', why: 'a step is empty' },
  { path: 'images/logos/3/x.png', why: 'it depends on the page' },
  { path: '//evil.example/images/logos/3/x.png', why: 'it is on another host' },
  { path: 'https://evil.example/images/logos/3/x.png', why: 'it is on another host' },
  { path: 'data:image/png;base64,AAAA', why: 'it is not a path' },
  { path: 'javascript:alert(1)', why: 'it is not a path' },
])('the logo of an account may not be "$path", because $why', ({ path }) => {
  expect(save(path)).toThrow('The logo must be a picture from this account or its parent.');
});

it('an account with a longer number has its own folder too', () => {
  const account = aChild({ id: 34, settings: { logoFileName: '/images/logos/34/ab12.png' } });
  expect(() => checkAccount(account, anAccount())).not.toThrow();
});
