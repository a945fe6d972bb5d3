import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { SentFitments } from '#shared/schemas/catalogue/fitment-row.ts';
import type { WritableObjectStore } from '../../objects/object-store.ts';
import type { PiesChange, PiesItem } from '../pies/pies-item.ts';
import { refuseOtherForms } from '../sources/row-forms.ts';
import { sourceBatches, writeSource } from '../sources/source-files.ts';
import { type FitmentUpdate, updatedFitments } from '../staging/fitment-update.ts';
import { updatedItems } from '../staging/item-update.ts';
import type { StagedSource } from '../staging/staged-source.ts';

/**
 * A list of sources with what files bring: each source takes the place of the one of its kind and key, or comes last. An
 * update is merged with the one that is there.
 * @throws {AppError} where that one has a form that this release does not read.
 */
export async function withStaged(
  store: WritableObjectStore,
  before: readonly SourceEntry[],
  staged: readonly StagedSource[],
): Promise<SourceEntry[]> {
  const sources = [...before];
  for (const { isUpdate, ...source } of staged) {
    const place = sources.findIndex(({ kind, key }) => kind === source.kind && key === source.key);
    const entry = isUpdate ? await updatedSource(store, sources[place], source) : source;
    if (place < 0) sources.push(entry);
    else sources[place] = entry;
  }
  return sources;
}

async function updatedSource(
  store: WritableObjectStore,
  before: SourceEntry | undefined,
  update: SourceEntry,
): Promise<SourceEntry> {
  const { kind } = update;
  if (before) refuseOtherForms([before]);
  if (kind === 'fitments') {
    const updates = () => sourceBatches<FitmentUpdate>(store, update);
    return writeSource(store, update, updatedFitments(batchesOf<SentFitments>(store, before), updates));
  }
  if (kind === 'items') {
    const updates = sourceBatches<PiesChange>(store, update);
    return writeSource(store, update, updatedItems(batchesOf<PiesItem>(store, before), updates));
  }
  throw new Error(`A source of ${kind} is replaced, never updated`);
}

async function* batchesOf<Row>(store: WritableObjectStore, entry: SourceEntry | undefined): AsyncGenerator<Row[]> {
  if (entry) yield* sourceBatches<Row>(store, entry);
}
