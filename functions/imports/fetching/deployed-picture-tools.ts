import { catalogueVersionRepository } from '../../data/catalogue/catalogue-version-repository.ts';
import { fetchedPictureRepository } from '../../data/catalogue/fetched-picture-repository.ts';
import { importRepository } from '../../data/catalogue/import-repository.ts';
import { table } from '../../data/table/deployed-table.ts';
import { s3ObjectStore } from '../../objects/s3-object-store.ts';
import { versionManifests } from '../../objects/version-manifests.ts';
import { pictureFiles } from '../../pictures/picture-files.ts';
import { pictureFetcher } from './fetch-picture.ts';
import type { PictureStepTools } from './picture-steps.ts';

const store = s3ObjectStore(process.env['CATALOGUE_BUCKET'] ?? '');

/** The tools that fetch pictures, over the table and the buckets that the environment names. */
export const deployedPictureTools: PictureStepTools = {
  store,
  versions: catalogueVersionRepository(table, versionManifests(store)),
  pictures: fetchedPictureRepository(table),
  imports: importRepository(table),
  files: pictureFiles(process.env['IMAGES_BUCKET'] ?? ''),
  fetchPicture: pictureFetcher(),
  now: () => new Date(),
};
