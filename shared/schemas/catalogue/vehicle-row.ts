import * as z from 'zod/mini';

/**
 * The vehicle that an ACES base vehicle id stands for, from the provider's map. The ids of make, model and vehicle type are
 * only needed for applications that name those and a span of years. Natural key: baseVehicle.
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
