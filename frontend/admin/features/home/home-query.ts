import { queryOptions } from '@tanstack/react-query';
import { historyApi } from '../../../api/history-api.ts';

/** How many things wait, by kind. */
export const homeQuery = queryOptions({
  queryKey: ['users', 'home'],
  queryFn: ({ signal }) => historyApi.getHome({}, { signal }),
});
