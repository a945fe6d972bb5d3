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

export type StoredAddress = z.infer<typeof addressSchema>;

/** An address as the wire has it (storefront 3, address). Empty where the record says nothing. */
export const addressViewSchema = z.object({
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  stateProvince: z.string(),
  postalCode: z.string(),
  country: z.object({ countryCode: z.string() }),
  phoneNumber: z.string(),
});
export type AddressView = z.infer<typeof addressViewSchema>;
