import type { WritableObjectStore } from '../../objects/object-store.ts';
import type { AcesSummary } from '../aces/aces-reading.ts';
import type { FitmentChange } from '../aces/fitment-change.ts';
import type { Parsed } from '../issues.ts';
import { groupedRows } from '../sources/grouped-rows.ts';
import type { NewSource } from '../sources/source-files.ts';
import { type FitmentUpdate, fitmentKey, fitmentUpdateOf } from './fitment-update.ts';
import { stageByBrand } from './stage-by-brand.ts';
import { type Listener, type StagedSource, usableRows } from './usable-rows.ts';

/** Stores the fitments of an ACES file, or its changes to them. @throws {UnusableFile} */
export function stageAces(
  parsed: AsyncIterable<Parsed<FitmentChange, AcesSummary>>,
  source: Omit<NewSource, 'key'>,
  store: WritableObjectStore,
  listener: Listener,
): Promise<StagedSource[]> {
  return stageByBrand(store, {
    file: usableRows(parsed, listener),
    source,
    keyOf: fitmentKey,
    submissionOf: ({ header }) => header?.submission,
    changesOf: fitmentUpdates,
    brandOf: ({ brand }) => brand,
    contentOf: ({ deleted: _deleted, ...fitments }) => fitments,
  });
}

async function* fitmentUpdates(sorted: AsyncIterable<FitmentChange>): AsyncGenerator<FitmentUpdate> {
  for await (const changes of groupedRows(sorted, fitmentKey)) yield fitmentUpdateOf(changes);
}
