import type { WritableObjectStore } from '../../objects/object-store.ts';
import { groupRuns } from '../sources/group-runs.ts';
import { sortedRows } from '../sources/sorted-rows.ts';
import { type NewSource, writeSource } from '../sources/source-files.ts';
import type { Submission } from '../xml/read-submission.ts';
import type { StagedSource, UsableRows } from './usable-rows.ts';

interface BrandFile<Row, Summary, Change> {
  readonly file: UsableRows<Row, Summary>;
  /** The sources to write; each gets its brand as key. */
  readonly source: Omit<NewSource, 'key'>;
  /** Sorts by brand first. */
  readonly keyOf: (row: Row) => string;
  readonly submissionOf: (summary: Summary) => Submission | undefined;
  /** Makes one change for each part from the sorted rows. */
  readonly changesOf: (sorted: AsyncIterable<Row>) => AsyncIterable<Change>;
  readonly brandOf: (change: Change) => string;
  /** The content of a part after a FULL file; undefined if nothing is left of it. */
  readonly contentOf: (change: Change) => object | undefined;
}

/**
 * Stores an ACES or PIES file as one source for each brand: the full content of a FULL file, or the changes of an
 * UPDATE.
 * @throws {UnusableFile}
 */
export async function stageByBrand<Row, Summary, Change>(
  store: WritableObjectStore,
  { file, source, keyOf, submissionOf, changesOf, brandOf, contentOf }: BrandFile<Row, Summary, Change>,
): Promise<StagedSource[]> {
  const rows = async function* () {
    for await (const { row } of file) yield row;
  };
  const staged: StagedSource[] = [];
  for await (const { key, rows: changes } of groupRuns(changesOf(sortedRows(rows(), keyOf)), brandOf)) {
    const isUpdate = submissionOf(file.summary()) === 'UPDATE';
    const content = async function* () {
      for await (const change of changes) {
        const row = isUpdate ? change : contentOf(change);
        if (row) yield row;
      }
    };
    const entry = await writeSource(store, { ...source, key }, content());
    staged.push(isUpdate ? { ...entry, isUpdate } : entry);
  }
  return staged;
}
