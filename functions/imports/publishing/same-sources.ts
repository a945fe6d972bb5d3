import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { formOf } from '../kinds/row-forms.ts';
import { FETCHED_PICTURES } from '../pictures/picture-sources.ts';
import { isSoldParts } from '../sources/sold-parts.ts';

/**
 * Identical stock with a later date is a change, because it includes the reservations made in between. A new form of
 * identical rows is a change too.
 */
const stateOf = (source: SourceEntry): string => {
  const { kind, key, hash, asOf } = source;
  return JSON.stringify([kind, key, hash, formOf(source), ...(kind === 'stock' ? [asOf] : [])]);
};

/** Whether two lists of sources are the same. Sold parts don't count: lists leave them out without a new version. */
export function areSameSources(one: readonly SourceEntry[], other: readonly SourceEntry[]): boolean {
  const [these, those] = [one, other].map((list) => list.filter((entry) => !isSoldParts(entry)).map(stateOf));
  return JSON.stringify(these) === JSON.stringify(those);
}

const aftermarketKinds: readonly string[] = [
  'products',
  'items',
  'prices',
  'stock',
  'cross-references',
  FETCHED_PICTURES,
];
const salvageKinds: readonly string[] = ['salvage', FETCHED_PICTURES];

/** The sources that yield the offers of a line of business. */
export const sourcesOfOffers = {
  aftermarket: (sources: readonly SourceEntry[]) => sources.filter(({ kind }) => aftermarketKinds.includes(kind)),
  salvage: (sources: readonly SourceEntry[]) => sources.filter(({ kind }) => salvageKinds.includes(kind)),
} as const;
