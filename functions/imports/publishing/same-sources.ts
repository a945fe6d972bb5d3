import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';

/** Stock that is the same as before is news all the same: what orders took in between is in it now. */
const stateOf = ({ kind, key, hash, asOf }: SourceEntry): string =>
  JSON.stringify(kind === 'stock' ? [kind, key, hash, asOf] : [kind, key, hash]);

/** Whether two lists of sources say the same. */
export const areSameSources = (one: readonly SourceEntry[], other: readonly SourceEntry[]): boolean =>
  one.length === other.length && one.every((entry, place) => stateOf(entry) === stateOf(other[place] ?? entry));

const aftermarketKinds: readonly string[] = ['products', 'items', 'prices', 'stock', 'cross-references'];

/** Of the sources, those that the offers of a line of business are made of. */
export const sourcesOfOffers = {
  aftermarket: (sources: readonly SourceEntry[]) => sources.filter(({ kind }) => aftermarketKinds.includes(kind)),
  salvage: (sources: readonly SourceEntry[]) => sources.filter(({ kind }) => kind === 'salvage'),
} as const;
