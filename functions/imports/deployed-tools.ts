import { table } from '../data/table/deployed-table.ts';
import { s3ObjectStore } from '../objects/s3-object-store.ts';
import { importTools } from './engine/import-tools.ts';
import { openUpload, type UploadLocation } from './uploads/open-upload.ts';

const bucket = process.env['CATALOGUE_BUCKET'] ?? '';

/** The tools of imports over the table and bucket that the environment names. */
export const deployedTools = {
  ...importTools(table, s3ObjectStore(bucket), () => new Date()),
  openUpload: (location: UploadLocation) => openUpload(bucket, location),
};
