import type { Account } from '../../schemas/stored/account.ts';

type Counted = Pick<Account, 'id' | 'deactivations'>;

/**
 * How often a user's account and its top-level account were deactivated. The number only rises. A session keeps the
 * number from its start, so it ends with a deactivation and stays ended when both are active again (decision A3).
 */
export const deactivationsOf = (account: Counted, tenant: Counted): number =>
  (account.deactivations ?? 0) + (account.id === tenant.id ? 0 : (tenant.deactivations ?? 0));
