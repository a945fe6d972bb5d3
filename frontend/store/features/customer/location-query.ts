import { queryOptions } from '@tanstack/react-query';
import { sessionApi } from '../../../api/api.ts';

/** The customers, delivery addresses and serving locations of a session. */
export const locationsQuery = (userId: string, postalCode: string | null) =>
  queryOptions({
    queryKey: ['locations', userId, postalCode],
    queryFn: ({ signal }) => sessionApi.getLocations({}, { signal }),
  });
