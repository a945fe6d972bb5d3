import { randomUUID } from 'node:crypto';
import { type VehicleRepository, vehicleRepository } from '../data/sales/vehicle-repository.ts';
import type { Table } from '../data/table/table.ts';

/** The dependencies of the garage endpoints. */
export interface GarageDependencies {
  readonly vehicles: VehicleRepository;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Builds the dependencies from a table. */
export const garageDependencies = (table: Table, now: () => Date): GarageDependencies => ({
  vehicles: vehicleRepository(table),
  now,
  newId: randomUUID,
});
