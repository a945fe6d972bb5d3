import { expect, it } from 'vitest';
import { permissionsOfNewUser } from '#shared/rules/accounts/user-permissions.ts';

it.each([
  { type: 0, granted: ['checkout'] },
  { type: 1, granted: ['checkout', 'usermanagement'] },
] as const)('grants a new user of type $type: $granted', ({ type, granted }) => {
  expect(permissionsOfNewUser(type)).toEqual(granted);
});
