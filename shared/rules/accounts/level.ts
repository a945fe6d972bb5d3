import type { Level, Permission } from '../../values/access.ts';

/** Account 1 is the provider. It has no children and administers all accounts (decision I3). */
export const PROVIDER_ACCOUNT_ID = 1;

interface Person {
  readonly accountId: number;
  /** 0 normal user, 1 master user. */
  readonly type: 0 | 1;
}

interface Store {
  /** The top-level account that the website belongs to. */
  readonly accountId: number;
}

/** The user's level on the session's website (decision I3, admin 4). */
export function levelOn(store: Store, { type, accountId }: Person): Level {
  if (type === 0) return 3;
  if (accountId !== store.accountId) return 2;
  return accountId === PROVIDER_ACCOUNT_ID ? 0 : 1;
}

/** The permissions of a new user (decision I6): checkout, and the admin area for a master user (admin 4). */
export const permissionsOfNewUser = (type: 0 | 1): Permission[] =>
  type === 1 ? ['checkout', 'usermanagement'] : ['checkout'];
