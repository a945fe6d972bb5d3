import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { isVehicleExpired } from '#shared/rules/search/vehicle-expiry.ts';
import {
  type NewVehicle,
  newVehicleSchema,
  type SavedVehicle,
  savedVehicleSchema,
} from '#shared/schemas/fields/vehicle.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { GARAGE_TEXTS } from '#shared/texts/catalogue/garage-texts.ts';
import { addWithinLimit } from '../table/add-within-limit.ts';
import { getItem } from '../table/get-item.ts';
import type { Key } from '../table/keys.ts';
import { epochSeconds, queryAll, queryAllStrongly } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { put, remove, transact } from '../table/transact.ts';
import { vehicleCountKey, vehicleKey } from './keys.ts';

/** A garage holds vehicles in current work, and is read as a whole. */
const MOST_VEHICLES = 200;

type VehicleToSave = NewVehicle & Pick<SavedVehicle, 'vehicleId' | 'expires'>;

/** The caller's own garage in the account they shop for. The scope is the key. */
export interface VehicleRepository {
  /** The vehicles that have not expired, newest first. */
  list(scope: Scope, now: Date): Promise<SavedVehicle[]>;
  /**
   * A repeated id changes nothing and returns the saved vehicle. Throws 'conflict' when the id comes with another
   * vehicle (decision W6) or the garage is full.
   */
  save(scope: Scope, vehicle: VehicleToSave, now: Date): Promise<SavedVehicle>;
  remove(scope: Scope, vehicleId: string): Promise<void>;
}

const storedSchema = z.extend(savedVehicleSchema, { savedAt: z.iso.datetime() });

export function vehicleRepository(table: Table): VehicleRepository {
  const keptOf = (items: readonly unknown[], now: Date) =>
    z
      .array(storedSchema)
      .parse(items)
      .filter(({ expires }) => !isVehicleExpired(expires, dayOf(now)));

  async function repeated(key: Key, given: VehicleToSave): Promise<SavedVehicle> {
    const first = savedVehicleSchema.parse(await getItem(table, key));
    if (isDeepStrictEqual(newVehicleSchema.parse(first), newVehicleSchema.parse(given))) return first;
    throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
  }

  return {
    async list(scope, now) {
      const kept = keptOf(await queryAll(table, vehicleKey(scope)), now);
      const newestFirst = kept.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
      return newestFirst.map(({ savedAt: _, ...vehicle }) => vehicle);
    },

    async save(scope, given, now) {
      const vehicle: SavedVehicle = { ...given, userId: scope.userId };
      const key = vehicleKey(scope, given.vehicleId);
      const item = { ...vehicle, savedAt: now.toISOString(), ttl: epochSeconds(new Date(vehicle.expires)) };
      const recount = async () => keptOf(await queryAllStrongly(table, vehicleKey(scope)), now).length;
      const failed = await addWithinLimit(
        table,
        { countKey: vehicleCountKey(scope), limit: MOST_VEHICLES, recount },
        { vehicle: put(key, item, isFree(now)) },
      );
      if (failed === 'vehicle') return repeated(key, given);
      if (failed === 'limit') throw new AppError('conflict', GARAGE_TEXTS.garageIsFull);
      return vehicle;
    },

    async remove(scope, vehicleId) {
      await transact(table, { vehicle: remove(vehicleKey(scope, vehicleId)) });
    },
  };
}

/** The table deletes expired items late, so an expired vehicle may still be there. */
const isFree = (now: Date) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR expires <= :today',
  ExpressionAttributeValues: { ':today': dayOf(now) },
});

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
