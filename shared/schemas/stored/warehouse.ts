import * as z from 'zod/mini';

/**
 * A location that ships aftermarket parts. The one nearest to a session's postal code is its service location (decision
 * P9).
 */
export const warehouseSchema = z.object({
  warehouseNumber: z.string().check(z.regex(/^[A-Za-z0-9-]{1,20}$/)),
  companyCode: z.string().check(z.regex(/^\d{3}$/)),
  description: z.string().check(z.maxLength(200)),
  phoneNumber: z.string().check(z.regex(/^\d{10}$/)),
  postalCode: z.string().check(z.maxLength(10)),
  /** Degrees, north and east positive. */
  latitude: z.number(),
  longitude: z.number(),
  /** IANA name. The daily cut-off is at 15:00 in this zone. */
  timeZone: z.string(),
});
export type Warehouse = z.infer<typeof warehouseSchema>;
