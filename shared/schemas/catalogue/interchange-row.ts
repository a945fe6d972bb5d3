import * as z from 'zod/mini';

/** Which vehicles share a part of a recycler's catalogue. Natural key: interchangeNumber, make, model, from. */
export const interchangeRowSchema = z.object({
  interchangeNumber: z.string(),
  partType: z.string(),
  make: z.string(),
  model: z.string(),
  from: z.int(),
  to: z.int(),
  /** What tells this number from the others of the vehicle, such as '3.5L, AT, FWD'. */
  option: z.string(),
});
export type InterchangeRow = z.infer<typeof interchangeRowSchema>;
