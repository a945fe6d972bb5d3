import * as z from 'zod/mini';
import { permissions } from '../../values/access.ts';
import { addressSchema } from '../fields/address.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { centsSchema } from '../fields/money.ts';
import { userNameSchema } from '../fields/user-name.ts';
import { idempotencyRecordSchema } from './idempotency-record.ts';

const nameSchema = z.string().check(z.maxLength(60));

/** A person who signs in, as stored. The password is a separate item, so that no list can contain it. */
export const userSchema = z.object({
  id: numberIdSchema,
  /** The opaque id used in carts, garages and sessions. */
  userId: idSchema,
  accountId: numberIdSchema,
  /** The account's parent. It is kept here to decide scope without reading the account. */
  parentId: z.optional(numberIdSchema),
  userName: userNameSchema,
  email: z.email().check(z.maxLength(254)),
  firstName: nameSchema,
  lastName: nameSchema,
  phoneNumber: z.string().check(z.regex(/^(\d{10})?$/)),
  ...addressSchema.shape,
  /** 0 normal user, 1 master user. */
  type: z.literal([0, 1]),
  active: z.boolean(),
  created: z.iso.datetime(),
  permissions: z.array(z.enum(permissions)),
  /** The most they may order in a calendar month (UTC) without approval. Absent means no limit. */
  monthlyLimit: z.optional(centsSchema),
  /** Raised by every password change and deactivation. Sessions with an older version have ended. */
  passwordVersion: z.int(),
  /** The last invitation to set a password (decision B291). */
  invitation: z.optional(z.object({ sentAt: z.iso.datetime(), acceptedAt: z.optional(z.iso.datetime()) })),
  /**
   * The version in which each field was last changed. Two people who change different fields do not get in each other's
   * way (decision B300).
   */
  fieldVersions: z.optional(z.record(z.string(), z.int())),
  /** The last saves by administrators, so that a repeat changes nothing. */
  lastSaves: z.optional(z.array(idempotencyRecordSchema)),
  version: z.int(),
});
export type User = z.infer<typeof userSchema>;

/** A row in a list of users. */
export const userSummarySchema = z.object({
  ...z.pick(userSchema, {
    id: true,
    userId: true,
    accountId: true,
    userName: true,
    email: true,
    firstName: true,
    lastName: true,
    phoneNumber: true,
    city: true,
    state: true,
    type: true,
    active: true,
    created: true,
    version: true,
  }).shape,
  /** When the invitation was sent that they have not accepted yet. Absent if there is none. */
  invitedAt: z.optional(z.iso.datetime()),
});
export type UserSummary = z.infer<typeof userSummarySchema>;
