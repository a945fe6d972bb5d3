import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { USER_ROW } from './admin/import-rows.ts';

/** An import of users whose file was checked: one row, with a fault. */
export function aPeopleImport(overrides: Partial<PeopleImport> = {}): PeopleImport {
  const worker = { userId: 'summit-admin', accountId: 2, name: 'Pat Doe' };
  return {
    id: 'people-import-1',
    kind: 'users',
    state: 'checked',
    accountId: 2,
    companyName: 'Summit Collision',
    fileName: 'people.csv',
    uploadId: 'upload-1',
    parts: 1,
    bytes: 100,
    bytesChecked: 100,
    createdAt: '2026-03-01T09:00:00.000Z',
    changedAt: '2026-03-01T09:00:00.000Z',
    createdBy: worker,
    worker,
    rowsKeptUntil: '2999-03-02T09:00:00.000Z',
    headings: ['Company', 'Email', 'City'],
    mapping: [],
    ignored: [],
    rows: 1,
    imported: 0,
    outcomes: { new: 0, changed: 0, same: 0, wrong: 1, leftOut: 0 },
    results: [{ outcome: 'wrong', result: 'Company does not exist', rows: 1 }],
    ready: 0,
    run: 1,
    index: 'index',
    added: 0,
    invited: 0,
    notInvitable: 0,
    takenBack: 0,
    left: 0,
    version: 1,
    ...overrides,
  };
}

/** Its row. */
export const aPeopleRow = (): PeopleImportRow => ({
  row: 1,
  name: 'ana.silva',
  outcome: 'wrong',
  result: 'Company does not exist',
  details: [],
  faultColumns: ['Company'],
  isImported: false,
  id: null,
  changes: [],
  cells: { ...USER_ROW, company: 'Nobody' },
});
