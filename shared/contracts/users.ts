import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../schemas/fields/ids.ts';
import { moneySchema } from '../schemas/fields/money.ts';
import { trueOrFalseSchema } from '../schemas/fields/query-values.ts';
import { importRowResultSchema, MOST_IMPORT_ROWS, userImportRowSchema } from '../schemas/wire/import-rows.ts';
import { pagingFields } from '../schemas/wire/paging.ts';
import { permissionViewSchema, userRowSchema, userViewSchema } from '../schemas/wire/user-view.ts';
import { permissions } from '../values/access.ts';
import { countries } from '../values/countries.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';
import { historyEndpoints } from './history.ts';

/** Administrators of every level, each for the accounts in their scope (admin 6). */
const administrator = { signedIn: true, level: 2, permission: 'usermanagement' } as const;

const numberText = z.string().check(z.regex(/^\d{1,9}$/, 'Expected a number'));
const ofUser = z.object({ id: numberText });
const text = (most: number) => z.string().check(z.maxLength(most));

/** The columns that a list of users can be sorted by. */
export const userSorts = ['Name', 'UserName', 'CompanyName', 'Type', 'City', 'State', 'Active', 'Created'] as const;
export type UserSort = (typeof userSorts)[number];

/**
 * The user save payload of admin 3. `name` is read and ignored: it is the first and the last name together (decision
 * D21). The rules of each field are in rules/people/user-checks, which names the field at fault.
 */
const userFields = {
  id: named('id', z.optional(z.nullable(z.int()))),
  name: named('name', z.optional(text(200))),
  email: named('email', z.optional(text(300))),
  userName: named('username', z.optional(text(300))),
  firstName: named('firstName', z.optional(text(60))),
  lastName: named('lastName', z.optional(text(60))),
  phoneNumber: named('phoneNumber', z.optional(text(40))),
  address1: named('address1', z.optional(text(100))),
  address2: named('address2', z.optional(text(100))),
  city: named('city', z.optional(text(60))),
  state: named('state', z.optional(text(3))),
  country: named('country', z.optional(z.enum(countries))),
  postalCode: named('postalCode', z.optional(text(20))),
  type: named('type', z.optional(z.literal([0, 1]))),
  active: named('active', z.optional(z.boolean())),
  password: named('password', z.optional(text(1000))),
  permissions: named('permissions', z.optional(z.array(z.enum(permissions)).check(z.maxLength(permissions.length)))),
  /** Null takes the limit away. */
  monthlyLimit: named('monthlyLimit', z.optional(z.nullable(moneySchema))),
};

const newUserSchema = z.object({
  ...userFields,
  accountId: named('accountId', z.optional(numberIdSchema)),
  /** A user made by CreateUser, who is completed instead of made a second time (decision B304). */
  userId: named('userId', z.optional(z.nullable(idSchema))),
  /** Emails a link to set the password, in place of a password chosen here. */
  sendInvitation: named('sendInvitation', z.optional(z.boolean())),
});
export type NewUserBody = z.output<typeof newUserSchema>;

const userChangeSchema = z.object({
  ...userFields,
  accountId: named('accountId', z.optional(numberIdSchema)),
  userId: named('userId', z.optional(z.nullable(idSchema))),
  /** The version that the fields were seen with. */
  version: z.int().check(z.minimum(1)),
});
export type UserChangeBody = z.output<typeof userChangeSchema>;

/** A user as the identity calls have it (admin 3). */
const identityUserSchema = z.object({
  userKey: idSchema,
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  phoneNumber: z.string(),
  permissions: z.array(permissionViewSchema),
});

const optionalText = z.optional(z.nullable(text(200)));
/** The last five of admin 3 are accepted and not kept (decision B304). */
const newIdentityUserSchema = z.object({
  userKey: z.optional(z.nullable(idSchema)),
  accountId: z.optional(numberIdSchema),
  userName: text(300),
  firstName: text(60),
  lastName: text(60),
  emailAddress: text(300),
  phoneNumber: text(40),
  address1: text(100),
  address2: optionalText,
  city: text(60),
  state: text(3),
  postalCode: text(20),
  countryCode: z.optional(z.enum(countries)),
  password: text(1000),
  allowNotification: z.optional(z.boolean()),
  applicationName: optionalText,
  roleName: optionalText,
  addressName: optionalText,
  customerAccounts: z.optional(z.nullable(z.array(text(200)).check(z.maxLength(100)))),
});
export type NewIdentityUser = z.output<typeof newIdentityUserSchema>;

const permissionFields = {
  /** The id of this host's website. */
  applicationKey: named('applicationKey', z.optional(numberText)),
  userKey: named('userKey', idSchema),
  permissionKey: named('permissionKey', numberText),
};
const whole = z.codec(z.union([z.int(), numberText]), numberText, {
  decode: String,
  encode: (value) => value,
});

