import * as z from 'zod/mini';

/** One application of a part: a vehicle over a span of years. The id lets an UPDATE file delete it. */
const applicationSchema = z.object({
  id: z.string(),
  make: z.string(),
  model: z.string(),
  from: z.int(),
  to: z.int(),
  partType: z.string(),
  position: z.optional(z.string()),
  /** How many a vehicle needs. */
  quantity: z.int(),
  /** Qualifiers and notes, in the order and number they came in. */
  notes: z.array(z.string()),
  /** Qualifiers by code, kept for those who have a map: ['EngineBase:143'] */
  options: z.array(z.string()),
});
export type Application = z.infer<typeof applicationSchema>;

/** All that a part of a brand fits. Natural key: brand, brandPartNumber. */
export const fitmentRowSchema = z.object({
  brand: z.string(),
  brandPartNumber: z.string(),
  applications: z.array(applicationSchema),
});
export type FitmentRow = z.infer<typeof fitmentRowSchema>;
