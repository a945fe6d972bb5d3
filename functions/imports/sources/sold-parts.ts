import { SOLD_PARTS, type SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { sourceRows } from './source-files.ts';

/** A recycled part that one of our orders reserved. */
export interface SoldPart {
  readonly guid: string;
}

export const isSoldParts = ({ kind }: Pick<SourceEntry, 'kind'>): boolean => kind === SOLD_PARTS;

/** All sold parts of a catalogue version, sorted by guid. */
export const soldParts = (store: ObjectStore, ...entries: readonly SourceEntry[]): AsyncGenerator<SoldPart> =>
  sourceRows<SoldPart>(store, ...entries);
