import type { Permission } from '../../values/access.ts';
import { PROVIDER_ACCOUNT_ID } from './level.ts';
import type { Scope } from './scope.ts';

interface Person {
  readonly type: 0 | 1;
  readonly active: boolean;
  readonly permissions: readonly Permission[];
}

/** Whether a user administers an account: an active master user with usermanagement (admin 6). */
export const isAdministrator = ({ type, active, permissions }: Person): boolean =>
  type === 1 && active && permissions.includes('usermanagement');

/**
 * Whether an account must keep an administrator after this person's change. Nobody takes away the last one of their own
 * account, or of the provider (decision D25). A parent and the provider may for accounts below them, because they can
 * make another one.
 */
export const mustKeepAdministrator = ({ accountId }: Pick<Scope, 'accountId'>, of: number): boolean =>
  of === accountId || of === PROVIDER_ACCOUNT_ID;
