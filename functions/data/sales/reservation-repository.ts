import * as z from 'zod/mini';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { afterReleasing, afterReserving, type Reservation } from '#shared/rules/pricing/stock-reservation.ts';
import { type PartReservations, partReservationsSchema } from '#shared/schemas/catalogue/part-reservations.ts';
import { offerRepository } from '../catalogue/offer-repository.ts';
import { getAll, listIndex } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { putNew, putNext, transact, type Write } from '../table/transact.ts';
import { reservationKey, reservationList, reservationListKeys } from './keys.ts';

/** Stock that orders reserved. It belongs to the provider and holds no account's data, so there is no scope. */
export interface ReservationRepository {
  /** By part id. Leaves out parts that no order ever reserved. */
  findMany(partIds: readonly string[], consistency?: 'strongly'): Promise<ReadonlyMap<string, PartReservations>>;
  /** Reservations and releases since a time (ISO), oldest change first. */
  since(from: string, now: Date): Promise<PartReservations[]>;
  /**
   * False when there is not enough stock, and then nothing is reserved. A repeated call for the same order reserves
   * once.
   */
  reserve(partId: string, reservation: Reservation): Promise<boolean>;
  /** Releases an order's reservation of a part; does nothing when there is none. */
  release(partId: string, orderNumber: string, now: Date): Promise<void>;
}

/** A conditional write of a part's reservations, changed at `at` (ISO). It fails when they were changed meanwhile. */
export function reservationWrite(next: PartReservations, at: string): Write {
  const item = { ...next, ...reservationListKeys(next.id, at), summary: next };
  return next.version === 1 ? putNew(reservationKey(next.id), item) : putNext(reservationKey(next.id), item);
}

export function reservationRepository(table: Table): ReservationRepository {
  const offers = offerRepository(table);

  async function findMany(partIds: readonly string[], consistency?: 'strongly') {
    const keys = [...new Set(partIds)].map(reservationKey);
    const found = z.array(partReservationsSchema).parse(await getAll(table, keys, consistency));
    return new Map(found.map((reserved) => [reserved.id, reserved]));
  }

  const save = async (next: PartReservations, at: string): Promise<boolean> =>
    (await transact(table, { reserved: reservationWrite(next, at) })) === undefined;

  return {
    findMany,

    async since(from, now) {
      const days = daysBetween(from.slice(0, 10), now.toISOString().slice(0, 10));
      const changed = await Promise.all(days.map((day) => listIndex(table, 'gsi3', reservationList(day), from)));
      return z.array(partReservationsSchema).parse(changed.flat());
    },

    reserve: (partId, reservation) =>
      retryOnConflict(async () => {
        const [found, reservations] = await Promise.all([
          offers.findMany([partId], 'strongly'),
          findMany([partId], 'strongly'),
        ]);
        const [offer, reserved] = [found.get(partId), reservations.get(partId)];
        const next = offer && afterReserving(reserved, offer, reservation);
        if (!next) return false;
        return next === reserved || (await save(next, reservation.at)) ? true : undefined;
      }),

    async release(partId, orderNumber, now) {
      const at = now.toISOString();
      await retryOnConflict(async () => {
        const next = afterReleasing((await findMany([partId], 'strongly')).get(partId), orderNumber, at);
        return !next || (await save(next, at)) ? true : undefined;
      });
    },
  };
}

/** ISO dates, both ends inclusive. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = shifted(day, 1)) days.push(day);
  return days;
}
