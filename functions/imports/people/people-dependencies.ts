import { randomUUID } from 'node:crypto';
import type { AccountSavesDependencies } from '../../account-saves/dependencies.ts';
import { accountRepository } from '../../data/identity/account-repository.ts';
import { personRecords } from '../../data/identity/session-records.ts';
import { userRepository } from '../../data/identity/user-repository.ts';
import { historyRepository } from '../../data/operations/history-repository.ts';
import { importedRowRepository } from '../../data/people-imports/imported-row-repository.ts';
import { peopleImportRepository } from '../../data/people-imports/people-import-repository.ts';
import { columnMappingRepository, peopleUploadRepository } from '../../data/people-imports/people-upload-repository.ts';
import type { Table } from '../../data/table/table.ts';
import type { WakeOutbox } from '../../integrations/wake-outbox.ts';
import type { PeopleStore } from './people-store.ts';

interface FromHandler {
  readonly objects: PeopleStore;
  readonly wakeOutbox: WakeOutbox;
  readonly now: () => Date;
}

/** Builds the dependencies that the calls and the tasks of imports of people share. */
export const peopleDependencies = (table: Table, fromHandler: FromHandler) => ({
  ...fromHandler,
  imports: peopleImportRepository(table),
  importedRows: importedRowRepository(table),
  uploads: peopleUploadRepository(table),
  mappings: columnMappingRepository(table),
  accounts: accountRepository(table),
  users: userRepository(table),
  history: historyRepository(table),
  personRecords: (person: Parameters<typeof personRecords>[1]) => personRecords(table, person),
  newId: randomUUID as () => string,
});
export type PeopleDependencies = ReturnType<typeof peopleDependencies> & AccountSavesDependencies;
