import * as z from 'zod/mini';
import { addressSchema } from './address.ts';
import { numberIdSchema } from './ids.ts';
import { lineOfBusinessSchema } from './line-of-business.ts';

/** The provider's customer record behind an account, one for each line of business. Without a number it is a guest. */
export const customerSchema = z.object({
  accountId: numberIdSchema,
  lineOfBusiness: lineOfBusinessSchema,
  companyCode: z.string().check(z.regex(/^\d{3}$/)),
  customerNumber: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,20}$/))),
  customerName: z.string().check(z.maxLength(100)),
  /** Names the price level that turns list prices into this customer's (decision P7). */
  priceLevel: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  arTermDescription: z.string().check(z.maxLength(60)),
  shipToAddress: z.optional(addressSchema),
  defaultShipViaCode: z.optional(z.string().check(z.maxLength(20))),
  isPurchaseOrderNumberRequired: z.boolean(),
  isTaxExempt: z.boolean(),
});
export type Customer = z.infer<typeof customerSchema>;
