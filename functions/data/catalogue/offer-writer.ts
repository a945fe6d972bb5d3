import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import { batchWrite } from '../table/batch-write.ts';
import { epochSeconds } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { offerKey } from './keys.ts';

/** Carts that hold a withdrawn part must still be able to explain themselves. */
const WITHDRAWN_MS = 60 * 24 * 60 * 60 * 1000;

/** For imports alone, which write offers whole; what orders took stands in items of its own. */
export interface OfferWriter {
  /** Answers how many they were. */
  write(offers: AsyncIterable<Offer>): Promise<number>;
  /** Marks offers of parts that are in the catalogue no longer; they are gone after 60 days. */
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
