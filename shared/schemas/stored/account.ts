import * as z from 'zod/mini';
import { named } from '../../wire/wire.ts';
import { accountSettingsSchema } from '../fields/account-settings.ts';
import { addressSchema } from '../fields/address.ts';
import { numberIdSchema } from '../fields/ids.ts';

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
  version: z.int(),
  settings: z.partial(accountSettingsSchema),
});
export type Account = z.infer<typeof accountSchema>;

/** A row in a list of accounts. */
export const accountSummarySchema = z.pick(accountSchema, {
  id: true,
  parentId: true,
  companyName: true,
  storeNumber: true,
  isActive: true,
});
export type AccountSummary = z.infer<typeof accountSummarySchema>;
