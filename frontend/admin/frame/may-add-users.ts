import { mayEditUsers } from '#shared/rules/people/user-change.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';

/**
 * Whether somebody may add users to an account. Of their own account they know it before they try (decision B277); what
 * another one allows the server says.
 */
export const mayAddUsers = ({ level, account }: Pick<SignedInUser, 'level' | 'account'>, accountId: number): boolean =>
  account.id !== accountId || mayEditUsers({ level }, account.disableUserEdit);
