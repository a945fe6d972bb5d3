import * as z from 'zod/mini';
import { partFlagNames } from '../../values/catalogue/part-flags.ts';
import { termsOfSaleSchema } from './terms-of-sale.ts';

const text = z.string();

/** The fields that both lines of business need for selling. Money is in ten-thousandths of a dollar (decision W4). */
const commonFields = {
  /** `{companyCode}#{partNumber}`, or the guid of a recycled part. The index uses the same id. */
  id: text,
  companyCode: text,
  partType: text,
  title: text,
  imageUrl: text,
  flags: z.array(z.enum(partFlagNames)),
  list: z.int(),
  /** When price and stock were counted, ISO 8601, as the feed says. Later reservations are subtracted. */
  asOf: text,
  /** The part is no longer in the catalogue. Carts that still contain it have to explain that. */
  isDiscontinued: z.optional(z.boolean()),
};

/** Natural key: companyCode, partNumber. */
const aftermarketOfferSchema = z.object({
  ...commonFields,
  lineOfBusiness: z.literal('aftermarket'),
  partNumber: text,
  manufacturer: text,
  /** The required disclosure for a part that is not new (16 CFR 20). */
  ftcDisplay: z.optional(text),
  productLine: text,
  core: z.optional(z.int()),
  /** Explicit prices by price level (decision P7). */
  levels: z.record(z.string(), z.int()),
  /** Eaches on hand by warehouse number. */
  onHand: z.record(z.string(), z.int()),
  /** The first day on which more is expected, an ISO date. */
  expected: z.optional(text),
  units: z.array(z.object({ code: text, description: text, eaches: z.int() })),
  /** Inches and pounds of one each. */
  dimensions: z.optional(z.object({ length: z.number(), width: z.number(), height: z.number() })),
  weight: z.optional(z.number()),
  /** Cents. Replaces the part's share of a quote (decision P4). */
  flatRateShippingFee: z.optional(z.int()),
  /** In eaches. Absent if it is sold in any quantity and to everywhere. */
  termsOfSale: z.optional(termsOfSaleSchema),
});
export type AftermarketOffer = z.infer<typeof aftermarketOfferSchema>;

/** A recycled part is one of a kind. Natural key: guid. */
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

/** Price and stock of a part from its latest feed. Only imports write it, and always as a whole. */
export const offerSchema = z.discriminatedUnion('lineOfBusiness', [aftermarketOfferSchema, salvageOfferSchema]);
export type Offer = z.infer<typeof offerSchema>;
