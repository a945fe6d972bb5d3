/** 0 provider, 1 parent account admin, 2 child account admin, 3 ordinary user (admin 6). */
export const levels = [0, 1, 2, 3] as const;
export type Level = (typeof levels)[number];

export const permissions = ['usermanagement', 'checkout'] as const;
export type Permission = (typeof permissions)[number];

/**
 * Who may call an endpoint. `level` is the deepest level that may: 2 admits 0, 1 and 2. It is for the admin area, which
 * also needs 'usermanagement' (decision I6) and may need another permission. `trusts: 'token'` is for catalogue reads, which trust the token. Every
 * other call reads the session record, so it stops working as soon as the session ends. `anyAccount` is for the call
 * that tells a page which account the session orders as (decision B453).
 */
export type Access =
  | { readonly signedIn: false }
  | { readonly signedIn: true; readonly trusts: 'token' }
  | { readonly signedIn: true; readonly permission?: Permission; readonly anyAccount?: true }
  | {
      readonly signedIn: true;
      readonly level: Level;
      readonly permission: 'usermanagement';
      readonly alsoPermission?: Permission;
    };

interface Caller {
  readonly level: Level;
  readonly permissions: readonly Permission[];
}

/** Why a caller is refused, or undefined if admitted. */
export function accessRefusal(access: Access, caller: Caller | undefined): 'unauthenticated' | 'forbidden' | undefined {
  if (!access.signedIn) return undefined;
  if (!caller) return 'unauthenticated';
  if ('trusts' in access) return undefined;
  const { level, permission, alsoPermission } = { level: 3, alsoPermission: undefined, ...access };
  const needed = [permission, alsoPermission].filter((each) => each !== undefined);
  const isAdmitted = caller.level <= level && needed.every((each) => caller.permissions.includes(each));
  return isAdmitted ? undefined : 'forbidden';
}
