import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SpotRow } from '#shared/contracts/content-views.ts';
import { contentApi } from '../../../api/groups/content-api.ts';

/** All marketing spots of an account, and those that it takes from its parent. */
export const spotsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['admin-spots', 'list', accountId],
    queryFn: ({ signal }) => contentApi.getSpots({ params: { id: String(accountId) } }, { signal }),
  });

export const spotQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin-spots', 'spot', id],
    queryFn: ({ signal }) => contentApi.getSpot({ params: { id } }, { signal }),
  });

/** Reads all that shows marketing spots again, the store's home page too, except the one that was just saved. */
export function renewSpots(queryClient: QueryClient, saved?: SpotRow): void {
  if (saved) queryClient.setQueryData(spotQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, , id] }) =>
      kind === 'marketing-spots' || (kind === 'admin-spots' && id !== saved?.id),
  });
}
