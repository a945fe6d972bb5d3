import type { NewIdentityUser, NewUserBody, usersContract } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { PermissionView } from '#shared/schemas/wire/user-view.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { type Permission, permissions } from '#shared/values/access.ts';
import { permissionOfKey } from '#shared/values/people/permission-keys.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { permissionView } from './user-view.ts';

type IdentityUser = Output<(typeof usersContract)['getIdentityUser']>;

/** A user as the identity calls have it (admin 3). */
export const identityUser = (user: User): IdentityUser => ({
  userKey: user.userId,
  userName: user.userName,
  firstName: user.firstName,
  lastName: user.lastName,
  emailAddress: user.email,
  phoneNumber: user.phoneNumber,
  permissions: user.permissions.map(permissionView),
});

/** The same user in the save payload, as an ordinary one (decision B304). */
export const asNewUser = (body: NewIdentityUser, actor: SignedIn): NewUserBody => ({
  accountId: body.accountId ?? actor.home.accountId,
  email: body.emailAddress,
  userName: body.userName,
  firstName: body.firstName,
  lastName: body.lastName,
  phoneNumber: body.phoneNumber,
  address1: body.address1,
  address2: body.address2 ?? '',
  city: body.city,
  state: body.state,
  country: body.countryCode,
  postalCode: body.postalCode,
  password: body.password,
  type: 0,
});

/** The identity calls have one text for both a taken user name and a taken email (admin 8, decision B304). */
export async function withIdentityText<T>(creating: Promise<T>): Promise<T> {
  try {
    return await creating;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    throw new AppError('conflict', USER_TEXTS.userNameTaken);
  }
}

/** The permission of a key. An unknown key is 404 'Unauthorized'. */
export function permissionOf(key: string): Permission {
  const found = permissionOfKey(Number(key));
  if (!found) throw notFound();
  return found;
}

export const permissionsWith = (user: User, permission: Permission, isGiven: boolean): Permission[] => [
  ...user.permissions.filter((other) => other !== permission),
  ...(isGiven ? [permission] : []),
];

export const ALL_PERMISSIONS: readonly PermissionView[] = permissions.map(permissionView);
