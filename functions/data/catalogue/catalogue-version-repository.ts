import * as z from 'zod/mini';
import type { CatalogueVersion, SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { sourceEntrySchema } from '#shared/schemas/catalogue/catalogue-version.ts';
import { importSummarySchema } from '#shared/schemas/stored/import.ts';
import { getItem } from '../table/get-item.ts';
import { type Lease, leaseAt } from '../table/lease.ts';
import { queryAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { put, putNew, remove, transact } from '../table/transact.ts';
import { catalogueLockKey, catalogueVersionKey, currentCatalogueKey, offersInWorkKey } from './keys.ts';

/** A version in the table. Its content is in an object that is named by its hash. */
export const versionItemSchema = z.object({
  version: z.int(),
  manifest: z.string(),
  builtAt: z.string(),
  /** The import that published it. Earlier releases kept neither it nor the changes. */
  importId: z.optional(z.string()),
  changes: z.optional(importSummarySchema),
});
export type VersionItem = z.infer<typeof versionItemSchema>;

const inWorkSchema = z.object({
  id: z.string(),
  lists: z.array(z.array(sourceEntrySchema)),
  /** When the work began (ISO date and time). */
  at: z.string(),
});
/** The source lists that offers in the table may come from while an unfinished import writes them. */
type OffersInWork = z.infer<typeof inWorkSchema>;

/** The storage of manifests. */
interface Manifests {
  get(hash: string): Promise<CatalogueVersion>;
}

/** The versions of the provider's catalogue. They apply to all accounts, so there is no scope. */
export interface CatalogueVersionRepository {
  /** Undefined before the first import. */
  current(): Promise<CatalogueVersion | undefined>;
  find(version: number): Promise<CatalogueVersion | undefined>;
  /** Newest first. */
  list(): Promise<VersionItem[]>;
  /** Makes a version the current one. False when another version came after the base, or has the same number. */
  publish(item: VersionItem, base: number | undefined): Promise<boolean>;
  /** The lease of the import that builds a version. */
  readonly lease: Lease;
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

    lease: leaseAt(table, catalogueLockKey),

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
