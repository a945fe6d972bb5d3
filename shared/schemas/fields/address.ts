import * as z from 'zod/mini';
import { countries } from '../../values/countries.ts';

const lineSchema = z.string().check(z.maxLength(100));

/**
 * A postal address of an account or user. State is the code of a region, such as NY; the postal code is in its stored form
 * (rules/postal-code).
 */
export const addressSchema = z.object({
  address1: lineSchema,
  address2: z.optional(lineSchema),
  city: lineSchema,
  state: z.string().check(z.maxLength(3)),
  postalCode: z.string().check(z.maxLength(10)),
  /** Absent in addresses from before there was one (rules/postal-code, countryOf). */
  country: z.optional(z.enum(countries)),
});

export type StoredAddress = z.infer<typeof addressSchema>;

/** An address as sent (storefront 3, address). Missing values are empty texts. */
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
