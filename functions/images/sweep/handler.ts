import type { Context } from 'aws-lambda';
import { pictureRepository } from '../../data/content/picture-repository.ts';
import { table } from '../../data/table/deployed-table.ts';
import { pictureFiles } from '../../pictures/picture-files.ts';
import { makeRemoveUnnamed } from './remove-unnamed.ts';

const removeUnnamed = makeRemoveUnnamed({
  pictures: pictureRepository(table),
  files: pictureFiles(process.env['IMAGES_BUCKET'] ?? ''),
  now: () => new Date(),
});

const MARGIN_MS = 10_000;

/** Called once a day. */
export const handler = (_event: unknown, context: Context): Promise<void> =>
  removeUnnamed(() => context.getRemainingTimeInMillis() > MARGIN_MS);
