import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { isUploaded, type PictureName, pictureAt } from '#shared/rules/content/picture-paths.ts';
import { numberIdSchema } from '#shared/schemas/fields/ids.ts';
import { PICTURE_TEXTS } from '#shared/texts/content/picture-texts.ts';
import { getItem } from '../table/get-item.ts';
import { getAll, listIndex } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { put, remove, transact, type Write } from '../table/transact.ts';
import { pictureKey, UNNAMED_PICTURES } from './keys.ts';

const pictureSchema = z.object({
  accountId: numberIdSchema,
  /** 32 hex digits and the ending (rules/content/picture-paths). */
  name: z.string(),
  /** The name of the last file that was uploaded with this content. */
  fileName: z.string(),
  uploadedAt: z.iso.datetime(),
});
/** An uploaded picture. Its files are in the image bucket. */
type Picture = z.infer<typeof pictureSchema>;

/**
 * Uploaded pictures. A save that names a picture marks it in its own transaction (`namingPictures`), and only pictures
 * without this mark are ever deleted (decision B372).
 */
export interface PictureRepository {
  find(picture: PictureName): Promise<Picture | undefined>;
  /**
   * Records an upload, before its files are stored. Another upload of the same content restarts the time to name it.
   * False while the picture is being deleted.
   */
  saveUpload(picture: Picture): Promise<boolean>;
  /** The given paths whose pictures exist. */
  uploaded(paths: readonly string[]): Promise<string[]>;
  /** The pictures that no save has named and that were uploaded before a time. */
  unnamed(before: Date): Promise<Picture[]>;
  /** False if the picture was named or uploaded again since it was listed, or if it is being deleted elsewhere. */
  beginRemoval(picture: Picture, now: Date): Promise<boolean>;
  /** Removes the record, after the files were deleted. */
  endRemoval(picture: Picture): Promise<void>;
}

/** Longer than the function that deletes pictures may run. A deletion that takes longer was interrupted. */
const REMOVAL_MS = 60_000;

export function pictureRepository(table: Table): PictureRepository {
  return {
    async find({ accountId, name }) {
      return z.optional(pictureSchema).parse(await getItem(table, pictureKey(accountId, name)));
    },

    uploaded: (paths) => uploadedPictures(table, paths),

    async saveUpload(picture) {
      const { accountId, name, uploadedAt } = pictureSchema.parse(picture);
      const list = { gsi1pk: UNNAMED_PICTURES, gsi1sk: uploadedAt, summary: picture };
      const key = pictureKey(accountId, name);
      const failed = await transact(table, {
        picture: put(key, { ...picture, ...list }, isFree('attribute_not_exists(named)', new Date(uploadedAt))),
      });
      if (!failed) return true;
      const stored = z.optional(z.object({ named: z.optional(z.boolean()) })).parse(await getItem(table, key));
      return stored?.named === true;
    },

    async unnamed(before) {
      const pictures = z.array(pictureSchema).parse(await listIndex(table, 'gsi1', UNNAMED_PICTURES));
      return pictures.filter(({ uploadedAt }) => uploadedAt < before.toISOString());
    },

    async beginRemoval({ accountId, name, uploadedAt }, now) {
      const { ConditionExpression, ExpressionAttributeValues } = isFree(
        'attribute_not_exists(named) AND uploadedAt = :seen',
        now,
      );
      const failed = await transact(table, {
        picture: {
          Update: {
            Key: { ...pictureKey(accountId, name) },
            UpdateExpression: 'SET removingAt = :now',
            ConditionExpression,
            ExpressionAttributeValues: {
              ...ExpressionAttributeValues,
              ':seen': uploadedAt,
              ':now': now.toISOString(),
            },
          },
        },
      });
      return failed === undefined;
    },

    async endRemoval({ accountId, name, uploadedAt }) {
      const isAsListed = {
        ConditionExpression: 'uploadedAt = :seen AND attribute_exists(removingAt)',
        ExpressionAttributeValues: { ':seen': uploadedAt },
      };
      await transact(table, { picture: remove(pictureKey(accountId, name), isAsListed) });
    },
  };
}

/** A condition that also requires that nobody is deleting the picture. */
const isFree = (condition: string, now: Date) => ({
  ConditionExpression: `${condition} AND (attribute_not_exists(removingAt) OR removingAt < :abandoned)`,
  ExpressionAttributeValues: { ':abandoned': new Date(now.getTime() - REMOVAL_MS).toISOString() },
});

const IS_THERE = { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(removingAt)' };
const NAMING = 'picture ';

/** A transaction takes 100 writes, and a save makes others besides. */
const MOST_NAMED = 80;

/**
 * The writes with which a save names uploaded pictures, for its own transaction. A picture is kept from then on, because
 * the history can bring the save back. Paths of other pictures need none. Throws for a path under /images/a/ that no
 * picture can have.
 */
export function namingPictures(paths: readonly string[]): Readonly<Record<string, Write>> {
  const named = paths.filter(isUploaded).map((path) => {
    const { accountId, name } = pictureAt(path) ?? gone();
    return [`${NAMING}${accountId}/${name}`, naming(pictureKey(accountId, name))] as const;
  });
  const writes = Object.fromEntries(named);
  if (Object.keys(writes).length > MOST_NAMED) throw new AppError('invalid_input', PICTURE_TEXTS.tooMany);
  return writes;
}

const naming = (key: ReturnType<typeof pictureKey>): Write => ({
  Update: {
    Key: { ...key },
    UpdateExpression: 'SET named = :named REMOVE gsi1pk, gsi1sk, summary',
    ExpressionAttributeValues: { ':named': true },
    ...IS_THERE,
  },
});

/** The given paths whose uploaded pictures exist. It reads nothing if none is given. */
export async function uploadedPictures(table: Table, paths: readonly string[]): Promise<string[]> {
  const named = paths.flatMap((path) => {
    const picture = pictureAt(path);
    return picture ? { path, key: pictureKey(picture.accountId, picture.name) } : [];
  });
  if (named.length === 0) return [];
  const keys = new Map(named.map(({ key }) => [`${key.pk} ${key.sk}`, key]));
  const storedSchema = z.object({ pk: z.string(), sk: z.string(), removingAt: z.optional(z.string()) });
  const stored = z.array(storedSchema).parse(await getAll(table, [...keys.values()]));
  const there = new Set(stored.filter(({ removingAt }) => !removingAt).map(({ pk, sk }) => `${pk} ${sk}`));
  return named.filter(({ key }) => there.has(`${key.pk} ${key.sk}`)).map(({ path }) => path);
}

/** Throws if a transaction failed because a picture that it names is not there any more. */
export function refuseMissingPicture(failed: string | undefined): void {
  if (failed?.startsWith(NAMING)) gone();
}

function gone(): never {
  throw new AppError('invalid_input', PICTURE_TEXTS.gone);
}
