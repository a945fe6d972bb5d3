import * as z from 'zod/mini';

/** A warehouse or a salvage yard. Natural key: kind, number. */
export const locationRowSchema = z.object({
  kind: z.enum(['warehouse', 'yard']),
  number: z.string(),
  companyCode: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  postalCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA name. The cut-off time is in this time zone. */
  timeZone: z.string(),
  /** Warehouses and yards that parts are transferred from (decisions C4, P8). */
  transfersFrom: z.array(z.string()),
});
export type LocationRow = z.infer<typeof locationRowSchema>;
