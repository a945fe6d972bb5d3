import { isUnknownToFeed } from '#shared/rules/pricing/stock-reservation.ts';
import { idHash } from '../format/search-text.ts';
import type { RowColumns } from '../format/segment-columns.ts';

/** A reservation of a part since the stock feeds, with the fields that a search needs. */
export type ListedReservation =
  | { readonly kind: 'salvage'; readonly id: string; readonly isReserved: boolean }
  | {
      readonly kind: 'aftermarket';
      readonly id: string;
      /** Time (ISO), quantity and warehouse of each reservation. */
      readonly entries: readonly { readonly warehouse: string; readonly quantity: number; readonly at: string }[];
    };

/** A quarter of a megabyte. With ten thousand reservations, one candidate in 26 is compared in vain. */
const SLOTS = 1 << 18;

/**
 * The reservations since the index was built, kept across its versions. A small table of hash bits shows which parts
 * may have one, and only their ids are compared. The sold rows of a segment are marked once, in a fraction of a
 * millisecond, and searches read the marks.
 */
export class ReservationOverlay {
  readonly #reservations = new Map<string, ListedReservation>();
  readonly #slots = new Uint8Array(SLOTS);
  #soldRows = new WeakMap<RowColumns, Uint8Array | undefined>();

  /** The newest state of a part replaces the older one. A release is a state, too. */
  apply(reservations: Iterable<ListedReservation>): void {
    for (const reservation of reservations) {
      if (reservation.kind === 'salvage' && reservation.isReserved !== this.isSold(reservation.id))
        this.#soldRows = new WeakMap();
      this.#reservations.set(reservation.id, reservation);
      this.#slots[idHash(reservation.id) % SLOTS] = 1;
    }
  }

  /** False when no part with this hash is reserved. */
  mayHold(hash: number): boolean {
    return this.#slots[hash % SLOTS] === 1;
  }

  /** A mark for each sold salvage row, or undefined if there is none. It is recomputed for new rows or reservations. */
  soldRows(rows: RowColumns): Uint8Array | undefined {
    if (!this.#soldRows.has(rows)) this.#soldRows.set(rows, this.#findSold(rows));
    return this.#soldRows.get(rows);
  }

  #findSold({ aftermarketCount, length, idHash: hashes, id }: RowColumns): Uint8Array | undefined {
    let sold: Uint8Array | undefined;
    for (let row = aftermarketCount; row < length; row++) {
      if (!this.mayHold(hashes[row] ?? 0) || !this.isSold(id.at(row))) continue;
      sold ??= new Uint8Array(length - aftermarketCount);
      sold[row - aftermarketCount] = 1;
    }
    return sold;
  }

  isSold(guid: string): boolean {
    const reservation = this.#reservations.get(guid);
    return reservation?.kind === 'salvage' && reservation.isReserved;
  }

  /** The eaches of a part that are reserved at a warehouse and not yet included in its stock feed. */
  reservedSince(id: string, warehouse: string, asOf: string): number {
    const reservation = this.#reservations.get(id);
    if (reservation?.kind !== 'aftermarket') return 0;
    return reservation.entries
      .filter((entry) => entry.warehouse === warehouse && isUnknownToFeed(entry.at, asOf))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  }
}
