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
  /** When the last of it was uploaded, ISO 8601. Undefined for a file on a disk. */
  readonly arrivedAt?: string | undefined;
  open(): AsyncIterable<Uint8Array>;
}

/** The moment from which on nothing about the file is known: when it was uploaded, or else when it is read. */
export const loadedAt = ({ arrivedAt }: Pick<ImportFile, 'arrivedAt'>, now: Date): string => {
  const read = now.toISOString();
  return arrivedAt !== undefined && arrivedAt < read ? arrivedAt : read;
};

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
