import * as z from 'zod/mini';

/** A vehicle that shares a recycled part. Natural key: interchangeNumber, make, model, from. */
export const interchangeRowSchema = z.object({
  interchangeNumber: z.string(),
  partType: z.string(),
  make: z.string(),
  model: z.string(),
  from: z.int(),
  to: z.int(),
  /** The option that tells this number from the vehicle's others, such as '3.5L, AT, FWD'. */
  option: z.string(),
});
export type InterchangeRow = z.infer<typeof interchangeRowSchema>;
