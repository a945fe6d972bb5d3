import type { ImportedFile } from '#shared/schemas/stored/import.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { collect } from '../../search/format/sorted-rows.ts';
import { type Issue, repeatedInFiles } from '../issues.ts';
import { IMPORT_KINDS, knownKind } from '../kinds/import-kinds.ts';
import { sourceRows } from '../sources/source-files.ts';
import type { FileRow } from '../staging/stage-csv.ts';

type Rows = FileRow<unknown>[];

/**
 * The rows for the table that the files of one import have, by file. A record that several files of a kind have is
 * saved once, with the last of them: merged if its format says how, and otherwise as the last file has it, which is
 * reported (case N05).
 */
export async function joinedRecords(
  store: ObjectStore,
  files: readonly ImportedFile[],
  onIssue: (file: ImportedFile, issue: Issue) => void,
): Promise<Map<ImportedFile, Rows>> {
  const joined = new Map<ImportedFile, Rows>();
  const places = new Map<string, { readonly file: ImportedFile; readonly row: unknown }>();
  for (const file of files) {
    const { format } = IMPORT_KINDS[knownKind(file.kind)];
    if (!file.records || typeof format === 'string') continue;
    const rows: Rows = [];
    for (const { row, ...place } of await collect(sourceRows<FileRow<unknown>>(store, file.records))) {
      const key = `${file.kind}\0${format.keyOf(row)}`;
      const earlier = places.get(key);
      if (earlier) {
        joined.set(
          earlier.file,
          (joined.get(earlier.file) ?? []).filter((one) => one.row !== earlier.row),
        );
        if (!format.merge) onIssue(file, repeatedInFiles(format.keyOf(row), place.line));
      }
      const merged = earlier && format.merge ? format.merge(earlier.row, row) : row;
      places.set(key, { file, row: merged });
      rows.push({ row: merged, ...place });
    }
    joined.set(file, rows);
  }
  return joined;
}
