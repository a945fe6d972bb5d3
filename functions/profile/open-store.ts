import type { Store } from '../data/identity/website-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import { assertIpAllowed } from '../http/assert-ip-allowed.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import type { ProfileDependencies } from './dependencies.ts';

/** The store of a request's host. Throws for a host without one, and for an address that the store blocks. */
export const makeOpenStore =
  ({ findStore }: Pick<ProfileDependencies, 'findStore'>) =>
  async (requestOrigin: RequestOrigin): Promise<Store> => {
    const store = await findStore(requestOrigin.host);
    if (!store) throw notFound();
    assertIpAllowed(store.account, requestOrigin);
    return store;
  };
