import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { importsContract } from '#shared/contracts/imports.ts';
import { aPriceFile, aProductFile } from '../builders/catalogue-files.ts';
import { endedImport, IMPORT_MS, importedFiles } from './imported-files.ts';
import type { SendToStore } from './store-visitor.ts';

const { getImportFaults, listCatalogueVersions, rollBackCatalogue } = importsContract;

/** How provider staff load a catalogue from files. It runs against any deployment and any catalogue. */
export function importJourneys(sendToStore: SendToStore): void {
  const imported = (files: Parameters<typeof importedFiles>[1], options?: { isDryRun?: boolean }) =>
    importedFiles(sendToStore, files, options);

  describe('an import', { timeout: 2 * IMPORT_MS }, () => {
    it('of uploaded files is followed until its version is current, and then rolled back', async () => {
      const number = `J-${randomUUID()}`.toUpperCase();
      const first = await imported({ products: aProductFile(number), prices: aPriceFile({ [number]: '12.34' }) });
      expect(first.view).toMatchObject({ state: 'done', rowsRead: 2, rowsWritten: 1, refused: 0 });

      const { visitor, view } = await imported({ prices: aPriceFile({ [number]: '15.00' }) });
      expect(view).toMatchObject({ state: 'done', rowsWritten: 1 });
      const [current, before] = (await visitor.call(listCatalogueVersions)).output();
      expect([current, before]).toMatchObject([
        { version: view.version, isCurrent: true },
        { version: first.view.version, isCurrent: false },
      ]);

      const back = await endedImport(visitor, (await visitor.call(rollBackCatalogue, { body: {} })).output());
      expect(back).toMatchObject({ state: 'done', version: (view.version ?? 0) + 1, rowsWritten: 1 });
    });

    it('as a dry run, with rows that are refused, reports the changes and the faults', async () => {
      const number = `J-${randomUUID()}`.toUpperCase();
      const products = `${aProductFile(number)}\n,BBBB,,,,,`;
      const { visitor, view } = await imported({ products }, { isDryRun: true });
      expect(view).toMatchObject({ state: 'compared', refused: 1, comparison: { parts: { added: 1 } } });
      const faults = await visitor.call(getImportFaults, { params: { id: view.id }, query: {} });
      const { data, total } = faults.output();
      expect([total, new Set(data.map(({ file, line }) => `${file}:${line}`))]).toEqual([
        view.faults,
        new Set(['products.csv:3']),
      ]);
    });
  });
}
