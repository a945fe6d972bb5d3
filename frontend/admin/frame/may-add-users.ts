import { mayEditUsers } from '#shared/rules/people/user-change.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';

/**
 * Whether somebody may add users to an account. For their own account this is known before they try (decision B277). For
 * another account the server decides.
 */
export const mayAddUsers = ({ level, account }: Pick<SignedInUser, 'level' | 'account'>, accountId: number): boolean =>
  account.id !== accountId || mayEditUsers({ level }, account.disableUserEdit);
