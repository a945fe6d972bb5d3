import { expect, it } from 'vitest';
import { deactivationsOf } from '#shared/rules/accounts/deactivations.ts';

it.each([
  { account: { id: 3 }, tenant: { id: 2 }, count: 0, why: 'neither was deactivated' },
  { account: { id: 3, deactivations: 1 }, tenant: { id: 2, deactivations: 2 }, count: 3, why: 'both count (A3)' },
  { account: { id: 2, deactivations: 2 }, tenant: { id: 2, deactivations: 2 }, count: 2, why: 'they are one account' },
  { account: { id: 3, deactivations: 1 }, tenant: { id: 2 }, count: 1, why: 'the account alone was' },
  { account: { id: 3 }, tenant: { id: 2, deactivations: 1 }, count: 1, why: 'the account above alone was' },
])('an account was deactivated $count times, as $why', ({ account, tenant, count }) => {
  expect(deactivationsOf(account, tenant)).toBe(count);
});
