import { expect, it } from 'vitest';
import { permissions } from '#shared/values/access.ts';
import { FALLBACK_PERMISSIONS, PERMISSION_FACTS, permissionOfKey } from '#shared/values/people/permission-keys.ts';

it.each([
  { key: 55, permission: 'usermanagement', name: 'UserManagement' },
  { key: 56, permission: 'checkout', name: 'Checkout' },
] as const)('key $key is $name (admin 3)', ({ key, permission, name }) => {
  expect(permissionOfKey(key)).toBe(permission);
  expect(PERMISSION_FACTS[permission]).toEqual({ key, name });
  // A page compares the name in lower case (admin 6).
  expect(name.toLowerCase()).toBe(permission);
});

it('no other key is a permission, and every permission has a key of its own', () => {
  const known = Array.from({ length: 200 }, (_, key) => permissionOfKey(key)).filter((found) => found !== undefined);
  expect(known.toSorted()).toEqual(permissions.toSorted());
});

it('a page that can’t load the list offers key 55 (admin 8)', () => {
  expect(FALLBACK_PERMISSIONS.map((permission) => PERMISSION_FACTS[permission].key)).toEqual([55]);
});
