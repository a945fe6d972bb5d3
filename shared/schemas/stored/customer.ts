import * as z from 'zod/mini';
import { addressSchema } from '../fields/address.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { lineOfBusinessSchema } from '../fields/line-of-business.ts';
import { idempotencyRecordSchema } from './idempotency-record.ts';

/** An extra delivery address of a customer, besides the default one. */
const shipToPlaceSchema = z.extend(addressSchema, {
  id: idSchema,
  /** The customer's name for it, such as 'Body shop'. */
  name: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type ShipToPlace = z.infer<typeof shipToPlaceSchema>;

/** Who wrote a record last: somebody by name, or a file by its name. */
const writtenSchema = z.object({
  by: z.string().check(z.maxLength(300)),
  from: z.enum(['screen', 'file']),
  at: z.iso.datetime(),
});

/**
 * The provider's customer record behind an account, one for each line of business. Without a number the customer is a
 * guest.
 */
export const customerSchema = z.object({
  accountId: numberIdSchema,
  lineOfBusiness: lineOfBusinessSchema,
  companyCode: z.string().check(z.regex(/^\d{3}$/)),
  customerNumber: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,20}$/))),
  customerName: z.string().check(z.maxLength(100)),
  /** The price level that turns list prices into this customer's prices (decision P7). */
  priceLevel: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  arTermDescription: z.string().check(z.maxLength(60)),
  /** The default address. */
  shipToAddress: z.optional(addressSchema),
  /** Other addresses that users may choose. */
  shipToPlaces: z.optional(z.array(shipToPlaceSchema)),
  defaultShipViaCode: z.optional(z.string().check(z.maxLength(20))),
  isPurchaseOrderNumberRequired: z.boolean(),
  isTaxExempt: z.boolean(),
  /** Absent in records from before it was kept. */
  written: z.optional(writtenSchema),
  /** Counts the saves. Absent in records from before they were counted. */
  version: z.optional(z.int()),
  /** The version in which a field last changed. */
  fieldVersions: z.optional(z.record(z.string(), z.int())),
  lastSaves: z.optional(z.array(idempotencyRecordSchema)),
});
export type Customer = z.infer<typeof customerSchema>;
