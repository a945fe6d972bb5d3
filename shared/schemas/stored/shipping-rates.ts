import * as z from 'zod/mini';
import { centsSchema } from '../fields/money.ts';

/** What a service costs up to a distance: so much a shipment, and a pound. */
const rateZoneSchema = z.object({
  /** Up to so many; absent: however far. */
  miles: z.optional(z.int()),
  base: centsSchema,
  perPound: centsSchema,
  /** Business days from the first shipping day. */
  etaDays: z.int(),
});
export type RateZone = z.infer<typeof rateZoneSchema>;

/** One way to send a shipment. */
const carrierServiceSchema = z.object({
  code: z.string().check(z.maxLength(20)),
  description: z.string().check(z.maxLength(60)),
  shipmentType: z.enum(['Company Truck', 'Parcel', 'Freight']),
  liftGateFee: centsSchema,
  residential: centsSchema,
  /** For each oversize part. */
  oversize: centsSchema,
  /** Of a shipment with anything hazardous in it; absent: the service takes nothing hazardous. */
  hazardous: z.optional(centsSchema),
  /** The nearest first. */
  zones: z.array(rateZoneSchema).check(z.minLength(1)),
});
export type CarrierService = z.infer<typeof carrierServiceSchema>;

/** All ways to send that a provider offers. */
export const shippingRatesSchema = z.object({
  services: z.array(carrierServiceSchema).check(z.minLength(1)),
});
export type ShippingRates = z.infer<typeof shippingRatesSchema>;
