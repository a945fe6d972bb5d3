import { PROVIDER_ACCOUNT_ID } from '../accounts/level.ts';

interface Person {
  readonly accountId: number;
  readonly parentId?: number | undefined;
}

interface Store {
  /** The top-level account that the website belongs to. */
  readonly accountId: number;
}

/** One signs in on a host only as a user of its account or of that account's children; the provider has none (decision I3). */
export function maySignInOn(store: Store, { accountId, parentId }: Person): boolean {
  const isChild = parentId === store.accountId && parentId !== PROVIDER_ACCOUNT_ID;
  return accountId === store.accountId || isChild;
}
