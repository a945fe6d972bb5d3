import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import { batchWrite } from '../table/batch-write.ts';
import { epochSeconds } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { offerKey } from './keys.ts';

/** For this long, carts can still explain a withdrawn part. */
const WITHDRAWN_MS = 60 * 24 * 60 * 60 * 1000;

/** Only imports write offers, and they write them whole. Reservations are separate items. */
export interface OfferWriter {
  /** Returns the number of offers written. */
  write(offers: AsyncIterable<Offer>): Promise<number>;
  /** Marks offers whose parts are no longer in the catalogue. They are deleted after 60 days. Returns their number. */
  withdraw(offers: AsyncIterable<Offer>, now: Date): Promise<number>;
}

export function offerWriter(table: Table): OfferWriter {
  return {
    write: (offers) =>
      batchWrite(
        table,
        mapped(offers, (offer) => ({ ...offer, ...offerKey(offer.id) })),
      ),
    withdraw(offers, now) {
      const ttl = epochSeconds(new Date(now.getTime() + WITHDRAWN_MS));
      return batchWrite(
        table,
        mapped(offers, (offer) => ({ ...offer, isDiscontinued: true, ttl, ...offerKey(offer.id) })),
      );
    },
  };
}

async function* mapped<From, To>(rows: AsyncIterable<From>, map: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield map(row);
}
