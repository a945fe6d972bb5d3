import * as z from 'zod/mini';

const text = z.string();

/** What an application says of a part on a vehicle, whichever the vehicle is. */
const applicationFields = {
  /** The id lets an UPDATE file delete it; one that covers several models or spans of years has it on each. */
  id: text,
  partType: text,
  position: z.optional(text),
  /** How many a vehicle needs. */
  quantity: z.int(),
  /** Qualifiers and notes, in the order and number they came in. */
  notes: z.array(text),
  /** Qualifiers by code, kept for those who have a map: ['EngineBase:143'] */
  options: z.array(text),
};

/** One application of a part: a vehicle over a span of years. */
export const fitmentApplicationSchema = z.object({
  ...applicationFields,
  make: text,
  model: text,
  from: z.int(),
  to: z.int(),
});
export type FitmentApplication = z.infer<typeof fitmentApplicationSchema>;

/** A vehicle as a supplier names it: by its base vehicle id, or by ids of make and model and a span of years. */
const vehicleReferenceSchema = z.union([
  z.object({ baseVehicle: text }),
  z.object({
    makeId: text,
    modelId: z.optional(text),
    vehicleTypeId: z.optional(text),
    from: z.int(),
    to: z.int(),
  }),
]);
export type VehicleReference = z.infer<typeof vehicleReferenceSchema>;

/** An application as its file has it: its vehicle is looked up in the customer's map when sources are joined, and never guessed. */
const sentApplicationSchema = z.object({ ...applicationFields, vehicle: vehicleReferenceSchema });
export type SentApplication = z.infer<typeof sentApplicationSchema>;

/** All that a brand says a part of it fits. Natural key: brand, brandPartNumber. */
export interface SentFitments {
  readonly brand: string;
  readonly brandPartNumber: string;
  readonly applications: readonly SentApplication[];
}

/** All that a part of a brand fits. Natural key: brand, brandPartNumber. */
const fitmentRowSchema = z.object({
  brand: text,
  brandPartNumber: text,
  applications: z.array(fitmentApplicationSchema),
});
export type FitmentRow = z.infer<typeof fitmentRowSchema>;
