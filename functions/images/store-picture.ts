import { createHash } from 'node:crypto';
import type { PictureUpload, UploadedPicture } from '#shared/contracts/images.ts';
import { AppError } from '#shared/errors.ts';
import { PICTURE_LIMITS } from '#shared/rules/content/picture-limits.ts';
import { picturePaths } from '#shared/rules/content/picture-paths.ts';
import { PICTURE_TEXTS } from '#shared/texts/content/picture-texts.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { encodePicture } from '../pictures/encode-picture.ts';
import type { ImagesDependencies } from './dependencies.ts';

/**
 * Part of the hash. Browsers keep pictures for good, so it must change whenever pictures are encoded in another way.
 */
const RECIPE = 'first';

/**
 * Stores a picture for an account in scope. Its name is a hash of the file, so the same file gets the same paths. It is
 * recorded before its files are stored, so that no file can be left without a record.
 */
export function makeStorePicture({ accounts, pictures, files, now }: ImagesDependencies) {
  return async (
    actor: SignedIn,
    { accountId, purpose, fileName, content }: PictureUpload,
  ): Promise<UploadedPicture> => {
    if (!(await accounts.find(homeScope(actor), accountId))) throw notFound();
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length > PICTURE_LIMITS.bytes) throw new AppError('too_large', PICTURE_TEXTS.tooManyBytes);
    const { ending, full, large, thumbnail, width, height } = await encodePicture(bytes, purpose);
    const hash = createHash('sha256').update(`${RECIPE} ${purpose} `).update(bytes).digest('hex').slice(0, 32);
    const picture = { accountId, name: `${hash}${ending}` };
    const isRecorded = await pictures.saveUpload({ ...picture, fileName, uploadedAt: now().toISOString() });
    if (!isRecorded) throw new AppError('unavailable', PICTURE_TEXTS.leaving, { retryAfter: 60 });
    const paths = picturePaths(picture);
    await Promise.all([
      files.put(paths.path, full),
      files.put(paths.large, large),
      files.put(paths.thumbnail, thumbnail),
    ]);
    return { ...paths, width, height };
  };
}
