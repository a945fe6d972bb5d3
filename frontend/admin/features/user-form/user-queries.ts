import { queryOptions, skipToken } from '@tanstack/react-query';
import { usersApi } from '../../../api/groups/users-api.ts';

/** A user, by number. Every visit looks again, because colleagues may have changed them. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: ({ signal }) => usersApi.getUserById({ params: { id: String(id) } }, { signal }),
    staleTime: 15_000,
  });

interface AskedNames {
  readonly userName?: string;
  readonly email?: string;
  /** The user whose own name and email do not count as taken. */
  readonly id: number | null;
}

/** Whether a name is taken. Nothing is asked without one. */
export const existsQuery = (asked: AskedNames | undefined) =>
  queryOptions({
    queryKey: ['user', 'exists', asked],
    queryFn: asked ? ({ signal }) => usersApi.userExists({ body: asked }, { signal }) : skipToken,
    staleTime: 15_000,
  });

/** Active ordinary users of an account, of whom one could become its administrator. */
export const candidatesQuery = (accountId: number, isAsked: boolean) =>
  queryOptions({
    queryKey: ['users', accountId, 'candidates'],
    queryFn: isAsked
      ? ({ signal }) =>
          usersApi.getUsers(
            { params: { id: String(accountId) }, query: { Take: '100', active: true, type: '0' } },
            { signal },
          )
      : skipToken,
    staleTime: 15_000,
  });
