import { table } from '../data/deployed-table.ts';
import { s3ObjectStore } from '../search/s3-object-store.ts';
import { importTools } from './import-tools.ts';

/** Over the table and the bucket that the environment names. */
export const deployedTools = importTools(table, s3ObjectStore(process.env['CATALOGUE_BUCKET'] ?? ''), () => new Date());
