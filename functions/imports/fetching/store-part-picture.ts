import { createHash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import { fetchedPath } from '#shared/rules/content/fetched-picture.ts';
import { sizedPaths } from '#shared/rules/content/picture-paths.ts';
import { encodePicture } from '../../pictures/encode-picture.ts';
import type { PictureFiles } from '../../pictures/picture-files.ts';
import { UnfetchedPicture } from './picture-problem.ts';

/** Part of the hash. It must change whenever pictures are encoded in another way, because browsers keep them for good. */
const RECIPE = 'first part';

/**
 * Encodes a picture of a part in each size, stores the results and returns their name. The name is a hash of the file, so
 * the same file at several addresses is stored once. Pictures are encoded one at a time, because each may take 400 MB.
 * `names` are those that are stored already. @throws {UnfetchedPicture} if the file is no picture that can be read.
 */
export function makeStorePartPicture(files: Pick<PictureFiles, 'put'>, names: Iterable<string>) {
  const nameOfHash = new Map([...names].map((name) => [hashIn(name), name]));
  let last: Promise<unknown> = Promise.resolve();

  async function store(bytes: Buffer): Promise<string> {
    const hash = createHash('sha256').update(`${RECIPE} `).update(bytes).digest('hex').slice(0, 32);
    const known = nameOfHash.get(hash);
    if (known !== undefined) return known;
    const { ending, full, large, thumbnail } = await encodePicture(bytes, 'part').catch((error) => {
      throw refusal(error);
    });
    const name = `${hash}${ending}`;
    const paths = sizedPaths(fetchedPath(name));
    await Promise.all([
      files.put(paths.path, full),
      files.put(paths.large, large),
      files.put(paths.thumbnail, thumbnail),
    ]);
    nameOfHash.set(hash, name);
    return name;
  }

  return (bytes: Buffer): Promise<string> => {
    const stored = last.then(() => store(bytes));
    last = stored.catch(() => undefined);
    return stored;
  };
}

const hashIn = (name: string): string => name.slice(0, name.indexOf('.'));

/** The reason for which the picture was refused. Other errors are not the file's fault. */
function refusal(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const [{ message = error.message } = {}] = error.fieldErrors ?? [];
  return new UnfetchedPicture('picture-type', message);
}
