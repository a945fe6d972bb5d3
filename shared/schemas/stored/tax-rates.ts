import * as z from 'zod/mini';

/** What is taken of what is shipped to a state, or beside that to a postal code in it. */
export const taxRatesSchema = z.object({
  /** Code such as CO. */
  state: z.string().check(z.regex(/^[A-Z]{2,3}$/)),
  /** As stored (rules/postal-code); absent where the rates are the whole state's. */
  postalCode: z.optional(z.string().check(z.maxLength(10))),
  rates: z.array(
    z.object({
      /** State, county, city or district, as a bill names it. */
      jurisdiction: z.string().check(z.maxLength(60)),
      /** Millionths: 66,250 is 6.625 percent. */
      rate: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      taxesFreight: z.boolean(),
    }),
  ),
});
export type TaxRates = z.infer<typeof taxRatesSchema>;
