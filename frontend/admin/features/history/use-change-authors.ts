import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HistoryEntryView } from '#shared/contracts/history.ts';
import type { HistoryKind } from '#shared/schemas/stored/history-entry.ts';
import { historyQuery } from './history-queries.ts';

/** Who changed each of these fields last, and when, from the history. Other fields cause another read. */
export function useChangeAuthors(kind: HistoryKind, id: string, fields: readonly string[]) {
  const { data, refetch } = useInfiniteQuery(historyQuery(kind, id));
  const named = fields.join(' ');
  useEffect(() => {
    if (named !== '') void refetch();
  }, [named, refetch]);
  const entries: readonly HistoryEntryView[] = data?.pages.flatMap((page) => page.data) ?? [];
  return (name: string) => entries.find(({ changes }) => changes.some(({ field }) => field === name));
}