/** Managing users: the users of the accounts in scope, their permissions, invitations and sessions (admin 3, 6, 7). */
export const usersContract = defineGroup({
  getUsers: {
    method: 'GET',
    path: '/api/users/{id}',
    summary:
      'The users of an account. The own id of levels 0 and 1 stands for all the users they administer. Total counts the rows that match, All those without the filters.',
    access: administrator,
    params: z.object({ id: numberText }),
    query: z.object({
      ...pagingFields,
      search: named('search', z.optional(text(100))),
      sortBy: named('sortBy', z.optional(z.enum(userSorts))),
      asc: named('asc', z.optional(trueOrFalseSchema)),
      active: named('active', z.optional(trueOrFalseSchema)),
      type: named('type', z.optional(z.enum(['0', '1']))),
      invitation: named('invitation', z.optional(z.enum(['sent', 'expired']))),
    }),
    output: z.object({ data: z.array(userRowSchema), total: z.int(), all: z.int() }),
  },
  getUserById: {
    method: 'GET',
    path: '/api/user/{id}',
    summary: 'A user, by number: oneself, or a user in scope for administrators.',
    access: { signedIn: true },
    params: ofUser,
    output: userViewSchema,
  },
  createUser: {
    method: 'POST',
    path: '/api/user',
    summary: 'Creates a user with a password, or with an invitation to set one.',
    access: administrator,
    body: newUserSchema,
    output: userViewSchema,
    idempotencyKey: true,
  },
  changeUser: {
    method: 'PUT',
    path: '/api/user/{id}',
    summary:
      'Changes the given fields of a user. Version is the one they were seen with: other fields may have changed since. Type 1 adds usermanagement, type 0 removes it.',
    access: administrator,
    params: ofUser,
    body: userChangeSchema,
    output: userViewSchema,
    idempotencyKey: true,
  },
  importUsers: {
    method: 'POST',
    path: '/api/users',
    summary:
      'Imports one batch of a user file. Each row is a save of its own, with its result. A dry run only judges the rows.',
    access: administrator,
    body: z.object({
      rows: z.array(userImportRowSchema).check(z.maxLength(MOST_IMPORT_ROWS)),
      dryRun: z.optional(z.boolean()),
    }),
    output: z.object({ results: z.array(importRowResultSchema) }),
    idempotencyKey: true,
  },
  exportUsers: {
    method: 'GET',
    path: '/api/users/export/{id}',
    summary: 'The users of an account and of the accounts below it, as rows that can be imported again.',
    access: administrator,
    params: z.object({ id: numberText }),
    query: z.object(pagingFields),
    output: z.object({ data: z.array(userImportRowSchema), total: z.int() }),
  },
  userExists: {
    method: 'POST',
    path: '/api/user/exists',
    summary: 'Whether a user name or an email is taken by another user than the given one.',
    access: administrator,
    body: z.object({
      userName: named('userName', z.optional(text(300))),
      email: named('email', z.optional(text(300))),
      /** The user whose own name and email do not count as taken. */
      id: named('id', z.optional(z.nullable(z.int()))),
    }),
    output: z.object({ userNameExists: z.boolean(), emailExists: z.boolean() }),
  },
  sendInvitation: {
    method: 'POST',
    path: '/api/user/{id}/invitation',
    summary: 'Emails a user a link to set a password. It is valid for seven days and ends the one before.',
    access: administrator,
    params: ofUser,
    body: z.object({}),
    output: z.null(),
    idempotencyKey: true,
  },
  signOutUser: {
    method: 'POST',
    path: '/api/user/{id}/signout',
    summary: 'Ends one session of a user, or all of them.',
    access: administrator,
    params: ofUser,
    body: z.object({ sessionId: z.optional(idSchema) }),
    output: z.null(),
  },
  getIdentityUsers: {
    method: 'GET',
    path: '/wb/UserManagement/GetUsers',
    summary: 'The users of an account, by default of one’s own.',
    access: administrator,
    query: z.object({ accountId: z.optional(numberText) }),
    output: z.array(identityUserSchema),
  },
  getIdentityUser: {
    method: 'GET',
    path: '/wb/UserManagement/GetUser',
    summary: 'A user, by key.',
    access: administrator,
    query: z.object({ userKey: idSchema }),
    output: identityUserSchema,
  },
  createIdentityUser: {
    method: 'POST',
    path: '/wb/UserManagement/CreateUser',
    summary: 'Creates an ordinary user in one’s own account, or in the given one.',
    access: administrator,
    body: newIdentityUserSchema,
    output: z.object({ userKey: idSchema }),
    idempotencyKey: true,
  },
  resetUserPassword: {
    method: 'PUT',
    path: '/wb/UserManagement/ResetUserPassword',
    summary: 'Sets the password of a user, and ends their sessions.',
    access: administrator,
    body: z.object({ applicationKey: z.optional(whole), userKey: idSchema, password: text(1000) }),
    output: z.null(),
    idempotencyKey: true,
  },
  addUserPermission: {
    method: 'POST',
    path: '/wb/UserManagement/AddUserPermission',
    summary: 'Gives a user a permission. Value false takes it away.',
    access: administrator,
    body: z.object({
      applicationKey: named('applicationKey', z.optional(whole)),
      userKey: named('userKey', idSchema),
      permissionKey: named('permissionKey', whole),
      value: named('value', z.optional(z.boolean())),
    }),
    output: z.array(permissionViewSchema),
  },
  removeUserPermission: {
    method: 'DELETE',
    path: '/wb/UserManagement/RemoveUserPermission',
    summary: 'Takes a permission from a user.',
    access: administrator,
    query: z.object({ ...permissionFields, value: named('value', z.optional(trueOrFalseSchema)) }),
    output: z.array(permissionViewSchema),
  },
  getAllPermissions: {
    method: 'GET',
    path: '/wb/permission/GetAllPermissions',
    summary: 'The permissions that a user can have.',
    access: { signedIn: true },
    output: z.array(permissionViewSchema),
  },
  ...historyEndpoints,
});
