import * as z from 'zod/mini';
import { type Offer, offerSchema } from '#shared/schemas/catalogue/offer.ts';
import { getAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { offerKey } from './keys.ts';

/** The provider's offers for all accounts, so there is no scope. Rules decide what an account may see and pays. */
export interface OfferRepository {
  /** By part id. Leaves out parts without an offer. `strongly` sees every imported row that was acknowledged before. */
  findMany(partIds: readonly string[], consistency?: 'strongly'): Promise<ReadonlyMap<string, Offer>>;
}

export function offerRepository(table: Table): OfferRepository {
  return {
    async findMany(partIds, consistency) {
      const keys = [...new Set(partIds)].map(offerKey);
      const offers = z.array(offerSchema).parse(await getAll(table, keys, consistency));
      return new Map(offers.map((offer) => [offer.id, offer]));
    },
  };
}
