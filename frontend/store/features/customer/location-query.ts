import { queryOptions } from '@tanstack/react-query';
import { sessionApi } from '../../../api/api.ts';

/** Whom a session can buy as, where that can be delivered to, and from where it is served. */
export const locationsQuery = (userId: string, postalCode: string | null) =>
  queryOptions({
    queryKey: ['locations', userId, postalCode],
    queryFn: ({ signal }) => sessionApi.getLocations({}, { signal }),
  });
