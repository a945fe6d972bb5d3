import type { PeopleImportRow, PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { ACCOUNT_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';

/** The columns of an account file as the server lists them. */
const COLUMNS = [
  { column: 'Company Name', cell: 'CompanyName', isRequired: true },
  { column: 'Address', cell: 'Address', isRequired: true },
  { column: 'City', cell: 'City', isRequired: true },
  { column: 'State', cell: 'State', isRequired: true },
  { column: 'Postal Code', cell: 'PostalCode', isRequired: true },
  { column: 'Store Number', cell: 'StoreNumber', isRequired: false },
];

/** A checked import of accounts into Summit Collision, of one row without a fault. */
export const aPeopleImport = (but: Partial<PeopleImportView> = {}): PeopleImportView => ({
  id: 'import-1',
  kind: 'accounts',
  state: 'checked',
  accountId: 2,
  companyName: 'Summit Collision',
  fileName: 'branches.csv',
  createdAt: '2026-03-02T15:00:00.000Z',
  changedAt: '2026-03-02T15:00:05.000Z',
  createdBy: 'Ana Silva',
  rowsKeptUntil: '2026-03-03T15:00:05.000Z',
  headings: ['name', 'street', 'city', 'state', 'zip', 'color'],
  samples: [['Aspen', '1 Main St', 'Denver', 'CO', '80202', 'red']],
  columns: [...COLUMNS],
  mapping: [
    { column: 'Company Name', heading: 'name' },
    { column: 'Address', heading: 'street' },
    { column: 'City', heading: 'city' },
    { column: 'State', heading: 'state' },
    { column: 'Postal Code', heading: 'zip' },
  ],
  mappedBy: 'given',
  ignored: ['color'],
  rows: 1,
  imported: 0,
  bytes: 1000,
  bytesChecked: 1000,
  outcomes: { new: 1, changed: 0, same: 0, wrong: 0, leftOut: 0 },
  results: [{ outcome: 'new', result: ACCOUNT_ROW_TEXTS.imported, rows: 1 }],
  ready: 1,
  invitable: 0,
  invited: 0,
  takenBack: 0,
  left: 0,
  ...but,
});

/** A row without a fault that is not imported yet. */
export const aPeopleImportRow = (but: Partial<PeopleImportRow> = {}): PeopleImportRow => ({
  row: 1,
  name: but.cells?.companyName ?? 'Aspen',
  outcome: 'new',
  result: ACCOUNT_ROW_TEXTS.imported,
  details: [],
  faultColumns: [],
  isImported: false,
  id: null,
  changes: [],
  cells: { companyName: 'Aspen', address: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' },
  ...but,
});
