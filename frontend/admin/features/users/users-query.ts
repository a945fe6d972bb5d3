import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { allRows } from '../../../api/all-rows.ts';
import { usersApi } from '../../../api/groups/users-api.ts';
import type { UsersLocation } from './users-location.ts';

/** All that is read of users begins so: a change makes all of it old. */
export const USERS_KEY = 'users';

/** Asks for users that match, so many after the first `skip`. `accountId` is the user's own account. */
function usersCall(location: UsersLocation, accountId: number, { skip, take }: { skip: number; take: number }) {
  const { search, company, type, active, invitation, sort, isAscending } = location;
  return {
    params: { id: company ?? String(accountId) },
    query: {
      Skip: String(skip),
      Take: String(take),
      sortBy: sort,
      asc: isAscending,
      ...(search !== '' && { search }),
      ...(type !== undefined && { type }),
      ...(active !== 'any' && { active: active === 'yes' }),
      ...(invitation !== undefined && { invitation }),
    },
  };
}

/** A page of users. The one before stays until it comes. */
export function usersQuery(location: UsersLocation, accountId: number) {
  const { page, take } = location;
  const call = usersCall(location, accountId, { skip: (page - 1) * take, take });
  return queryOptions({
    queryKey: [USERS_KEY, 'list', call],
    queryFn: ({ signal }) => usersApi.getUsers(call, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All users that match, on whatever page. */
export const readAllUsers = (location: UsersLocation, accountId: number) =>
  allRows((window) => usersApi.getUsers(usersCall(location, accountId, window)));
