import { MILEAGE_BUCKETS, PRICE_BUCKETS } from '#shared/rules/search/facet-buckets.ts';
import type { FacetName, SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import type { VinVehicle } from '#shared/schemas/wire/vin-vehicle.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { cents } from '#shared/values/money.ts';
import type { FiltersInKeyword, KeywordReading, SearchCounts, SearchResult } from '../search/query/search-query.ts';
import { cardView } from './card-view.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** The search result for the wire, with the vehicle of a VIN in the keyword. Facets that were not requested have no counts. */
export function searchResponse(
  { parts, total, counts, reading, corrections, filters, dropped, isExactNumber, isTooDeep, version }: SearchResult,
  request: SearchRequest,
  context: CatalogueContext,
  vin?: VinVehicle,
): SearchResponse {
  const hasTerms = request.doPricingAndAvailability ?? request.doPricingAndAvailabilityAlias ?? true;
  return {
    parts: parts.map((part) => cardView(part, hasTerms, context)),
    totalPartsCount: total,
    lineOfBusinessCounts: lineCounts(counts.linesOfBusiness),
    ...filterCounts(counts, request.facets, context.selling.settings.showPrices),
    keywordReading: reading
      ? {
          ...readingView(reading),
          ...filtersView(filters),
          corrections: [...corrections],
          vin: vin ?? null,
          dropped: dropped ? { words: [...dropped.words], withAllWords: lineCounts(dropped.withAllWords) } : null,
        }
      : null,
    isExactNumber,
    isTooDeep,
    catalogueVersion: version,
  };
}

const lineCounts = (counts: SearchCounts['linesOfBusiness']) =>
  linesOfBusiness.map((lineOfBusiness) => ({ lineOfBusiness, count: counts[lineOfBusiness] }));

function filterCounts(counts: SearchCounts, wanted: readonly FacetName[] | undefined, showsPrices: boolean) {
  const asked = <Count>(facet: FacetName, of: () => Count[]): Count[] =>
    (wanted?.includes(facet) ?? true) ? of() : [];
  return {
    certificationCounts: asked('Certification', () =>
      named(counts.certifications).map(([certification, count]) => ({ certification, count })),
    ),
    // Counts by price would disclose prices that the account does not show.
    salvagePriceCounts: asked('SalvagePrice', () =>
      (showsPrices ? PRICE_BUCKETS : []).map(({ start = 0, end }, index) => ({
        start: cents(start),
        end: end === undefined ? null : cents(end),
        count: counts.prices[index] ?? 0,
      })),
    ),
    mileageCounts: asked('Mileage', () =>
      [...MILEAGE_BUCKETS, {}].map(({ start = null, end = null }, index) => ({
        start,
        end,
        count: counts.mileages[index] ?? 0,
      })),
    ),
    conditionCounts: asked('Condition', () =>
      named(counts.conditions).map(([condition, count]) => ({ condition, count })),
    ),
    manufacturerCounts: asked('Manufacturer', () =>
      named(counts.manufacturers).map(([manufacturer, count]) => ({ manufacturer, count })),
    ),
  };
}

const named = <Name extends string>(counts: Readonly<Record<Name, number>>) =>
  Object.entries(counts) as [Name, number][];

const filtersView = ({ positions, certifications }: FiltersInKeyword) => ({
  positions: positions.map((position) => ({ positions: [...position.positions], words: [...position.words] })),
  certifications: certifications.map(({ word, certifications: names }) => ({ word, certifications: [...names] })),
});

const readingView = ({ years, makes, models, words }: KeywordReading) => ({
  years: years.map(String),
  makes: [...makes],
  models: [...models],
  words: [...words],
});
