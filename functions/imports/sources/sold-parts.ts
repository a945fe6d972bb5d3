import { SOLD_PARTS, type SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { sourceRows } from './source-files.ts';

/** A recycled part that an order of ours took. */
export interface SoldPart {
  readonly guid: string;
}

export const isSoldParts = ({ kind }: Pick<SourceEntry, 'kind'>): boolean => kind === SOLD_PARTS;

/** All that the list of a version names, by guid. */
export const soldParts = (store: ObjectStore, ...entries: readonly SourceEntry[]): AsyncGenerator<SoldPart> =>
  sourceRows<SoldPart>(store, ...entries);
