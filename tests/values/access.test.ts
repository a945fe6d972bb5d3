import { describe, expect, it } from 'vitest';
import { within } from '#shared/rules/accounts/scope.ts';
import { accessRefusal } from '#shared/values/access.ts';
import { anActor } from '../builders/people.ts';

const admins = { signedIn: true, level: 2, permission: 'usermanagement' } as const;

describe('access', () => {
  it.each([
    { access: { signedIn: false }, caller: undefined, refused: undefined, why: 'a public call needs nobody' },
    { access: admins, caller: undefined, refused: 'unauthenticated', why: 'nobody is signed in' },
    {
      access: admins,
      caller: { level: 2, permissions: ['usermanagement'] },
      refused: undefined,
      why: 'both are there',
    },
    {
      access: admins,
      caller: { level: 3, permissions: ['usermanagement'] },
      refused: 'forbidden',
      why: 'the level is too deep',
    },
    { access: admins, caller: { level: 0, permissions: [] }, refused: 'forbidden', why: 'the permission is missing' },
  ] as const)('is $refused when $why', ({ access, caller, refused }) => {
    expect(accessRefusal(access, caller)).toBe(refused);
  });
});

describe('scope', () => {
  it.each([
    { level: 0, owner: { accountId: 9 }, sees: true, why: 'the provider sees all' },
    { level: 1, owner: { accountId: 3, parentId: 2 }, sees: true, why: 'a parent sees its children' },
    { level: 1, owner: { accountId: 3, parentId: 4 }, sees: false, why: 'and nobody else has them' },
    { level: 2, owner: { accountId: 2 }, sees: true, why: 'an account sees its own' },
    { level: 2, owner: { accountId: 3, parentId: 2 }, sees: false, why: 'but not its siblings' },
  ] as const)('level $level: $why', ({ level, owner, sees }) => {
    expect(within(anActor({ level }), owner)).toBe(sees ? owner : undefined);
  });
});
