import type { QueryClient } from '@tanstack/react-query';
import { application } from '../../application/application-query.ts';
import { ACCOUNTS_QUERY_KEY } from '../../order-as/accounts-query-key.ts';
import type { SessionState, StoreSession } from '../../session/session.ts';
import { forgetDraft } from '../features/checkout/draft/forget-draft.ts';
import { forgetSearches } from '../features/recent-searches/forget-searches.ts';

/**
 * Keeps the cache to one user. When somebody leaves it is emptied, so that nobody sees what another was answered; the
 * brand stays, and what was typed for an order is forgotten (decision B207), as are the recent searches of a user who
 * signs out (decision B253). Whoever buys as another customer, or orders as another account, is shown nothing of the one
 * before; for another account checkout starts over. After a lost session is restored, failed queries are fetched again.
 */
export function cacheLifecycle(session: Pick<StoreSession, 'state' | 'subscribe'>, queryClient: QueryClient): void {
  const [brand] = application.queryKey;
  let earlier = session.state();
  session.subscribe(() => {
    const before = earlier;
    earlier = session.state();
    if (earlier.status === 'signedOut') forgetDraft();
    const userId = userIdOf(before);
    if (userId === undefined) return;
    if (earlier.status === 'signedOut' && earlier.isByChoice) forgetSearches(userId);
    if (userId !== userIdOf(earlier)) {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== brand });
      queryClient.getMutationCache().clear();
    } else if (buyerOf(before) !== buyerOf(earlier)) {
      if (accountOf(before) !== accountOf(earlier)) forgetDraft();
      // The accounts to order for belong to the person, not to the account they order for.
      void queryClient.resetQueries({
        predicate: ({ queryKey: [first] }) => first !== brand && first !== ACCOUNTS_QUERY_KEY,
      });
    } else if (before.status === 'lost' && earlier.status === 'signedIn') {
      void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    }
  });
}

const userIdOf = (state: SessionState): string | undefined =>
  state.status === 'signedIn' || state.status === 'lost' ? state.user.userId : undefined;

const accountOf = (state: SessionState): number | undefined => ('user' in state ? state.user.account.id : undefined);

const buyerOf = (state: SessionState): string =>
  'user' in state ? JSON.stringify([state.user.account.id, state.user.customers, state.user.orderAs]) : '';
