import * as z from 'zod/mini';

/**
 * What a base vehicle id of ACES stands for, as the customer's map has it. The ids of make, model and vehicle type are
 * needed only for applications that name those and a span of years. Natural key: baseVehicle.
 */
export const vehicleRowSchema = z.object({
  baseVehicle: z.string(),
  year: z.int(),
  make: z.string(),
  model: z.string(),
  makeId: z.optional(z.string()),
  modelId: z.optional(z.string()),
  vehicleTypeId: z.optional(z.string()),
});
export type VehicleRow = z.infer<typeof vehicleRowSchema>;
