import { isIpBlocked } from '#shared/values/ip-restriction.ts';
import type { SignedIn } from './authenticate.ts';

/**
 * Whether an IP restriction keeps a caller out of checkout. A head office orders for a depot from its own network, so
 * the restriction is that of the user's own account (decision B452).
 */
export const isCheckoutRestricted = ({ homeAccount }: Pick<SignedIn, 'homeAccount'>, address: string): boolean =>
  isIpBlocked(homeAccount.settings.ipRestriction, 'checkout', address);
