import * as z from 'zod/mini';
import { centsSchema } from '../../fields/money.ts';

/** The cost of a service up to a distance: an amount per shipment and one per pound. */
const rateZoneSchema = z.object({
  /** The greatest distance in miles. Absent means no limit. */
  miles: z.optional(z.int()),
  base: centsSchema,
  perPound: centsSchema,
  /** Business days after the first shipping day. */
  etaDays: z.int(),
});
export type RateZone = z.infer<typeof rateZoneSchema>;

/** A way to send a shipment. */
const carrierServiceSchema = z.object({
  code: z.string().check(z.maxLength(20)),
  description: z.string().check(z.maxLength(60)),
  shipmentType: z.enum(['Company Truck', 'Parcel', 'Freight']),
  liftGateFee: centsSchema,
  residential: centsSchema,
  /** For each oversize part. */
  oversize: centsSchema,
  /** Surcharge of a shipment with hazardous parts. Absent means that the service takes none. */
  hazardous: z.optional(centsSchema),
  /** Nearest first. */
  zones: z.array(rateZoneSchema).check(z.minLength(1)),
});
export type CarrierService = z.infer<typeof carrierServiceSchema>;

/** All carrier services of a provider. */
export const shippingRatesSchema = z.object({
  services: z.array(carrierServiceSchema).check(z.minLength(1)),
});
export type ShippingRates = z.infer<typeof shippingRatesSchema>;
