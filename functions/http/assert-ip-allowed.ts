import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { isIpBlocked } from '#shared/values/ip-restriction.ts';
import type { RequestOrigin } from './request-origin.ts';

/** Throws 'forbidden' when a store blocks the caller's address. */
export function assertIpAllowed(owner: Account, requestOrigin: RequestOrigin): void {
  if (isBlockedBy(owner, requestOrigin)) throw ipRefused();
}

/**
 * Checks whether a store blocks the caller's address (decision I5, method 2). The site belongs to the top-level
 * account, so its restriction also applies to users of its children, whatever theirs is.
 */
export function isBlockedBy(owner: Account, { address }: RequestOrigin): boolean {
  return isIpBlocked(effectiveAccount(owner).settings.ipRestriction, 'site', address);
}

export const ipRefused = (): AppError => new AppError('forbidden', SESSION_TEXTS.deniedPage);
