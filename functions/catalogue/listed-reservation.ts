import type { PartReservations } from '#shared/schemas/catalogue/part-reservations.ts';
import type { ListedReservation } from '../search/query/reservation-overlay.ts';

/** A part's reservations, reduced to what a list needs. */
export function listedReservation(reserved: PartReservations): ListedReservation {
  const { id } = reserved;
  if (reserved.lineOfBusiness === 'salvage') return { kind: 'salvage', id, isReserved: reserved.state === 'taken' };
  const entries = Object.values(reserved.entries).flatMap(({ quantities, at }) =>
    Object.entries(quantities).map(([warehouse, quantity]) => ({ warehouse, quantity, at })),
  );
  return { kind: 'aftermarket', id, entries };
}
