import type { User } from '../../schemas/stored/user.ts';

/** The fields of a user that people change, in the order of the form. */
export const USER_FIELDS = [
  'userName',
  'email',
  'firstName',
  'lastName',
  'phoneNumber',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'postalCode',
  'type',
  'active',
  'permissions',
  'monthlyLimit',
] as const satisfies readonly (keyof User)[];
export type UserField = (typeof USER_FIELDS)[number];

/** The name of a field in the save payload (admin 3). */
export const userFieldName = (field: UserField): string => (field === 'userName' ? 'username' : field);
