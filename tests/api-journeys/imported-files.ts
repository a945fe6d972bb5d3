import { expect, vi } from 'vitest';
import { type ImportView, importsContract } from '#shared/contracts/imports.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { ImportKind } from '#shared/schemas/stored/import.ts';
import { DEMO_PASSWORD, PROVIDER } from './demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from './store-visitor.ts';

const { beginImport, getImport, prepareUpload } = importsContract;

const ENDS = ['done', 'unchanged', 'compared', 'failed'];
/** Milliseconds allowed for an import of a few rows, on any deployment. */
export const IMPORT_MS = 120_000;

/** Uploads and imports files as provider staff do, and waits until the import has ended, whatever its outcome. */
export async function importedFiles(
  sendToStore: SendToStore,
  files: Partial<Record<ImportKind, string>>,
  options: { readonly isDryRun?: boolean } = {},
): Promise<{ visitor: StoreVisitor; view: ImportView }> {
  const visitor = storeVisitor(sendToStore, PROVIDER);
  const body = { userName: 'provider-admin', password: DEMO_PASSWORD };
  (await visitor.call(sessionContract.login, { body })).output();
  const given = [];
  for (const [kind, content] of Object.entries(files)) {
    const uploadId = await upload(visitor, `${kind}.csv`, content);
    given.push({ kind: kind as ImportKind, supplier: 'journeys', uploadId });
  }
  const begun = await visitor.call(beginImport, { body: { files: given, ...options } });
  return { visitor, view: await endedImport(visitor, begun.output()) };
}

async function upload(visitor: StoreVisitor, name: string, content: string): Promise<string> {
  const body = { name, bytes: Buffer.byteLength(content), asOf: new Date().toISOString() };
  const { uploadId, urls } = (await visitor.call(prepareUpload, { body })).output();
  for (const url of urls) expect((await fetch(url, { method: 'PUT', body: content })).status).toBe(200);
  return uploadId;
}

/** An import after it has ended. */
export async function endedImport(visitor: StoreVisitor, { id }: ImportView): Promise<ImportView> {
  const look = async () => (await visitor.call(getImport, { params: { id } })).output();
  return vi.waitFor(
    async () => {
      const view = await look();
      expect(ENDS).toContain(view.state);
      return view;
    },
    { timeout: IMPORT_MS, interval: 200 },
  );
}
