import * as z from 'zod/mini';
import { idSchema } from '../schemas/fields/ids.ts';
import { newVehicleSchema, savedVehicleSchema } from '../schemas/fields/vehicle.ts';
import { defineGroup } from '../wire/endpoint.ts';

const ofUser = z.object({ id: idSchema });

/** My Vehicles: the vehicles that a user saved while shopping. They are kept for 14 days. */
export const garageContract = defineGroup({
  listVehicles: {
    method: 'GET',
    path: '/api/vehicle/{id}',
    summary: 'The saved vehicles of the user with this UserId, newest first.',
    access: { signedIn: true },
    params: ofUser,
    output: z.array(savedVehicleSchema),
  },
  saveVehicle: {
    method: 'POST',
    path: '/api/vehicle/{id}',
    summary: 'Saves a vehicle for the user with this UserId, at most 200.',
    access: { signedIn: true },
    params: ofUser,
    body: newVehicleSchema,
    output: savedVehicleSchema,
    idempotencyKey: true,
  },
  removeVehicle: {
    method: 'DELETE',
    path: '/api/vehicle/{userid}/{id}',
    summary: 'Removes a saved vehicle. Repeating it changes nothing.',
    access: { signedIn: true },
    params: z.object({ userid: idSchema, id: idSchema }),
    output: z.null(),
  },
});
