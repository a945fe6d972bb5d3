import * as z from 'zod/mini';
import type { CatalogueVersion, SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { sourceEntrySchema } from '#shared/schemas/catalogue/catalogue-version.ts';
import { getItem } from '../table/get-item.ts';
import { queryAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { put, putNew, remove, transact } from '../table/transact.ts';
import { catalogueLockKey, catalogueVersionKey, currentCatalogueKey, offersInWorkKey } from './keys.ts';

/** A version as the table knows it. All that it consists of lies in an object, named by its hash. */
const versionItemSchema = z.object({ version: z.int(), manifest: z.string(), builtAt: z.string() });
type VersionItem = z.infer<typeof versionItemSchema>;

const inWorkSchema = z.object({
  id: z.string(),
  lists: z.array(z.array(sourceEntrySchema)),
  /** Since when, ISO date and time. */
  at: z.string(),
});
/** Lists of sources that offers in the table may be of, as somebody began to write them and has not come to the end. */
type OffersInWork = z.infer<typeof inWorkSchema>;

/** Where manifests lie. */
interface Manifests {
  get(hash: string): Promise<CatalogueVersion>;
}

/** The provider's own, for all accounts: there is no scope. */
export interface CatalogueVersionRepository {
  /** Undefined before the first import. */
  current(): Promise<CatalogueVersion | undefined>;
  find(version: number): Promise<CatalogueVersion | undefined>;
  /** Newest first. */
  list(): Promise<VersionItem[]>;
  /** Makes it the current one. False when another version came since the base, or stands under its number. */
  publish(item: VersionItem, base: number | undefined): Promise<boolean>;
  /** Lets one work for a while, so that others need not do in vain what they would have to do again. False when another one does. */
  lease(owner: string, now: Date, forMs: number): Promise<boolean>;
  release(owner: string): Promise<void>;
  offersInWork(): Promise<OffersInWork[]>;
  beginOffers(
    id: string,
    work: { readonly lists: readonly (readonly SourceEntry[])[]; readonly at: string },
  ): Promise<void>;
  endOffers(ids: readonly string[]): Promise<void>;
}

export function catalogueVersionRepository(table: Table, manifests: Manifests): CatalogueVersionRepository {
  const manifestOf = async (item: unknown): Promise<CatalogueVersion | undefined> => {
    const found = z.optional(versionItemSchema).parse(item);
    return found && manifests.get(found.manifest);
  };

  return {
    current: async () => manifestOf(await getItem(table, currentCatalogueKey)),
    find: async (version) => manifestOf(await getItem(table, catalogueVersionKey(version))),

    async list() {
      const items = z.array(versionItemSchema).parse(await queryAll(table, catalogueVersionKey()));
      return items.sort((one, other) => other.version - one.version);
    },

    async publish(item, base) {
      const failed = await transact(table, {
        current: put(
          currentCatalogueKey,
          item,
          base === undefined
            ? { ConditionExpression: 'attribute_not_exists(pk)' }
            : { ConditionExpression: 'version = :base', ExpressionAttributeValues: { ':base': base } },
        ),
        version: putNew(catalogueVersionKey(item.version), item),
      });
      return failed === undefined;
    },

    async lease(owner, now, forMs) {
      const failed = await transact(table, {
        lock: put(
          catalogueLockKey,
          { holder: owner, endsAt: now.getTime() + forMs },
          {
            ConditionExpression: 'attribute_not_exists(pk) OR holder = :owner OR endsAt < :now',
            ExpressionAttributeValues: { ':owner': owner, ':now': now.getTime() },
          },
        ),
      });
      return failed === undefined;
    },

    async release(owner) {
      await transact(table, {
        lock: remove(catalogueLockKey, {
          ConditionExpression: 'holder = :owner',
          ExpressionAttributeValues: { ':owner': owner },
        }),
      });
    },

    async offersInWork() {
      return z.array(inWorkSchema).parse(await queryAll(table, offersInWorkKey()));
    },

    async beginOffers(id, work) {
      await transact(table, { begun: put(offersInWorkKey(id), { id, ...work }) });
    },

    async endOffers(ids) {
      for (const id of ids) await transact(table, { ended: remove(offersInWorkKey(id)) });
    },
  };
}
