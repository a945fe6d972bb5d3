import * as z from 'zod/mini';
import { LONGEST_CUSTOMER_NAME } from '../../values/customer-name.ts';
import { named } from '../../wire/wire.ts';
import { idSchema } from './ids.ts';
import { yearSchema } from './year.ts';

const nameSchema = z.string().check(z.regex(/\S/, 'Expected a name'), z.maxLength(100));
const noteSchema = z.string().check(z.maxLength(300));

/** The vehicle that a shopper saves, and who it is for. */
export const newVehicleSchema = z.object({
  year: yearSchema,
  make: nameSchema,
  model: nameSchema,
  /** Full name of the category that was open. */
  category: z.optional(noteSchema),
  /** The interchange option. */
  option: z.optional(noteSchema),
  fitment: z.optional(noteSchema),
  /** The account sets its label and its longest length (rules/customer-name). */
  customerName: z.optional(z.string().check(z.maxLength(LONGEST_CUSTOMER_NAME))),
});
export type NewVehicle = z.infer<typeof newVehicleSchema>;

/** A vehicle in a user's garage. */
export const savedVehicleSchema = z.extend(newVehicleSchema, {
  vehicleId: named('Id', idSchema),
  userId: idSchema,
  /** An ISO date: the first day on which it is no longer kept. */
  expires: z.iso.date(),
});
export type SavedVehicle = z.infer<typeof savedVehicleSchema>;
