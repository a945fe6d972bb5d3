import * as z from 'zod/mini';
import { permissions } from '../../values/access.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { centsSchema } from '../fields/money.ts';

const nameSchema = z.string().check(z.maxLength(60));

/** A person who signs in, as stored. The password stands in an item of its own, so that no list can carry it. */
export const userSchema = z.object({
  id: numberIdSchema,
  /** The opaque identity key of carts, garages and sessions. */
  userId: idSchema,
  accountId: numberIdSchema,
  /** The account's parent, kept here so that scope is decided without reading the account. */
  parentId: z.optional(numberIdSchema),
  userName: z.string().check(z.regex(/^\S{8,100}$/u, 'Expected 8 to 100 characters without spaces')),
  email: z.email().check(z.maxLength(254)),
  firstName: nameSchema,
  lastName: nameSchema,
  phoneNumber: z.string().check(z.regex(/^(\d{10})?$/)),
  address1: z.string().check(z.maxLength(100)),
  address2: z.optional(z.string().check(z.maxLength(100))),
  city: nameSchema,
  state: z.string().check(z.maxLength(3)),
  postalCode: z.string().check(z.maxLength(10)),
  /** 0 normal user, 1 master user. */
  type: z.literal([0, 1]),
  active: z.boolean(),
  created: z.iso.datetime(),
  permissions: z.array(z.enum(permissions)),
  /** What they may order in a calendar month (UTC) without the parent; nobody's orders are limited where it is absent. */
  monthlyLimit: z.optional(centsSchema),
  /** Goes up with every change of the password and every deactivation; sessions of an older one are over. */
  passwordVersion: z.int(),
  version: z.int(),
});
export type User = z.infer<typeof userSchema>;

/** What a list of users shows. */
export const userSummarySchema = z.pick(userSchema, {
  id: true,
  userId: true,
  accountId: true,
  userName: true,
  email: true,
  firstName: true,
  lastName: true,
  type: true,
  active: true,
});
export type UserSummary = z.infer<typeof userSummarySchema>;
