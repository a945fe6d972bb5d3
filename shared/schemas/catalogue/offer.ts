import * as z from 'zod/mini';
import { partFlagNames } from '../../values/part-flags.ts';

const text = z.string();

/** What selling a part needs, whichever line it is of. Money in ten-thousandths of a dollar (decision W4). */
const commonFields = {
  /** `{companyCode}#{partNumber}`, or the guid of salvage: the id that the index uses. */
  id: text,
  companyCode: text,
  partType: text,
  title: text,
  imageUrl: text,
  flags: z.array(z.enum(partFlagNames)),
  list: z.int(),
  /** When price and stock were counted, ISO 8601, as the feed says; what our orders took later comes off. */
  asOf: text,
  /** No longer in the catalogue; carts must still explain themselves. */
  isDiscontinued: z.optional(z.boolean()),
};

/** Natural key: companyCode, partNumber. */
const aftermarketOfferSchema = z.object({
  ...commonFields,
  lineOfBusiness: z.literal('aftermarket'),
  partNumber: text,
  manufacturer: text,
  /** What has to be said of a part that is not new (16 CFR 20). */
  ftcDisplay: z.optional(text),
  productLine: text,
  core: z.optional(z.int()),
  /** Explicit prices by price level (decision P7). */
  levels: z.record(z.string(), z.int()),
  /** Eaches on hand by warehouse number. */
  onHand: z.record(z.string(), z.int()),
  /** First day on which more is expected, ISO date. */
  expected: z.optional(text),
  units: z.array(z.object({ code: text, description: text, eaches: z.int() })),
  /** Inches and pounds of one each. */
  dimensions: z.optional(z.object({ length: z.number(), width: z.number(), height: z.number() })),
  weight: z.optional(z.number()),
  /** Cents; replaces the part's share of a quote (decision P4). */
  flatRateShippingFee: z.optional(z.int()),
});
export type AftermarketOffer = z.infer<typeof aftermarketOfferSchema>;

/** One of one. Natural key: guid. */
const salvageOfferSchema = z.object({
  ...commonFields,
  lineOfBusiness: z.literal('salvage'),
  yard: text,
  interchangeNumber: text,
  grade: z.enum(['A', 'B', 'C', 'ungraded']),
  mileage: z.optional(z.int()),
  sourceVehicle: z.object({ year: z.int(), make: text, model: text }),
});
export type SalvageOffer = z.infer<typeof salvageOfferSchema>;

/** Price and stock of a part as its feed last said. Written by imports alone, and always whole. */
export const offerSchema = z.discriminatedUnion('lineOfBusiness', [aftermarketOfferSchema, salvageOfferSchema]);
export type Offer = z.infer<typeof offerSchema>;
