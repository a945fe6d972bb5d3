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

interface Renewal {
  /** The marketing spot as it was just saved. */
  readonly saved?: SpotRow;
  /** The id of the one that was just removed. Reading it again would fail. */
  readonly removedId?: string;
}

/** Reads all that shows marketing spots again, the store's home page too, except the one just saved or removed. */
export function renewSpots(queryClient: QueryClient, { saved, removedId }: Renewal = {}): void {
  if (saved) queryClient.setQueryData(spotQuery(saved.id).queryKey, saved);
  const except = saved?.id ?? removedId;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, , id] }) => kind === 'marketing-spots' || (kind === 'admin-spots' && id !== except),
  });
}
