import * as z from 'zod/mini';
import { named } from '../../wire/wire.ts';
import { accountSettingsSchema } from '../fields/account-settings.ts';
import { addressSchema } from '../fields/address.ts';
import { numberIdSchema } from '../fields/ids.ts';
import { idempotencyRecordSchema } from './idempotency-record.ts';

/** An account as stored, with its own values only. Shopping uses the effective account (rules/account-inheritance). */
export const accountSchema = z.object({
  id: numberIdSchema,
  /** Absent for the provider and for top-level accounts. */
  parentId: z.optional(numberIdSchema),
  companyName: z.string().check(z.minLength(1), z.maxLength(100)),
  storeNumber: z.optional(z.string().check(z.maxLength(20))),
  address: addressSchema,
  /** 0 normal, 1 'For Children' (parent only), 2 'Parent Must Complete' (child only). */
  orderProcessType: z.literal([0, 1, 2]),
  /** Field codes that children inherit, and those of them that a child may change. */
  inheritedFields: z.array(z.int()),
  changeableFields: named('ChangableFields', z.array(z.int())),
  isActive: z.boolean(),
  /**
   * How often the account was deactivated; absent means never. Sessions that began before the last time stay ended
   * (decision A3).
   */
  deactivations: z.optional(z.int()),
  /**
   * The version in which each field was last changed, by its code, `marks` or `active`. Two people who change different
   * fields do not get in each other's way.
   */
  fieldVersions: z.optional(z.record(z.string(), z.int())),
  /** The last saves by administrators, so that a repeat changes nothing. */
  lastSaves: z.optional(z.array(idempotencyRecordSchema)),
  version: z.int(),
  settings: z.partial(accountSettingsSchema),
});
export type Account = z.infer<typeof accountSchema>;

/** A row in a list of accounts. */
export const accountSummarySchema = z.object({
  ...z.pick(accountSchema, {
    id: true,
    parentId: true,
    companyName: true,
    storeNumber: true,
    isActive: true,
    orderProcessType: true,
    version: true,
  }).shape,
  city: z.string(),
  state: z.string(),
  /** Its own type. A child always has that of its parent. */
  type: z.optional(accountSettingsSchema.shape.type),
  /** The codes of the fields for which it has values of its own. */
  ownCodes: z.array(z.int()),
  /** Active children and active users. They are counted in the table and do not raise the version. */
  children: z.int(),
  users: z.int(),
});
export type AccountSummary = z.infer<typeof accountSummarySchema>;
