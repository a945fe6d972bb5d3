import { queryOptions } from '@tanstack/react-query';
import { contentApi } from '../../../api/groups/content-api.ts';

/** A page with what its editor needs. Stale at once, because others may change it. */
export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin-pages', 'page', id],
    queryFn: ({ signal }) => contentApi.getPage({ params: { id }, query: {} }, { signal }),
  });
