import * as z from 'zod/mini';
import { LONGEST_CUSTOMER_NAME } from '../../values/customer-name.ts';
import { named } from '../../wire/wire.ts';
import { idSchema } from './ids.ts';

const nameSchema = z.string().check(z.regex(/\S/, 'Expected a name'), z.maxLength(100));
const noteSchema = z.string().check(z.maxLength(300));

/** What a shopper saves: the vehicle they chose parts for, and for whom. */
export const newVehicleSchema = z.object({
  year: z.int().check(z.minimum(1890), z.maximum(2100)),
  make: nameSchema,
  model: nameSchema,
  /** Full name of the category that was looked at. */
  category: z.optional(noteSchema),
  /** Of an interchange part. */
  option: z.optional(noteSchema),
  fitment: z.optional(noteSchema),
  /** What it is called and how long it may be is the account's to say (rules/customer-name). */
  customerName: z.optional(z.string().check(z.maxLength(LONGEST_CUSTOMER_NAME))),
});
export type NewVehicle = z.infer<typeof newVehicleSchema>;

/** A vehicle in a user's garage. */
export const savedVehicleSchema = z.extend(newVehicleSchema, {
  vehicleId: named('Id', idSchema),
  userId: idSchema,
  /** The first day on which it is gone, an ISO date. */
  expires: z.iso.date(),
});
export type SavedVehicle = z.infer<typeof savedVehicleSchema>;
