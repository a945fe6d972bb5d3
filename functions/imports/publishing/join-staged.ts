import type { SentFitments } from '#shared/schemas/catalogue/fitment-row.ts';
import type { StockRow } from '#shared/schemas/catalogue/offer-rows.ts';
import type { WritableObjectStore } from '../../objects/object-store.ts';
import type { Issue } from '../issues.ts';
import { csvFormatOf, rowKeyOf } from '../kinds/row-keys.ts';
import { groupedRows } from '../sources/grouped-rows.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';
import { FIRST_FORM, sourceBatches, writeSource } from '../sources/source-files.ts';
import { distinctApplications } from '../staging/fitment-update.ts';
import type { StagedSource } from '../staging/usable-rows.ts';

type OnRepeats = (source: StagedSource, issue: Issue) => void;

/**
 * The sources that the files of one import stage, joined: one source for each kind and key that the files bring as a
 * whole, and after it the updates of it. So no file of an import takes the place of another (case N05). Rows that
 * several files have are reported.
 */
export async function joinStaged(
  store: WritableObjectStore,
  staged: readonly StagedSource[],
  onIssue: OnRepeats = () => undefined,
): Promise<StagedSource[]> {
  const groups = Map.groupBy(staged, ({ kind, key }) => `${kind}\0${key}`);
  const joined: StagedSource[] = [];
  for (const sources of groups.values()) {
    const [first, ...others] = sources.filter(({ isUpdate }) => !isUpdate);
    if (first) joined.push(others.length === 0 ? first : await joinedSource(store, first, others, onIssue));
    joined.push(...sources.filter(({ isUpdate }) => isUpdate));
  }
  return joined;
}

async function joinedSource(
  store: WritableObjectStore,
  first: StagedSource,
  others: readonly StagedSource[],
  onIssue: OnRepeats,
): Promise<StagedSource> {
  const sources = [first, ...others];
  const keyOf = rowKeyOf(first);
  const merge = mergeOf(first);
  let repeats = 0;
  let example = '';
  async function* rows(): AsyncGenerator<unknown> {
    const inputs = sources.map((source) => batchesOf(store, source));
    for await (const group of groupedRows(mergeSorted(inputs, keyOf), keyOf)) {
      if (group.length > 1 && !merge) {
        repeats += 1;
        example ||= keyOf(group[0]).replaceAll('\0', ' ');
      }
      yield group.reduce(merge ?? ((_earlier, later) => later));
    }
  }
  const { kind, key, form = FIRST_FORM } = first;
  // Rows of stock have their own times by now.
  const asOf = sources.map((source) => source.asOf).sort()[0] ?? first.asOf;
  const entry = await writeSource(store, { kind, key, asOf, form }, rows());
  if (repeats > 0) {
    const message = repeated(kind, repeats, example);
    onIssue(first, { line: 0, code: 'repeated-row', message, severity: 'warning' });
  }
  return entry;
}

const repeated = (kind: string, repeats: number, example: string): string =>
  `Several files of this import have the same rows of ${kind}: ${repeats}, for example ${example}. The rows of the last file are used.`;

/** Without a way to merge rows, that of the last file is used. */
function mergeOf(source: StagedSource): ((earlier: unknown, later: unknown) => unknown) | undefined {
  if (source.kind === 'items') return undefined;
  if (source.kind !== 'fitments') return csvFormatOf(source).merge;
  return (one, other) => distinctApplications([one as SentFitments, other as SentFitments]);
}

async function* batchesOf(store: WritableObjectStore, source: StagedSource): AsyncGenerator<readonly unknown[]> {
  for await (const rows of sourceBatches<unknown>(store, source)) {
    yield source.kind === 'stock' ? countedRows(rows as StockRow[], source) : rows;
  }
}

/** Each row was counted when its own file was made. */
const countedRows = (rows: readonly StockRow[], { asOf }: StagedSource): StockRow[] =>
  rows.map((row) => ({ ...row, asOf: row.asOf ?? asOf }));
