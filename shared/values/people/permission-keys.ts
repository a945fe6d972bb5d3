import { type Permission, permissions } from '../access.ts';

/** The keys and names of the permissions on the wire (admin 3, decision B274). */
export const PERMISSION_FACTS: Readonly<Record<Permission, { readonly key: number; readonly name: string }>> = {
  usermanagement: { key: 55, name: 'UserManagement' },
  checkout: { key: 56, name: 'Checkout' },
};

/** The permission with this key. Undefined if there is none. */
export const permissionOfKey = (key: number): Permission | undefined =>
  permissions.find((permission) => PERMISSION_FACTS[permission].key === key);

/** The permissions that a page offers when their list can't be loaded (admin 8). */
export const FALLBACK_PERMISSIONS: readonly Permission[] = ['usermanagement'];
