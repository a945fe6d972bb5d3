import * as z from 'zod/mini';
import { permissions } from '../../values/access.ts';
import { abilities, abilityDetails } from '../../values/people/abilities.ts';
import { named } from '../../wire/wire.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { moneySchema } from '../fields/money.ts';

/** A permission with its key, which the identity calls use (decision B304). */
export const permissionViewSchema = z.object({ permissionKey: z.int(), permissionName: z.string() });
export type PermissionView = z.infer<typeof permissionViewSchema>;

/** A row of the list of users (admin 2). */
export const userRowSchema = z.object({
  id: numberIdSchema,
  userId: idSchema,
  accountId: numberIdSchema,
  companyName: z.string(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  city: z.string(),
  state: z.string(),
  /** 0 User, 1 Master User. */
  type: z.literal([0, 1]),
  active: z.boolean(),
  created: z.iso.datetime(),
  /** An invitation that was not accepted yet. Null if there is none. */
  invitation: z.nullable(z.enum(['sent', 'expired'])),
  /** Whether the caller may change this user. */
  mayEdit: z.boolean(),
  /** Named by a change of this row. */
  version: z.int(),
});
export type UserRow = z.infer<typeof userRowSchema>;

/** The state of an invitation. `opened` is the last time its link was opened. */
const invitationViewSchema = z.object({
  state: z.enum(['sent', 'opened', 'expired', 'accepted']),
  sentAt: z.iso.datetime(),
  openedAt: z.nullable(z.iso.datetime()),
  acceptedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.iso.datetime(),
});

const sessionViewSchema = z.object({
  sessionId: idSchema,
  host: z.string(),
  /** Such as 'Chrome on Windows'. Empty if it is not one of the usual browsers. */
  browser: z.string(),
  createdAt: z.iso.datetime(),
  /** The last use, within about six minutes. */
  usedAt: z.iso.datetime(),
  /** Whether it is the session of this call. */
  isThisOne: z.boolean(),
});

/** A line of 'What may this person do?' (rules/people/what-may-user-do). The page has a text for each of them. */
const abilitySchema = z.object({
  key: z.enum(abilities),
  isAllowed: named('isAllowed', z.boolean()),
  details: z.array(z.enum(abilityDetails)),
});

/** A user as the form shows them (admin 3). */
export const userViewSchema = z.object({
  id: numberIdSchema,
  userId: idSchema,
  accountId: numberIdSchema,
  companyName: z.string(),
  userName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  /** US, CA or MX. */
  country: z.string(),
  postalCode: z.string(),
  type: z.literal([0, 1]),
  active: z.boolean(),
  created: z.iso.datetime(),
  resultantPermissions: z.array(permissionViewSchema),
  permissions: z.array(z.enum(permissions)),
  /** The most they may order in a month. Null means no limit. */
  monthlyLimit: z.nullable(moneySchema),
  /** To be named by a save. */
  version: z.int(),
  mayEdit: z.boolean(),
  /** Why the caller may not change this user. Empty if they may. */
  whyNot: z.string(),
  /** Whether the caller may change type, permissions and Active, and why not. */
  mayEditRights: z.boolean(),
  whyNotRights: z.string(),
  mayChooseType: z.boolean(),
  /** Whether nobody else administers the account. */
  isLastAdministrator: z.boolean(),
  invitation: z.nullable(invitationViewSchema),
  /** The last time that they signed in with their password. Null before the first. */
  lastSignInAt: z.nullable(z.iso.datetime()),
  /** The live sessions, newest first. */
  sessions: z.array(sessionViewSchema),
  abilities: z.array(abilitySchema),
});
export type UserView = z.infer<typeof userViewSchema>;
