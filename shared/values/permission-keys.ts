import type { Permission } from './access.ts';

/** The permissions with the keys and names that the identity calls use (admin 3, decision D16). */
export const PERMISSION_KEYS: Readonly<Record<Permission, { readonly key: number; readonly name: string }>> = {
  usermanagement: { key: 55, name: 'UserManagement' },
  checkout: { key: 56, name: 'Checkout' },
};
