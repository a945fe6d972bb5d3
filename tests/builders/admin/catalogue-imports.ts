import type { ImportView, importsContract } from '#shared/contracts/imports.ts';
import type { FaultKind } from '#shared/schemas/stored/import.ts';
import type { Output } from '#shared/wire/endpoint.ts';

/** An import of uploaded prices that is done, without a fault. */
export const aCatalogueImport = (but: Partial<ImportView> = {}): ImportView => ({
  id: 'import-2',
  state: 'done',
  startedAt: '2026-03-02T15:00:00.000Z',
  changedAt: '2026-03-02T15:00:05.000Z',
  files: [{ kind: 'prices', name: 'prices.csv', uploadId: 'upload-1' }],
  bytes: 1000,
  bytesRead: 1000,
  rowsRead: 1234,
  rowsWritten: 56,
  refused: 0,
  warnings: 0,
  faults: 0,
  rowsPerSecond: 100,
  version: 7,
  changes: { added: 1, changed: 20, removed: 3, unpriced: 4, withoutStock: 5 },
  ...but,
});

export const aFaultKind = (but: Partial<FaultKind> = {}): FaultKind => ({
  file: 'prices.csv',
  code: 'invalid-price',
  severity: 'refused',
  count: 3,
  line: 12,
  field: 'List Price',
  message: '"much" is not a price.',
  ...but,
});

type Version = Output<typeof importsContract.listCatalogueVersions>[number];

/** The current version. */
export const aCatalogueVersion = (but: Partial<Version> = {}): Version => ({
  version: 7,
  builtAt: '2026-03-02T15:00:04.000Z',
  isCurrent: true,
  isKept: true,
  aftermarket: 1500,
  salvage: 200,
  fitments: 9000,
  importId: 'import-2',
  changes: { added: 1, changed: 20, removed: 3, unpriced: 4, withoutStock: 5 },
  ...but,
});
