import { PROVIDER_ACCOUNT_ID } from '../accounts/level.ts';

interface Person {
  readonly accountId: number;
  readonly parentId?: number | undefined;
}

interface Store {
  /** The top-level account that the website belongs to. */
  readonly accountId: number;
}

/**
 * Users can sign in on a host only if they belong to its account or to one of that account's children. The provider has
 * no children (decision I3).
 */
export function maySignInOn(store: Store, { accountId, parentId }: Person): boolean {
  const isChild = parentId === store.accountId && parentId !== PROVIDER_ACCOUNT_ID;
  return accountId === store.accountId || isChild;
}
