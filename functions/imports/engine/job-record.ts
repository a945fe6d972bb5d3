import type { Import } from '#shared/schemas/stored/import.ts';

/** The files of a job, as its record and its progress know them. */
export type JobFiles = readonly (Import['files'][number] & { readonly bytes: number })[];

/** The record of an import that is about to begin. */
export function newImport(id: string, files: JobFiles, startedAt: string): Import {
  return {
    id,
    kind: 'catalogue',
    state: 'reading',
    startedAt,
    changedAt: startedAt,
    files: files.map(({ kind, name, supplier, uploadId }) => ({
      kind,
      name,
      ...(supplier !== undefined && { supplier }),
      ...(uploadId !== undefined && { uploadId }),
    })),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    bytesRead: 0,
    rowsRead: 0,
    rowsWritten: 0,
    refused: 0,
    warnings: 0,
    faults: 0,
    rowsPerSecond: 0,
  };
}
