import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { formOf } from '../kinds/row-forms.ts';
import { isSoldParts } from '../sources/sold-parts.ts';

/**
 * Stock that is the same as before is news all the same: what orders took in between is in it now. So are rows that
 * another release staged and that this one knows to read now.
 */
const stateOf = (source: SourceEntry): string => {
  const { kind, key, hash, asOf } = source;
  return JSON.stringify([kind, key, hash, formOf(source), ...(kind === 'stock' ? [asOf] : [])]);
};

/** Whether two lists of sources say the same. What was sold between them makes no version: lists know it without. */
export function areSameSources(one: readonly SourceEntry[], other: readonly SourceEntry[]): boolean {
  const [these, those] = [one, other].map((list) => list.filter((entry) => !isSoldParts(entry)).map(stateOf));
  return JSON.stringify(these) === JSON.stringify(those);
}

const aftermarketKinds: readonly string[] = ['products', 'items', 'prices', 'stock', 'cross-references'];

/** Of the sources, those that the offers of a line of business are made of. */
export const sourcesOfOffers = {
  aftermarket: (sources: readonly SourceEntry[]) => sources.filter(({ kind }) => aftermarketKinds.includes(kind)),
  salvage: (sources: readonly SourceEntry[]) => sources.filter(({ kind }) => kind === 'salvage'),
} as const;
