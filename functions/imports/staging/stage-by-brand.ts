import type { WritableObjectStore } from '../../objects/object-store.ts';
import { runsOf } from '../sources/runs-of.ts';
import { sortedRows } from '../sources/sorted-rows.ts';
import { writeSource } from '../sources/source-files.ts';
import type { Submission } from '../xml/read-submission.ts';
import type { StagedSource } from './staged-source.ts';
import type { UsableRows } from './usable-rows.ts';

interface BrandFile<Row, Summary, Change> {
  readonly file: UsableRows<Row, Summary>;
  readonly kind: 'fitments' | 'items';
  readonly asOf: string;
  /** Sorts by brand first. */
  readonly keyOf: (row: Row) => string;
  readonly submissionOf: (summary: Summary) => Submission | undefined;
  /** One change of each part, of the sorted rows. */
  readonly changesOf: (sorted: AsyncIterable<Row>) => AsyncIterable<Change>;
  readonly brandOf: (change: Change) => string;
  /** What is there of a part after a FULL file, if anything. */
  readonly contentOf: (change: Change) => object | undefined;
}

/**
 * Stores what a file of ACES or PIES says as one source for each brand: all that there is of it, or the changes.
 * @throws {UnusableFile}
 */
export async function stageByBrand<Row, Summary, Change>(
  store: WritableObjectStore,
  { file, kind, asOf, keyOf, submissionOf, changesOf, brandOf, contentOf }: BrandFile<Row, Summary, Change>,
): Promise<StagedSource[]> {
  const rows = async function* () {
    for await (const { row } of file) yield row;
  };
  const staged: StagedSource[] = [];
  for await (const { key, rows: changes } of runsOf(changesOf(sortedRows(rows(), keyOf)), brandOf)) {
    const isUpdate = submissionOf(file.summary()) === 'UPDATE';
    const content = async function* () {
      for await (const change of changes) {
        const row = isUpdate ? change : contentOf(change);
        if (row) yield row;
      }
    };
    const entry = await writeSource(store, { kind, key, asOf }, content());
    staged.push(isUpdate ? { ...entry, isUpdate } : entry);
  }
  return staged;
}
