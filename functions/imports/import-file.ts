import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ImportKind } from '#shared/schemas/stored/import.ts';
import { OWN_SUPPLIER } from './sources/source-names.ts';

/** A file to be imported, wherever it lies. */
export interface ImportFile {
  readonly kind: ImportKind;
  readonly supplier: string;
  readonly name: string;
  readonly bytes: number;
  /** When it was made, ISO 8601; what does not say of when it is, is of then. */
  readonly asOf: string;
  open(): AsyncIterable<Uint8Array>;
}

/** A file of this machine. */
export async function fileAt(path: string, kind: ImportKind, supplier = OWN_SUPPLIER): Promise<ImportFile> {
  const { size, mtime } = await stat(path);
  return {
    kind,
    supplier,
    name: path,
    bytes: size,
    asOf: mtime.toISOString(),
    open: () => createReadStream(path, { highWaterMark: 1 << 18 }),
  };
}
