import * as z from 'zod/mini';

const text = z.string();

/** The fields of an application besides its vehicle. */
const applicationFields = {
  /** An UPDATE file deletes an application by this id. One that covers several models or spans has the same id on each. */
  id: text,
  partType: text,
  position: z.optional(text),
  /** The number that a vehicle needs. */
  quantity: z.int(),
  /** Qualifiers and notes in the order of the file, with repeats. */
  notes: z.array(text),
  /** Qualifiers by code, for providers with a map of them: ['EngineBase:143'] */
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

/** A vehicle by the supplier's ids: a base vehicle, or make, model and a span of years. */
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

/** An application as in its file. Its vehicle is looked up in the provider's map when sources are joined, and never guessed. */
const sentApplicationSchema = z.object({ ...applicationFields, vehicle: vehicleReferenceSchema });
export type SentApplication = z.infer<typeof sentApplicationSchema>;

/** The fitments of a part as its brand sent them. Natural key: brand, brandPartNumber. */
export interface SentFitments {
  readonly brand: string;
  readonly brandPartNumber: string;
  readonly applications: readonly SentApplication[];
}

/** The fitments of a part, with vehicles looked up. Natural key: brand, brandPartNumber. */
const fitmentRowSchema = z.object({
  brand: text,
  brandPartNumber: text,
  applications: z.array(fitmentApplicationSchema),
});
export type FitmentRow = z.infer<typeof fitmentRowSchema>;
