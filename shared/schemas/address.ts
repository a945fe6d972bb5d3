import * as z from 'zod/mini';

const lineSchema = z.string().check(z.maxLength(100));

/** A postal address as accounts and users have it. State is a code such as NY, postal code as stored (rules/postal-code). */
export const addressSchema = z.object({
  address1: lineSchema,
  address2: z.optional(lineSchema),
  city: lineSchema,
  state: z.string().check(z.maxLength(3)),
  postalCode: z.string().check(z.maxLength(10)),
});
