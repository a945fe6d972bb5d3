import * as z from 'zod/mini';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import { type MarketingSpot, marketingSpotSchema } from '#shared/schemas/stored/marketing-spot.ts';
import { getItem } from '../table/get-item.ts';
import { notFound } from '../table/not-found.ts';
import { listIndex } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { put, transact } from '../table/transact.ts';
import { spotKey, spotsOf, titleListKeys } from './keys.ts';
import { namingPictures, refuseMissingPicture } from './picture-repository.ts';

export interface MarketingSpotRepository {
  find(scope: Scope, id: string): Promise<MarketingSpot | undefined>;
  /** The active spots of an account, by title. */
  shown(accountId: number): Promise<MarketingSpot[]>;
  /** Creates or replaces a spot. Its account stays the same. Throws 'Unauthorized' for a spot out of scope. */
  save(scope: Scope, spot: MarketingSpot): Promise<void>;
}

export function marketingSpotRepository(table: Table): MarketingSpotRepository {
  const findAnywhere = async (id: string) => z.optional(marketingSpotSchema).parse(await getItem(table, spotKey(id)));

  return {
    async find(scope, id) {
      return within(scope, await findAnywhere(id));
    },

    async shown(accountId) {
      const spots = z.array(marketingSpotSchema).parse(await listIndex(table, 'gsi1', spotsOf(accountId)));
      return spots.filter(({ active }) => active);
    },

    async save(scope, given) {
      const seen = await findAnywhere(given.id);
      if (!within(scope, seen ?? given)) throw notFound();
      const spot = marketingSpotSchema.parse({ ...given, accountId: seen?.accountId ?? given.accountId });
      const lists = titleListKeys(spotsOf(spot.accountId), spot);
      const failed = await transact(table, {
        spot: put(spotKey(spot.id), { ...spot, ...lists, summary: spot }),
        ...namingPictures([spot.image]),
      });
      refuseMissingPicture(failed);
    },
  };
}
