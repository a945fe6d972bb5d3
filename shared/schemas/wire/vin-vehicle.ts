import * as z from 'zod/mini';
import { vehicleKinds } from '../../values/vehicle-kinds.ts';

/** The vehicle of a VIN. Unknown texts are empty. */
export const vinVehicleSchema = z.object({
  vin: z.string(),
  year: z.nullable(z.int()),
  make: z.string(),
  model: z.string(),
  /** The number of the weight class or engine that belongs to the model, such as the 1500 of a Sierra 1500. */
  series: z.string(),
  trim: z.string(),
  /** Such as 'sedan'. */
  body: z.string(),
  /** Such as '3.5 L V6'. */
  engine: z.string(),
  /** Such as 'AWD'. */
  drive: z.string(),
  kind: z.enum(vehicleKinds),
  /** A gross weight rating of more than 26,000 pounds. */
  isHeavy: z.boolean(),
  /** The country of the manufacturer code. */
  country: z.string(),
  manufacturer: z.string(),
  /** The model is only likely, because the manufacturer reported no pattern for it. */
  isModelGuessed: z.boolean(),
  /** The names of the vehicle in the catalog. Empty where the catalog does not have it. */
  offered: z.object({ make: z.string(), models: z.array(z.string()) }),
});
export type VinVehicle = z.infer<typeof vinVehicleSchema>;
