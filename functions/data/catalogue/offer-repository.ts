import * as z from 'zod/mini';
import { type Offer, offerSchema } from '#shared/schemas/catalogue/offer.ts';
import { getAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { offerKey } from './keys.ts';

/** The provider's own, for all accounts: there is no scope. What an account may see and pay is for the rules to say. */
export interface OfferRepository {
  /** By part id; what nobody offers is left out. `strongly` sees every import's row that was acknowledged before. */
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
