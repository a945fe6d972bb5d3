import * as z from 'zod/mini';
import { salvageGrades } from '../../values/catalogue/salvage-grade.ts';

/** One part of one dismantled vehicle. Each is one of a kind. Natural key: guid. */
export const salvageRowSchema = z.object({
  guid: z.string(),
  companyCode: z.string(),
  partType: z.string(),
  /** Part type, sequence and suffix as given, such as 591-04039L. */
  interchangeNumber: z.string(),
  yard: z.string(),
  /** Absent if unknown, never 0. */
  mileage: z.optional(z.int()),
  grade: z.enum(salvageGrades),
  damageCode: z.optional(z.string()),
  /** Ten-thousandths of a dollar. */
  list: z.int(),
  title: z.string(),
  description: z.string(),
  flags: z.array(z.enum(['reman', 'reconditioned', 'major', 'other', 'oversized', 'hazardous'])),
  sourceVehicle: z.object({
    year: z.int(),
    make: z.string(),
    model: z.string(),
    vin: z.optional(z.string()),
    images: z.array(z.string()),
  }),
  images: z.array(z.string()),
});
export type SalvageRow = z.infer<typeof salvageRowSchema>;
