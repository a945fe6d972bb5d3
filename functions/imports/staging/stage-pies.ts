import type { WritableObjectStore } from '../../objects/object-store.ts';
import { joinedKey } from '../csv/csv-format.ts';
import type { Parsed } from '../issues.ts';
import type { PiesChange } from '../pies/pies-item.ts';
import type { PiesSummary } from '../pies/pies-reading.ts';
import { onePerKey } from '../sources/grouped-rows.ts';
import type { NewSource } from '../sources/source-files.ts';
import { itemChangeKey } from './item-update.ts';
import { stageByBrand } from './stage-by-brand.ts';
import { type Listener, type StagedSource, usableRows } from './usable-rows.ts';

const brandOf = (change: PiesChange): string => ('item' in change ? change.item : change.deleted).brand;
const keyOf = (change: PiesChange): string => joinedKey(brandOf(change), itemChangeKey(change));

/**
 * Stores the items of a PIES file, or its changes to them. The last of several items with the same number is used.
 * @throws {UnusableFile}
 */
export function stagePies(
  parsed: AsyncIterable<Parsed<PiesChange, PiesSummary>>,
  source: Omit<NewSource, 'key'>,
  store: WritableObjectStore,
  listener: Listener,
): Promise<StagedSource[]> {
  return stageByBrand(store, {
    file: usableRows(parsed, listener),
    source,
    keyOf,
    submissionOf: ({ submission }) => submission,
    changesOf: (sorted) => onePerKey(sorted, keyOf),
    brandOf,
    contentOf: (change) => ('item' in change ? change.item : undefined),
  });
}
