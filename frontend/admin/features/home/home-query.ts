import { queryOptions } from '@tanstack/react-query';
import { usersApi } from '../../../api/groups/users-api.ts';

/** How many things wait, by kind. */
export const homeQuery = queryOptions({
  queryKey: ['users', 'home'],
  // Any save in the admin area may change what waits.
  staleTime: 0,
  queryFn: ({ signal }) => usersApi.getHome({}, { signal }),
});
