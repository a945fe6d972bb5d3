import type { Account } from '../../schemas/stored/account.ts';

type Counted = Pick<Account, 'id' | 'deactivations'>;

/**
 * How often a user's account and the top-level account above it were deactivated. It only rises, so a session that keeps
 * the number of when it began shows whether it has ended since, even when both are active again (decision A3).
 */
export const deactivationsOf = (account: Counted, tenant: Counted): number =>
  (account.deactivations ?? 0) + (account.id === tenant.id ? 0 : (tenant.deactivations ?? 0));
