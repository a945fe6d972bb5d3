import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ImportKind } from '#shared/schemas/stored/import.ts';

/** The supplier of a file that does not name one. */
export const OWN_SUPPLIER = 'own';

/** A file to import, from a disk or from the bucket of uploads. */
export interface ImportFile {
  readonly kind: ImportKind;
  readonly supplier: string;
  readonly name: string;
  readonly bytes: number;
  /** When the file was made, ISO 8601. The default date for rows without their own. */
  readonly asOf: string;
  open(): AsyncIterable<Uint8Array>;
}

/** A file on this machine. */
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
