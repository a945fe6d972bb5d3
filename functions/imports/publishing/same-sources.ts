import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { isSoldParts } from '../sources/sold-parts.ts';

/** Stock that is the same as before is news all the same: what orders took in between is in it now. */
const stateOf = ({ kind, key, hash, asOf }: SourceEntry): string =>
  JSON.stringify(kind === 'stock' ? [kind, key, hash, asOf] : [kind, key, hash]);

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
