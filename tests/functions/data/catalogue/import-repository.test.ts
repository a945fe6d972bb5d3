import { beforeEach, describe, expect, it } from 'vitest';
import { type ImportRepository, importRepository } from '#functions/data/catalogue/import-repository.ts';
import { importUploadRepository } from '#functions/data/catalogue/import-upload-repository.ts';
import { importedFileKey, importKey } from '#functions/data/catalogue/keys.ts';
import { getItem } from '#functions/data/table/get-item.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Import } from '#shared/schemas/stored/import.ts';
import { testTable } from '../../../support/test-table.ts';

const startedAt = '2026-03-02T17:00:00.000Z';
const now = new Date('2026-03-03T17:00:00.000Z');
const seconds = (iso: string) => Date.parse(iso) / 1000;
const anImport = (given: Partial<Import> = {}): Import => ({
  id: 'import-1',
  kind: 'catalogue',
  state: 'reading',
  startedAt,
  changedAt: startedAt,
  files: [{ kind: 'stock', name: 'stock.csv' }],
  bytes: 100,
  bytesRead: 0,
  rowsRead: 0,
  rowsWritten: 0,
  refused: 0,
  warnings: 0,
  faults: 0,
  rowsPerSecond: 0,
  ...given,
});

let table: Table;
let imports: ImportRepository;
beforeEach(async () => {
  table = await testTable();
  imports = importRepository(table);
});

describe('an import', () => {
  it('is found as it was saved last', async () => {
    expect(await imports.find('import-1')).toBeUndefined();
    await imports.save(anImport());
    await imports.save(anImport({ state: 'done' }));
    expect(await imports.find('import-1')).toEqual(anImport({ state: 'done' }));
  });

  it('is begun once under one id', async () => {
    expect(await imports.saveNew(anImport())).toBe(true);
    expect(await imports.saveNew(anImport({ state: 'failed' }))).toBe(false);
    expect(await imports.find('import-1')).toEqual(anImport());
  });

  it('is listed with the newest first, as many as are wanted, and none from later on', async () => {
    const at = (day: number) => anImport({ id: `import-${day}`, startedAt: `2026-03-0${day}T17:00:00.000Z` });
    for (const day of [1, 3, 2, 4]) await imports.saveNew(at(day));
    expect(await imports.newest('catalogue', 2, now)).toEqual([at(3), at(2)]);
    expect(await imports.newest('catalogue', 9, now)).toEqual([at(3), at(2), at(1)]);
  });

  it('is kept for a year after its beginning, and so are its files', async () => {
    await imports.saveNew(anImport());
    expect(await getItem(table, importKey('import-1'))).toMatchObject({ ttl: seconds('2027-03-02T17:00:00.000Z') });
    await imports.saveFile('import-1', 0, { kind: 'stock', name: 'a', sources: [] }, now);
    expect(await getItem(table, importedFileKey('import-1', 0))).toMatchObject({
      ttl: seconds('2027-03-03T17:00:00.000Z'),
    });
  });

  it('has its files in their order, and none of another import', async () => {
    const file = (name: string) => ({ kind: 'stock', name, sources: [] });
    for (const place of [10, 2, 0]) await imports.saveFile('import-1', place, file(`${place}`), now);
    await imports.saveFile('import-2', 1, file('other'), now);
    expect(await imports.files('import-1')).toEqual([file('0'), file('2'), file('10')]);
  });
});

describe('an upload', () => {
  const upload = { id: 'upload-1', name: 'stock.csv', bytes: 100, parts: 1, asOf: startedAt };

  it.each([
    { at: '2026-03-02T17:00:00.000Z', found: true, why: 'it was just begun' },
    { at: '2026-03-09T16:59:59.000Z', found: true, why: 'a week has not passed' },
    { at: '2026-03-09T17:00:00.000Z', found: false, why: 'its parts are gone after a week' },
  ])('is found: $found, as $why', async ({ at, found }) => {
    const uploads = importUploadRepository(table);
    await uploads.save(upload, new Date(startedAt));
    const seen = await uploads.find('upload-1', new Date(at));
    expect(seen).toEqual(found ? expect.objectContaining(upload) : undefined);
  });

  it('that nobody began is not found', async () => {
    expect(await importUploadRepository(table).find('upload-2', now)).toBeUndefined();
  });
});
