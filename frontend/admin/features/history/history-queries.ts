import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HistoryKind } from '#shared/schemas/stored/history-entry.ts';
import { historyApi } from '../../../api/history-api.ts';

/** So many entries at once. */
const PAGE = 10;

/** What was done to a thing, newest first. */
export const historyQuery = (kind: HistoryKind, id: string) =>
  infiniteQueryOptions({
    queryKey: ['history', kind, id],
    queryFn: ({ pageParam, signal }) =>
      historyApi.getHistoryOf({ params: { kind, id }, query: { skip: pageParam, take: PAGE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const seen = pages.reduce((sum, { data }) => sum + data.length, 0);
      return seen < total && pages.at(-1)?.data.length !== 0 ? seen : undefined;
    },
  });
