import { importsContract } from '#shared/contracts/imports.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, runtime } from '../http/runtime.ts';
import { s3ObjectStore } from '../objects/s3-object-store.ts';
import { importsDependencies } from './dependencies.ts';
import { peopleStore } from './people/people-store.ts';
import { importsRoutes } from './routes.ts';
import { uploadStore } from './uploads/upload-store.ts';
import { beginExecution } from './workflow/begin-execution.ts';

const bucket = process.env['CATALOGUE_BUCKET'] ?? '';
const peopleBucket = process.env['PEOPLE_BUCKET'] ?? '';

const routes = importsRoutes(
  importsDependencies(table, {
    store: s3ObjectStore(bucket),
    uploadStore: uploadStore(bucket),
    beginExecution: beginExecution(process.env['IMPORT_STATE_MACHINE'] ?? ''),
    peopleObjects: peopleStore(peopleBucket),
    peopleUploads: uploadStore(peopleBucket),
    beginPeopleRun: beginExecution(process.env['PEOPLE_STATE_MACHINE'] ?? ''),
    now,
  }),
);

export const handler = groupHandler(importsContract, routes, runtime);
