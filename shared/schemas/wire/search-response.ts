import * as z from 'zod/mini';
import { certificationNames } from '../../values/catalogue/part-flags.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { moneySchema } from '../fields/money.ts';
import { partCardSchema } from './part.ts';
import { vinVehicleSchema } from './vin-vehicle.ts';

const count = z.int();
const lineCountsSchema = z.array(z.object({ lineOfBusiness: lineKeySchema, count }));

/** The response of a search (storefront 7). Counts ignore the selection in their own facet (decision C3). */
export const searchResponseSchema = z.object({
  parts: z.array(partCardSchema),
  totalPartsCount: count,
  /** The same for every chosen tab. */
  lineOfBusinessCounts: lineCountsSchema,
  /** A part counts once for each of its certifications. */
  certificationCounts: z.array(z.object({ certification: z.enum(certificationNames), count })),
  /** Both ends inclusive; the last bucket has no end. Empty if the account shows no prices. */
  salvagePriceCounts: z.array(z.object({ start: moneySchema, end: z.nullable(moneySchema), count })),
  /** Miles. The last one counts parts of unknown mileage and has neither start nor end. */
  mileageCounts: z.array(z.object({ start: z.nullable(z.int()), end: z.nullable(z.int()), count })),
  conditionCounts: z.array(z.object({ condition: z.string(), count })),
  manufacturerCounts: z.array(z.object({ manufacturer: z.string(), count })),
  /** How the keyword was read. Null without a keyword, or if it was a number. */
  keywordReading: z.nullable(
    z.object({
      years: z.array(z.string()),
      makes: z.array(z.string()),
      models: z.array(z.string()),
      words: z.array(z.string()),
      /** Words that were read as positions: 'left' for LH, 'front' and 'left' for LF. */
      positions: z.array(z.object({ positions: z.array(z.string()), words: z.array(z.string()) })),
      /** Words that were read as filters by certification. A part must have one of them. */
      certifications: z.array(z.object({ word: z.string(), certifications: z.array(z.enum(certificationNames)) })),
      /** Words that nothing has, and those that were searched instead. */
      corrections: z.array(z.object({ typed: z.string(), used: z.string() })),
      /** Words that were left out, because with them the vehicle has no parts, and how many parts have all words. */
      dropped: z.nullable(z.object({ words: z.array(z.string()), withAllWords: lineCountsSchema })),
      /** The vehicle, if the keyword has its VIN. */
      vin: z.nullable(vinVehicleSchema),
    }),
  ),
  /** The keyword is the whole number of the parts that were found. */
  isExactNumber: z.boolean(),
  /** The page is beyond the last sorted part. */
  isTooDeep: z.boolean(),
  /** Later pages send it to continue the same list. */
  catalogueVersion: z.int(),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;
