import * as z from 'zod/mini';
import { sourceEntrySchema } from '#shared/schemas/catalogue/catalogue-version.ts';
import { getItem } from '../table/get-item.ts';
import { type Lease, leaseAt } from '../table/lease.ts';
import type { Table } from '../table/table.ts';
import { put, transact } from '../table/transact.ts';
import { picturesKey, picturesLockKey } from './keys.ts';

const fetchedPicturesSchema = z.object({
  /** The state of each web address: the picture that was fetched from it, or the problem. */
  log: sourceEntrySchema,
  /** The source with the pictures of the log that are there. */
  pictures: sourceEntrySchema,
});
/** The pictures of parts that imports have fetched from web addresses. Their rows are in objects. */
export type FetchedPictures = z.infer<typeof fetchedPicturesSchema>;

/** They belong to the catalogue, so there is no scope. */
export interface FetchedPictureRepository {
  /** Undefined before the first picture. */
  find(): Promise<FetchedPictures | undefined>;
  /** False if somebody else has saved since `before` was read. */
  save(next: FetchedPictures, before: FetchedPictures | undefined): Promise<boolean>;
  /** The lease of the import that fetches. */
  readonly lease: Lease;
}

export const fetchedPictureRepository = (table: Table): FetchedPictureRepository => ({
  find: async () => z.optional(fetchedPicturesSchema).parse(await getItem(table, picturesKey)),

  async save(next, before) {
    const failed = await transact(table, {
      pictures: put(
        picturesKey,
        { ...next, logHash: next.log.hash },
        before === undefined
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : { ConditionExpression: 'logHash = :before', ExpressionAttributeValues: { ':before': before.log.hash } },
      ),
    });
    return failed === undefined;
  },

  lease: leaseAt(table, picturesLockKey),
});
