import { expect, it } from 'vitest';
import { mayOrderAs } from '#shared/rules/accounts/may-order-as.ts';
import type { Permission } from '#shared/values/access.ts';

const both: readonly Permission[] = ['usermanagement', 'checkout'];
const provider = { accountId: 1, type: 1 as const, permissions: both };
const parent = { accountId: 2, type: 1 as const, permissions: both };
const branch = { accountId: 3, parentId: 2, type: 1 as const, permissions: both };

/** Account 2 is top-level, with the children 3 and 4. Account 5 is another tenant, with the child 6. */
it.each([
  { who: 'level 1', person: parent, as: [3, 4], why: 'they are its children' },
  { who: 'level 0', person: provider, as: [2, 3, 4, 5, 6], why: 'the provider orders for everybody but itself' },
  { who: 'level 2', person: branch, as: [], why: 'a branch has no children' },
  { who: 'level 3 of the parent', person: { ...parent, type: 0 as const }, as: [], why: 'it is no administrator' },
  {
    who: 'level 1 without checkout',
    person: { ...parent, permissions: ['usermanagement' as const] },
    as: [],
    why: 'it may not order',
  },
  {
    who: 'level 1 without usermanagement',
    person: { ...parent, permissions: ['checkout' as const] },
    as: [],
    why: 'it may not administer',
  },
  {
    who: 'level 0 without checkout',
    person: { ...provider, permissions: ['usermanagement' as const] },
    as: [],
    why: 'it may not order',
  },
])('$who may order as $as, as $why (decision B450)', ({ person, as }) => {
  const accounts = [
    { id: 1 },
    { id: 2 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: 2 },
    { id: 5 },
    { id: 6, parentId: 5 },
  ];
  expect(accounts.filter((account) => mayOrderAs(person, account)).map(({ id }) => id)).toEqual(as);
});
