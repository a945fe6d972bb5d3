import * as z from 'zod/mini';

/** What a base vehicle id of ACES stands for, as the customer's map has it. Natural key: baseVehicle. */
export const vehicleRowSchema = z.object({
  baseVehicle: z.string(),
  year: z.int(),
  make: z.string(),
  model: z.string(),
});
export type VehicleRow = z.infer<typeof vehicleRowSchema>;
