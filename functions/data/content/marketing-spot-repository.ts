import * as z from 'zod/mini';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import {
  type MarketingSpot,
  marketingSpotSchema,
  type SpotRecord,
  spotRecordSchema,
} from '#shared/schemas/stored/content/marketing-spot.ts';
import { getItem } from '../table/get-item.ts';
import { notFound } from '../table/not-found.ts';
import { listIndex } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { transact } from '../table/transact.ts';
import { type AlsoOfContent, type ContentRule, putContent } from './content-change.ts';
import { spotKey, spotsOf, titleListKeys } from './keys.ts';
import { namingPictures, refuseMissingPicture } from './picture-repository.ts';

export interface MarketingSpotRepository {
  find(scope: Scope, id: string): Promise<SpotRecord | undefined>;
  /** All spots of an account, by title. Its readers check the account, which decides who may see them. */
  list(accountId: number): Promise<SpotRecord[]>;
  /** The active spots of an account, by title. */
  shown(accountId: number): Promise<MarketingSpot[]>;
  /**
   * Applies the rule to the newest version, and repeats it when another change comes in between. The account of a spot
   * stays the same. Throws 'Unauthorized' for a spot out of scope, and for an image that is not
   * there any more. Undefined if the rule leaves nothing.
   */
  change(
    scope: Scope,
    id: string,
    rule: ContentRule<SpotRecord>,
    also?: AlsoOfContent<SpotRecord>,
  ): Promise<SpotRecord | undefined>;
  /** Creates or replaces a spot, without a rule. */
  save(scope: Scope, spot: MarketingSpot): Promise<void>;
}

export function marketingSpotRepository(table: Table): MarketingSpotRepository {
  const findAnywhere = async (id: string) => z.optional(spotRecordSchema).parse(await getItem(table, spotKey(id)));
  const listed = async (accountId: number) =>
    z.array(spotRecordSchema).parse(await listIndex(table, 'gsi1', spotsOf(accountId)));

  const repository: MarketingSpotRepository = {
    async find(scope, id) {
      const spot = within(scope, await findAnywhere(id));
      return spot?.removed ? undefined : spot;
    },

    list: listed,

    async shown(accountId) {
      return z.array(marketingSpotSchema).parse((await listed(accountId)).filter(({ active }) => active));
    },

    change: (scope, id, rule, also) =>
      retryOnConflict(async () => {
        const seen = await findAnywhere(id);
        if (seen && !within(scope, seen)) throw notFound();
        const given = rule(seen);
        if (given === seen || !given) return { spot: seen };
        const spot = nextSpot(seen, given);
        if (!within(scope, spot)) throw notFound();
        const lists = spot.removed ? {} : titleListKeys(spotsOf(spot.accountId), spot);
        const failed = await transact(table, {
          spot: putContent(spotKey(id), { ...spot, ...lists, summary: spot }),
          ...also?.(seen, spot),
          ...namingPictures([spot.image]),
        });
        refuseMissingPicture(failed);
        return failed ? undefined : { spot };
      }).then(({ spot }) => spot),

    async save(scope, given) {
      await repository.change(scope, given.id, (seen) => ({ ...seen, version: 0, ...given }));
    },
  };
  return repository;
}

const nextSpot = (seen: SpotRecord | undefined, given: SpotRecord): SpotRecord =>
  spotRecordSchema.parse({
    ...given,
    ...(seen && { accountId: seen.accountId, parentId: seen.parentId }),
    version: (seen?.version ?? 0) + 1,
  });
