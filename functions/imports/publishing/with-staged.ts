import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { SentFitments } from '#shared/schemas/catalogue/fitment-row.ts';
import type { WritableObjectStore } from '../../objects/object-store.ts';
import { rowForm } from '../kinds/import-kinds.ts';
import { refuseOtherForms } from '../kinds/row-forms.ts';
import type { PiesChange, PiesItem } from '../pies/pies-item.ts';
import { sourceBatches, writeSource } from '../sources/source-files.ts';
import { type FitmentUpdate, updatedFitments } from '../staging/fitment-update.ts';
import { updatedItems } from '../staging/item-update.ts';
import type { StagedSource } from '../staging/usable-rows.ts';

/**
 * The sources of a catalogue after an import. A staged source replaces the one of its kind and key, or is added at the
 * end. An update is merged with the source it updates.
 * @throws {AppError} if that source has a form that this release can't read.
 */
export async function withStaged(
  store: WritableObjectStore,
  before: readonly SourceEntry[],
  staged: readonly StagedSource[],
): Promise<SourceEntry[]> {
  const sources = [...before];
  for (const { isUpdate, ...source } of staged) {
    const index = sources.findIndex(({ kind, key }) => kind === source.kind && key === source.key);
    const entry = isUpdate ? await updatedSource(store, sources[index], source) : source;
    if (index < 0) sources.push(entry);
    else sources[index] = entry;
  }
  return sources;
}

async function updatedSource(
  store: WritableObjectStore,
  before: SourceEntry | undefined,
  update: SourceEntry,
): Promise<SourceEntry> {
  const { kind } = update;
  const source = { ...update, form: rowForm(kind) };
  if (before) refuseOtherForms([before]);
  if (kind === 'fitments') {
    const updates = () => sourceBatches<FitmentUpdate>(store, update);
    return writeSource(store, source, updatedFitments(batchesOf<SentFitments>(store, before), updates));
  }
  if (kind === 'items') {
    const updates = sourceBatches<PiesChange>(store, update);
    return writeSource(store, source, updatedItems(batchesOf<PiesItem>(store, before), updates));
  }
  throw new Error(`A source of ${kind} is replaced, never updated`);
}

async function* batchesOf<Row>(store: WritableObjectStore, entry: SourceEntry | undefined): AsyncGenerator<Row[]> {
  if (entry) yield* sourceBatches<Row>(store, entry);
}
