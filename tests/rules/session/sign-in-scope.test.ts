import { expect, it } from 'vitest';
import { maySignInOn } from '#shared/rules/session/sign-in-scope.ts';

it.each([
  { user: { accountId: 2 }, store: 2, may: true, why: 'the store is the account’s own' },
  { user: { accountId: 3, parentId: 2 }, store: 2, may: true, why: 'the store is the parent’s' },
  { user: { accountId: 3, parentId: 2 }, store: 4, may: false, why: 'another parent’s store is foreign' },
  { user: { accountId: 2 }, store: 3, may: false, why: 'a parent’s user does not belong to its child' },
  { user: { accountId: 1 }, store: 2, may: false, why: 'the provider signs in at its own store' },
  { user: { accountId: 2 }, store: 1, may: false, why: 'a top-level account is not under the provider' },
  { user: { accountId: 5, parentId: 1 }, store: 1, may: false, why: 'the provider has no children' },
])('lets $user in on store $store: $may, because $why', ({ user, store, may }) => {
  expect(maySignInOn({ accountId: store }, user)).toBe(may);
});
