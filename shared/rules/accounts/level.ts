import type { Level } from '../../values/access.ts';

/** Account 1 is the provider: parent of none, admin of all (decision I3). */
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

/** The level of a user on the website of the session (decision I3, admin 4). */
export function levelOn(store: Store, { type, accountId }: Person): Level {
  if (type === 0) return 3;
  if (accountId !== store.accountId) return 2;
  return accountId === PROVIDER_ACCOUNT_ID ? 0 : 1;
}
