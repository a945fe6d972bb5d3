import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { isKeptOut } from '#shared/values/ip-restriction.ts';
import type { Visitor } from './visitor.ts';

/** Throws 'forbidden' when a store keeps the visitor's address off its site. */
export function refuseKeptOut(owner: Account, visitor: Visitor): void {
  if (isKeptOutOf(owner, visitor)) throw keptOut();
}

/**
 * Whether a store keeps the visitor's address off its site (decision I5, method 2). The site is the top-level account's,
 * so its restriction holds for the users of its children too, whatever theirs is.
 */
export function isKeptOutOf(owner: Account, { address }: Visitor): boolean {
  return isKeptOut(effectiveAccount(owner).settings.ipRestriction, 'site', address);
}

export const keptOut = (): AppError => new AppError('forbidden', SESSION_TEXTS.deniedPage);
