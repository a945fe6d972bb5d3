import { queryOptions } from '@tanstack/react-query';
import { contentApi } from '../../../api/groups/content-api.ts';

/** How long content stays fresh, in ms: it changes only when somebody edits it. */
const STALE_MS = 5 * 60_000;

export const headerPagesQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['header-pages', accountId],
    queryFn: async ({ signal }) =>
      (await contentApi.getHeaderPages({ params: { id: String(accountId) } }, { signal })).data,
    staleTime: STALE_MS,
  });

/** Reads a page by its id or slug. With the token of a draft link it reads the draft. */
export const contentPageQuery = (name: string, draft: string | null) =>
  queryOptions({
    queryKey: ['content-page', name, draft],
    queryFn: ({ signal }) =>
      contentApi.getPage({ params: { id: name }, query: draft === null ? {} : { draft } }, { signal }),
    staleTime: draft === null ? STALE_MS : 0,
  });

export const marketingSpotsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['marketing-spots', accountId],
    queryFn: ({ signal }) => contentApi.getMarketingSpots({ params: { id: String(accountId) } }, { signal }),
    staleTime: STALE_MS,
  });
