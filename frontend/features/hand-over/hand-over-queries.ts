import { queryOptions } from '@tanstack/react-query';
import { handOverApi } from '../../api/hand-over-api.ts';

/** What was sent to the parent, or by it. */
export const handOversQuery = (userId: string) =>
  queryOptions({
    queryKey: ['hand-overs', userId],
    queryFn: ({ signal }) => handOverApi.getHandOvers({}, { signal }),
  });
