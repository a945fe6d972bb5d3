import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import type { Span } from '#shared/rules/search/facet-buckets.ts';
import { isSelected } from '#shared/rules/search/facet-selection.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import {
  atLeast,
  atMost,
  CERTIFICATION_LABELS,
  conditionLabel,
  LIST_TEXTS,
} from '#shared/texts/catalogue/list-texts.ts';
import type { Facet } from '#shared/values/catalogue/facets.ts';
import { type SalvageGrade, salvageGrades } from '#shared/values/catalogue/salvage-grade.ts';

/** A value of a filter as the list shows it. */
export interface FacetValue {
  readonly value: string | Span;
  readonly label: string;
  /** Undefined for one that is chosen but has no count. */
  readonly count: number | undefined;
}

/** In the order of the panel (storefront 9). */
export const facetOrder: readonly Facet[] = ['certifications', 'prices', 'mileages', 'conditions', 'manufacturers'];

const miles = new Intl.NumberFormat('en-US');

/** A value in words. */
export function facetLabel(facet: Facet, value: string | Span): string {
  if (typeof value !== 'string') return spanLabel(value, facet === 'prices' ? formatMoney : miles.format);
  if (facet === 'mileages') return LIST_TEXTS.unknown;
  if (facet === 'conditions') return conditionLabel(value);
  if (facet === 'certifications') return CERTIFICATION_LABELS[value as keyof typeof CERTIFICATION_LABELS];
  return value;
}

function spanLabel({ start, end }: Span, format: (amount: number) => string): string {
  if (end === undefined) return atLeast(format(start ?? 0));
  return start === undefined ? atMost(format(end)) : `${format(start)} – ${format(end)}`;
}

/** The values of a filter: those that have parts, and the chosen ones. */
export function facetValues(facet: Facet, answer: SearchResponse, location: CatalogueLocation): FacetValue[] {
  const counted = countsOf(facet, answer).filter(
    ({ value, count }) => count > 0 || isSelected(location, facet, value as never),
  );
  const isCounted = (value: string | Span) =>
    counted.some((each) => isSelected(only(facet, each.value), facet, value as never));
  const others = location[facet]
    .filter((value) => !isCounted(value))
    .map((value) => ({ value: value as string | Span, count: undefined }));
  return [...counted, ...others].map(({ value, count }) => ({ value, label: facetLabel(facet, value), count }));
}

const only = (facet: Facet, value: string | Span) => ({
  manufacturers: [],
  certifications: [],
  mileages: [],
  prices: [],
  conditions: [],
  [facet]: [value],
});

interface Counted {
  readonly value: string | Span;
  readonly count: number;
}

function countsOf(facet: Facet, answer: SearchResponse): Counted[] {
  switch (facet) {
    case 'certifications':
      return answer.certificationCounts.map(({ certification, count }) => ({ value: certification, count }));
    case 'prices':
      return answer.salvagePriceCounts.map(({ start, end, count }) => ({ value: spanOf(start, end), count }));
    case 'mileages':
      return answer.mileageCounts.map(({ start, end, count }) => ({
        value: start === null && end === null ? 'unknown' : spanOf(start, end),
        count,
      }));
    case 'conditions':
      return answer.conditionCounts
        .map(({ condition, count }) => ({ value: condition, count }))
        .sort((one, other) => gradeRank(one.value) - gradeRank(other.value));
    case 'manufacturers':
      return answer.manufacturerCounts
        .map(({ manufacturer, count }) => ({ value: manufacturer, count }))
        .sort((one, other) => other.count - one.count || one.value.localeCompare(other.value));
  }
}

const gradeRank = (condition: string): number => salvageGrades.indexOf(condition as SalvageGrade);
const spanOf = (start: number | null, end: number | null): Span => ({
  ...(start !== null && { start }),
  ...(end !== null && { end }),
});
