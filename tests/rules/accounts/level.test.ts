import { expect, it } from 'vitest';
import { levelOn, permissionsOfNewUser } from '#shared/rules/accounts/level.ts';

it.each([
  { level: 0, user: { type: 1, accountId: 1 }, store: 1, why: 'a master user of the provider in the provider’s store' },
  { level: 1, user: { type: 1, accountId: 2 }, store: 2, why: 'a master user of the store’s own account' },
  { level: 2, user: { type: 1, accountId: 3 }, store: 2, why: 'a master user of a child' },
  { level: 3, user: { type: 0, accountId: 2 }, store: 2, why: 'an ordinary user' },
  { level: 3, user: { type: 0, accountId: 1 }, store: 1, why: 'an ordinary user, of the provider too' },
  { level: 3, user: { type: 0, accountId: 3 }, store: 2, why: 'an ordinary user of a child' },
] as const)('is $level for $why', ({ level, user, store }) => {
  expect(levelOn({ accountId: store }, user)).toBe(level);
});

it.each([
  { type: 0, granted: ['checkout'] },
  { type: 1, granted: ['checkout', 'usermanagement'] },
] as const)('grants a new user of type $type: $granted', ({ type, granted }) => {
  expect(permissionsOfNewUser(type)).toEqual(granted);
});
