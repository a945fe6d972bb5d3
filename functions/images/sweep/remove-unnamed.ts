import { picturePaths } from '#shared/rules/content/picture-paths.ts';
import type { PictureRepository } from '../../data/content/picture-repository.ts';
import type { PictureFiles } from '../../pictures/picture-files.ts';

/** How long an uploaded picture waits for a save that names it. */
const UNNAMED_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

interface SweepDependencies {
  readonly pictures: Pick<PictureRepository, 'unnamed' | 'beginRemoval' | 'endRemoval'>;
  readonly files: Pick<PictureFiles, 'remove'>;
  readonly now: () => Date;
}

/**
 * Deletes the pictures that nothing has named for 7 days. A record is marked first: from then on no save can name the
 * picture, and a picture that was named meanwhile can't be marked (decision B372). Stops early, between two pictures,
 * when the time is nearly over; the next run continues.
 */
export function makeRemoveUnnamed({ pictures, files, now }: SweepDependencies) {
  return async (hasTime: () => boolean): Promise<void> => {
    for (const picture of await pictures.unnamed(new Date(now().getTime() - UNNAMED_DAYS * DAY_MS))) {
      if (!hasTime()) return;
      if (!(await pictures.beginRemoval(picture, now()))) continue;
      await files.remove(Object.values(picturePaths(picture)));
      await pictures.endRemoval(picture);
    }
  };
}
