import { randomUUID } from 'node:crypto';
import { type VehicleRepository, vehicleRepository } from '../data/sales/vehicle-repository.ts';
import type { Table } from '../data/table/table.ts';

/** What the garage group works with. */
export interface GarageDependencies {
  readonly vehicles: VehicleRepository;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Composes the group over a table. */
export const garageDependencies = (table: Table, now: () => Date): GarageDependencies => ({
  vehicles: vehicleRepository(table),
  now,
  newId: randomUUID,
});
