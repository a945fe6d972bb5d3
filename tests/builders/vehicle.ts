import type { NewVehicle } from '#shared/schemas/fields/vehicle.ts';

/** A vehicle as a shopper saves it. A test names only the fields it is about. */
export const aVehicle = (overrides: Partial<NewVehicle> = {}): NewVehicle => ({
  year: 2019,
  make: 'Ford',
  model: 'F-150',
  ...overrides,
});
