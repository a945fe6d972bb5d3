import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { type ImportView, importsContract } from '#shared/contracts/imports.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { ImportKind } from '#shared/schemas/import.ts';
import { aPriceFile, aProductFile } from '../builders/catalogue-files.ts';
import { DEMO_PASSWORD, PROVIDER } from './demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from './store-visitor.ts';

const { beginImport, getImport, getImportFaults, listCatalogueVersions, prepareUpload, rollBackCatalogue } =
  importsContract;

const ENDS = ['done', 'unchanged', 'compared', 'failed'];
const END_MS = 120_000;

/** What provider staff do with a catalogue's files, wherever the API runs; on a catalogue of any state. */
export function importJourneys(sendToStore: SendToStore): void {
  async function staff(): Promise<StoreVisitor> {
    const visitor = storeVisitor(sendToStore, PROVIDER);
    const body = { userName: 'provider-admin', password: DEMO_PASSWORD };
    (await visitor.call(sessionContract.login, { body })).output();
    return visitor;
  }

  async function upload(visitor: StoreVisitor, name: string, content: string): Promise<string> {
    const body = { name, bytes: Buffer.byteLength(content), asOf: new Date().toISOString() };
    const { uploadId, urls } = (await visitor.call(prepareUpload, { body })).output();
    for (const url of urls) expect((await fetch(url, { method: 'PUT', body: content })).status).toBe(200);
    return uploadId;
  }

  async function ended(visitor: StoreVisitor, { id }: ImportView): Promise<ImportView> {
    const look = async () => (await visitor.call(getImport, { params: { id } })).output();
    return vi.waitFor(
      async () => {
        const view = await look();
        expect(ENDS).toContain(view.state);
        return view;
      },
      { timeout: END_MS, interval: 200 },
    );
  }

  async function imported(files: Partial<Record<ImportKind, string>>, options: { isDryRun?: boolean } = {}) {
    const visitor = await staff();
    const given = [];
    for (const [kind, content] of Object.entries(files)) {
      const uploadId = await upload(visitor, `${kind}.csv`, content);
      given.push({ kind: kind as ImportKind, supplier: 'journeys', uploadId });
    }
    const begun = await visitor.call(beginImport, { body: { files: given, ...options } });
    return { visitor, view: await ended(visitor, begun.output()) };
  }

  describe('an import', { timeout: 2 * END_MS }, () => {
    it('of uploaded files is watched until its version is the current one, and gone back from', async () => {
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

      const back = await ended(visitor, (await visitor.call(rollBackCatalogue, { body: {} })).output());
      expect(back).toMatchObject({ state: 'done', version: (view.version ?? 0) + 1, rowsWritten: 1 });
    });

    it('that is dry, and has rows that can not be taken, tells what would change and why not all of it', async () => {
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
