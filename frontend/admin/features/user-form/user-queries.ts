import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import type { Permission } from '#shared/values/access.ts';
import { FALLBACK_PERMISSIONS, permissionOfKey } from '#shared/values/people/permission-keys.ts';
import { usersApi } from '../../../api/groups/users-api.ts';
import type { FieldTexts } from '../../../ui/form/field-texts.ts';

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

/** The key of all questions about names. After a refusal they are asked again. */
export const NAMES_ASKED = ['user', 'exists'];

/** Whether a name is taken. Nothing is asked without one. */
export const existsQuery = (asked: AskedNames | undefined) =>
  queryOptions({
    queryKey: [...NAMES_ASKED, asked],
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

/** The permissions that the server knows, by key. They do not change during a visit. */
export const permissionsQuery = queryOptions({
  queryKey: ['permissions'],
  queryFn: ({ signal }) => usersApi.getAllPermissions({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Locks the permissions that can't be offered, because their list could not be read. Only UserManagement is left then
 * (admin 8), which follows from the type.
 */
export function usePermissionLocks(): FieldTexts<'mayOrder'> {
  const { data, isError } = useQuery(permissionsQuery);
  if (!data && !isError) return {};
  const listed = data?.flatMap(({ permissionKey }): Permission[] => {
    const permission = permissionOfKey(permissionKey);
    return permission ? [permission] : [];
  });
  const offered = listed ?? FALLBACK_PERMISSIONS;
  return offered.includes('checkout') ? {} : { mayOrder: USER_FORM_TEXTS.permissionsFailed };
}
