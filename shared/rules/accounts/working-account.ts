import type { OrderAs } from '../../schemas/stored/session.ts';
import { mayOrderAs } from './may-order-as.ts';

interface Work {
  /** Set while the user orders as another account (decision I4). */
  readonly orderAs?: Pick<OrderAs, 'accountId' | 'reason'> | undefined;
}

/**
 * Whether a session works for an account now. Tokens of any other account are refused. An account that was picked must
 * still be one that the user may order as, so a demotion ends the mode at once.
 */
export function worksFor(
  { orderAs }: Work,
  user: Parameters<typeof mayOrderAs>[0],
  account: Parameters<typeof mayOrderAs>[1],
): boolean {
  if (account.id !== (orderAs?.accountId ?? user.accountId)) return false;
  return orderAs?.reason !== 'picked' || mayOrderAs(user, account);
}
