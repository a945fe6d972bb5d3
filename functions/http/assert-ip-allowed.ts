import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { isIpBlocked } from '#shared/values/ip-restriction.ts';
import type { RequestOrigin } from './request-origin.ts';

/** Throws 'forbidden' when a store keeps the visitor's address off its site. */
export function assertIpAllowed(owner: Account, requestOrigin: RequestOrigin): void {
  if (isBlockedBy(owner, requestOrigin)) throw ipRefused();
}

/**
 * Whether a store keeps the visitor's address off its site (decision I5, method 2). The site is the top-level account's,
 * so its restriction holds for the users of its children too, whatever theirs is.
 */
export function isBlockedBy(owner: Account, { address }: RequestOrigin): boolean {
  return isIpBlocked(effectiveAccount(owner).settings.ipRestriction, 'site', address);
}

export const ipRefused = (): AppError => new AppError('forbidden', SESSION_TEXTS.deniedPage);
