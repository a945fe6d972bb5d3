import { expect, it } from 'vitest';
import { workingAccountOf } from '#shared/rules/accounts/working-account.ts';

it.each([
  { session: {}, account: 2, why: 'the user works for the own account' },
  { session: { orderAs: { accountId: 3 } }, account: 3, why: 'the user works on a cart that a child sent (O4)' },
])('a session works for account $account, as $why', ({ session, account }) => {
  expect(workingAccountOf(session, { accountId: 2 })).toBe(account);
});
