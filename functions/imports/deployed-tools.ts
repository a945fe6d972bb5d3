import { table } from '../data/table/deployed-table.ts';
import { s3ObjectStore } from '../objects/s3-object-store.ts';
import { importTools } from './import-tools.ts';
import { openUpload, type UploadLocation } from './uploads/open-upload.ts';

const bucket = process.env['CATALOGUE_BUCKET'] ?? '';

/** Over the table and the bucket that the environment names. */
export const deployedTools = {
  ...importTools(table, s3ObjectStore(bucket), () => new Date()),
  openUpload: (place: UploadLocation) => openUpload(bucket, place),
};
