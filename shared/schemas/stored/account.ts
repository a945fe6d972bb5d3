import * as z from 'zod/mini';
import { named } from '../../wire/wire.ts';
import { accountSettingsSchema } from '../fields/account-settings.ts';
import { addressSchema } from '../fields/address.ts';
import { numberIdSchema } from '../fields/ids.ts';

/** An account as stored: its own values only. What counts while shopping is the effective account (rules/account-inheritance). */
export const accountSchema = z.object({
  id: numberIdSchema,
  /** Absent for the provider and for top-level accounts. */
  parentId: z.optional(numberIdSchema),
  companyName: z.string().check(z.minLength(1), z.maxLength(100)),
  storeNumber: z.optional(z.string().check(z.maxLength(20))),
  address: addressSchema,
  /** 0 normal, 1 'For Children' (parent only), 2 'Parent Must Complete' (child only). */
  orderProcessType: z.literal([0, 1, 2]),
  /** Field codes whose values children take over, and those of them that a child may change again. */
  inheritedFields: z.array(z.int()),
  changeableFields: named('ChangableFields', z.array(z.int())),
  isActive: z.boolean(),
  /** How often it was deactivated; absent for never. A session that began before the last time stays ended (decision A3). */
  deactivations: z.optional(z.int()),
  version: z.int(),
  settings: z.partial(accountSettingsSchema),
});
export type Account = z.infer<typeof accountSchema>;

/** What a list of accounts shows. */
export const accountSummarySchema = z.pick(accountSchema, {
  id: true,
  parentId: true,
  companyName: true,
  storeNumber: true,
  isActive: true,
});
export type AccountSummary = z.infer<typeof accountSummarySchema>;
