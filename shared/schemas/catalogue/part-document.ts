import * as z from 'zod/mini';
import { fitmentApplicationSchema } from './fitment-row.ts';
import { interchangeRowSchema } from './interchange-row.ts';
import { productRowSchema } from './product-row.ts';
import { salvageRowSchema } from './salvage-row.ts';

/** The content of a part page in a catalogue version, without price and stock. */
export const partDocumentSchema = z.discriminatedUnion('lineOfBusiness', [
  z.object({
    lineOfBusiness: z.literal('aftermarket'),
    /** `{companyCode}#{partNumber}` */
    id: z.string(),
    product: productRowSchema,
    applications: z.array(fitmentApplicationSchema),
  }),
  z.object({
    lineOfBusiness: z.literal('salvage'),
    /** The guid. */
    id: z.string(),
    part: salvageRowSchema,
    /** The vehicles that share the part. */
    interchange: z.array(interchangeRowSchema),
  }),
]);
export type PartDocument = z.infer<typeof partDocumentSchema>;
