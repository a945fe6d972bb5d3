import * as z from 'zod/mini';

/** Tax rates of a state, and additional rates of a postal code in it. */
export const taxRatesSchema = z.object({
  /** A code such as CO. */
  state: z.string().check(z.regex(/^[A-Z]{2,3}$/)),
  /** In its stored form (rules/postal-code). Absent if the rates are for the whole state. */
  postalCode: z.optional(z.string().check(z.maxLength(10))),
  rates: z.array(
    z.object({
      /** State, county, city or district, as named on a bill. */
      jurisdiction: z.string().check(z.maxLength(60)),
      /** Millionths: 66,250 is 6.625 percent. */
      rate: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      taxesFreight: z.boolean(),
    }),
  ),
});
export type TaxRates = z.infer<typeof taxRatesSchema>;
