import { randomUUID } from 'node:crypto';
import {
  type CatalogueVersionRepository,
  catalogueVersionRepository,
} from '../data/catalogue/catalogue-version-repository.ts';
import { type ImportRepository, importRepository } from '../data/catalogue/import-repository.ts';
import { type ImportUploadRepository, importUploadRepository } from '../data/catalogue/import-upload-repository.ts';
import { type SynonymRepository, synonymRepository } from '../data/catalogue/synonym-repository.ts';
import type { Table } from '../data/table/table.ts';
import { noopWake } from '../integrations/wake-outbox.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { versionManifests } from '../objects/version-manifests.ts';
import { type PeopleDependencies, peopleDependencies } from './people/people-dependencies.ts';
import type { PeopleStore } from './people/people-store.ts';
import type { UploadStore } from './uploads/upload-store.ts';
import type { BeginExecution } from './workflow/begin-execution.ts';

interface FromHandler {
  /** Holds the objects of the catalogue and the reports of imports. */
  readonly store: ObjectStore;
  readonly uploadStore: UploadStore;
  readonly beginExecution: BeginExecution;
  /** The objects and uploads of imports of people, and their workflow. */
  readonly peopleObjects: PeopleStore;
  readonly peopleUploads: UploadStore;
  readonly beginPeopleRun: BeginExecution;
  readonly now: () => Date;
}

/** The dependencies of the routes for imports. */
export interface ImportsDependencies extends FromHandler {
  readonly imports: ImportRepository;
  readonly uploads: ImportUploadRepository;
  readonly synonyms: SynonymRepository;
  readonly versions: CatalogueVersionRepository;
  readonly people: PeopleDependencies;
  readonly newId: () => string;
}

/** Builds the dependencies of the group over a table. */
export const importsDependencies = (table: Table, fromHandler: FromHandler): ImportsDependencies => ({
  ...fromHandler,
  imports: importRepository(table),
  synonyms: synonymRepository(table),
  uploads: importUploadRepository(table),
  versions: catalogueVersionRepository(table, versionManifests(fromHandler.store)),
  people: peopleDependencies(table, { objects: fromHandler.peopleObjects, wakeOutbox: noopWake, now: fromHandler.now }),
  newId: randomUUID,
});
