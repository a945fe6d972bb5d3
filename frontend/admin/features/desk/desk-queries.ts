import { queryOptions } from '@tanstack/react-query';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { sessionApi } from '../../../api/api.ts';
import { checkoutApi } from '../../../api/groups/checkout-api.ts';
import { deskApi } from '../../../api/groups/desk-api.ts';
import { importsApi } from '../../../api/groups/imports-api.ts';
import { localDay } from '../../../ui/format/local-day.ts';
import { ADMIN_ORDERS_KEY, DESK_KEY } from '../../messages/message-queries.ts';

/** The rows of a panel. The whole list is behind a link. */
export const MOST_ON_DESK = 5;
/** As far back as a list of orders can look, so that nothing waits unseen. */
const YEAR = 365;
const FAILED: readonly string[] = ['failed', 'stopped'];
const WEEK_MS = 7 * 86_400_000;

/** The orders that wait for the provider, those that wait longest first. */
export const waitingOrdersQuery = () => {
  const from = shifted(localDay(new Date().toISOString()), 1 - YEAR);
  const query = { attention: 'any', asc: true, Take: String(MOST_ON_DESK), from } as const;
  return queryOptions({
    queryKey: [ADMIN_ORDERS_KEY, 'waiting', from],
    queryFn: ({ signal }) => checkoutApi.getOrders({ query }, { signal }),
    staleTime: 0,
  });
};

/** The latest imports that failed, or were stopped because a feed would lose most of itself. */
export const failedImportsQuery = queryOptions({
  queryKey: [DESK_KEY, 'imports'],
  queryFn: async ({ signal }) => {
    const imports = await importsApi.listImports({}, { signal });
    const since = new Date(Date.now() - WEEK_MS).toISOString();
    return imports
      .filter(({ state, startedAt }) => FAILED.includes(state) && startedAt >= since)
      .slice(0, MOST_ON_DESK);
  },
  staleTime: 0,
});

/** The requests for accounts of the last week, from the mails about them. */
export const accountRequestsQuery = queryOptions({
  queryKey: [DESK_KEY, 'requests'],
  queryFn: async ({ signal }) => {
    const query = { kind: 'account requested', outcome: 'sent', Take: String(MOST_ON_DESK) } as const;
    const { data } = await deskApi.getMails({ query }, { signal });
    const since = new Date(Date.now() - WEEK_MS).toISOString();
    return data.filter(({ at }) => at >= since);
  },
  staleTime: 0,
});

/** The last errors that browsers of the provider reported. */
export const browserErrorsQuery = queryOptions({
  queryKey: [DESK_KEY, 'errors'],
  queryFn: ({ signal }) => sessionApi.getErrors({}, { signal }),
  staleTime: 0,
});
