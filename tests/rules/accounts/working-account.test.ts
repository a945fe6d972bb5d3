import { expect, it } from 'vitest';
import { worksFor } from '#shared/rules/accounts/working-account.ts';
import { aUser } from '../../builders/people.ts';

const admin = aUser({ accountId: 2, type: 1, permissions: ['usermanagement', 'checkout'] });
const buyer = aUser({ accountId: 2 });
const child = { id: 3, parentId: 2 };
const picked = { orderAs: { accountId: 3, reason: 'picked' as const } };
const approval = { orderAs: { accountId: 3, reason: 'approval' as const } };

it.each([
  { session: {}, user: buyer, account: { id: 2 }, works: true, why: 'it is the own account' },
  { session: {}, user: admin, account: child, works: false, why: 'nobody orders as the child' },
  { session: approval, user: buyer, account: child, works: true, why: 'the user works on a cart that it sent (O4)' },
  { session: approval, user: buyer, account: { id: 2 }, works: false, why: 'the session left the own account' },
  { session: picked, user: admin, account: child, works: true, why: 'the user picked it' },
  { session: picked, user: admin, account: { id: 4, parentId: 2 }, works: false, why: 'the user picked another one' },
  { session: picked, user: buyer, account: child, works: false, why: 'the user is no administrator any more' },
  {
    session: picked,
    user: { ...admin, permissions: ['usermanagement' as const] },
    account: child,
    works: false,
    why: 'the user may not order any more',
  },
])('a session works for account $account.id: $works, as $why', ({ session, user, account, works }) => {
  expect(worksFor(session, user, account)).toBe(works);
});
