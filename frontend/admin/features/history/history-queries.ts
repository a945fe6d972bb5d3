import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HistoryKind } from '#shared/schemas/stored/history-entry.ts';
import { usersApi } from '../../../api/groups/users-api.ts';

/** So many entries at once. */
const PAGE = 10;

/** The history of a thing, newest first. */
export const historyQuery = (kind: HistoryKind, id: string) =>
  infiniteQueryOptions({
    queryKey: ['history', kind, id],
    queryFn: ({ pageParam, signal }) =>
      usersApi.getHistoryOf(
        { params: { kind, id }, query: { Skip: String(pageParam), Take: String(PAGE) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? pages.reduce((sum, { data }) => sum + data.length, 0) : undefined),
  });
