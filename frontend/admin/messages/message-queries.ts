import { queryOptions } from '@tanstack/react-query';
import { deskApi } from '../../api/groups/desk-api.ts';

/** Everything that is read of orders in the admin area begins so. A change makes all of it old. */
export const ADMIN_ORDERS_KEY = 'admin-orders';
/** Likewise for what the desk shows. */
export const DESK_KEY = 'desk';

/** The messages in the repair queue, oldest first. Colleagues decide on them too, so every visit looks again. */
export const repairQuery = queryOptions({
  queryKey: [DESK_KEY, 'repair'],
  queryFn: ({ signal }) => deskApi.getRepair({ query: { Take: '100' } }, { signal }),
  staleTime: 0,
});

/** The addresses that get no mail, the latest first. */
export const suppressedQuery = queryOptions({
  queryKey: [DESK_KEY, 'suppressed'],
  queryFn: ({ signal }) => deskApi.getSuppressed({ query: { Take: '100' } }, { signal }),
  staleTime: 0,
});
