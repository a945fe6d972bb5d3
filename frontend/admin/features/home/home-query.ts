import { queryOptions } from '@tanstack/react-query';
import { usersApi } from '../../../api/groups/users-api.ts';

/** How many things wait, by kind. */
export const homeQuery = queryOptions({
  queryKey: ['users', 'home'],
  queryFn: ({ signal }) => usersApi.getHome({}, { signal }),
});
