import { type Facet, facets } from '../../values/catalogue/facets.ts';
import type { CatalogueLocation, FacetSelections } from './catalogue-location.ts';
import type { Span } from './facet-buckets.ts';

type Value<F extends Facet> = FacetSelections[F][number];

export const isSelected = <F extends Facet>(location: FacetSelections, facet: F, value: Value<F>): boolean =>
  (location[facet] as readonly Value<F>[]).some((each) => isSame(each, value));

/** Adds or removes a value of a filter and goes back to the first page. */
export function toggled<F extends Facet>(location: CatalogueLocation, facet: F, value: Value<F>): CatalogueLocation {
  const selected = location[facet] as readonly Value<F>[];
  const others = selected.filter((each) => !isSame(each, value));
  return { ...location, [facet]: others.length < selected.length ? others : [...selected, value], page: 1 };
}

/** The number of chosen values. */
export const selectionCount = (location: FacetSelections): number =>
  facets.reduce((count, facet) => count + location[facet].length, 0);

/** Removes all filters and keeps the search. */
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
