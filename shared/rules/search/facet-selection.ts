import { type Facet, facets } from '../../values/facets.ts';
import type { CatalogueLocation, FacetSelections } from './catalogue-location.ts';
import type { Span } from './facet-buckets.ts';

type Value<F extends Facet> = FacetSelections[F][number];

export const isSelected = <F extends Facet>(location: FacetSelections, facet: F, value: Value<F>): boolean =>
  (location[facet] as readonly Value<F>[]).some((each) => isSame(each, value));

/** Chooses a value of a filter, or lets go of it; the list begins anew. */
export function toggled<F extends Facet>(location: CatalogueLocation, facet: F, value: Value<F>): CatalogueLocation {
  const selected = location[facet] as readonly Value<F>[];
  const others = selected.filter((each) => !isSame(each, value));
  return { ...location, [facet]: others.length < selected.length ? others : [...selected, value], page: 1 };
}

/** How many values are chosen. */
export const selectionCount = (location: FacetSelections): number =>
  facets.reduce((count, facet) => count + location[facet].length, 0);

/** Lets go of all filters; what is looked for stays. */
export function withoutSelections(location: CatalogueLocation): CatalogueLocation {
  return { ...location, ...NOTHING_SELECTED, page: 1 };
}

const NOTHING_SELECTED: FacetSelections = {
  manufacturers: [],
  certifications: [],
  mileages: [],
  prices: [],
  conditions: [],
};

const isSame = (one: string | Span, other: string | Span): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.start === other.start && one.end === other.end;
