import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { SignedIn } from './authenticate.ts';

/**
 * The accounts that a person administers. They stay those of their own account while they order as another one (decision
 * D4), so every group of the admin area uses this scope.
 */
export const homeScope = ({ home, userId, level }: Pick<SignedIn, 'home' | 'userId' | 'level'>): Scope => ({
  accountId: home.accountId,
  userId,
  level,
});
