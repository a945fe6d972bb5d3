import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { withoutSelections } from '#shared/rules/search/facet-selection.ts';
import { categoryTitle } from '#shared/rules/search/location-title.ts';
import { unquoted, withoutWords } from '#shared/rules/search/search-text.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import type { NextBest } from '#shared/schemas/wire/search-suggestions.ts';
import { allIn, LIST_TEXTS, partsIn, withoutThe } from '#shared/texts/catalogue/list-texts.ts';
import type { SearchChange } from '#shared/values/catalogue/search-changes.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { facetLabel } from './filters/facet-values.ts';
import type { SearchPreferences } from './search-body.ts';

/** A way from a list without parts to parts. It leads to another list, or changes a choice of the session. */
export interface NextBestLink {
  readonly label: string;
  readonly count: number;
  readonly to: CatalogueLocation | Partial<SearchPreferences>;
}

type Reading = SearchResponse['keywordReading'];

/** The ways from an empty list to parts, the closest first: the other line of business, less conditions, a category. */
export function nextBestLinks(
  { lineOfBusinessCounts, changes, categories }: NextBest,
  location: CatalogueLocation,
  reading: Reading,
): readonly NextBestLink[] {
  const { year, make, model } = location;
  return [
    ...lineOfBusinessCounts
      .filter(({ count }) => count > 0)
      .map(({ lineOfBusiness, count }) => ({
        label: partsIn(LINE_FACTS[lineOfBusiness].label),
        count,
        to: { ...location, lineOfBusiness, page: 1 },
      })),
    ...changes.map(({ without, count }) => ({ count, ...changeTo(without, location, reading) })),
    ...categories.map(({ fullName, count }) => ({
      label: allIn(categoryTitle(fullName)),
      count,
      to: { ...WHOLE_CATALOGUE, year, make, model, category: fullName },
    })),
  ];
}

function changeTo(change: SearchChange, own: CatalogueLocation, reading: Reading): Pick<NextBestLink, 'label' | 'to'> {
  // Whichever tab has parts.
  const location = { ...own, lineOfBusiness: undefined, page: 1 };
  const { keyword = '' } = location;
  const lessWords = (words: readonly string[]) => ({
    label: withoutThe(`“${words.join(' ')}”`),
    to: { ...location, keyword: withoutWords(keyword, words) },
  });
  switch (change) {
    case 'positionWords':
      return lessWords(reading?.positions.flatMap(({ words }) => words) ?? []);
    case 'certificationWords':
      return lessWords(reading?.certifications.map(({ word }) => word) ?? []);
    case 'options':
      return { label: withoutThe(location.options.join(', ')), to: { ...location, options: [] } };
    case 'filters':
      return { label: LIST_TEXTS.withoutFilters, to: { ...withoutSelections(location), options: [] } };
    case 'insurer':
      return { label: LIST_TEXTS.forAnyInsurer, to: { insurer: '' } };
    case 'reach':
      return { label: LIST_TEXTS.nationwide, to: { isLocalOnly: false } };
    case 'category':
      return { label: LIST_TEXTS.inAllCategories, to: { ...location, category: undefined } };
    case 'vehicle':
      return {
        label: LIST_TEXTS.inAllVehicles,
        to: { ...location, year: undefined, make: undefined, model: undefined },
      };
    case 'keyword':
      return { label: withoutThe(`“${unquoted(keyword)}”`), to: { ...location, keyword: undefined } };
    default: {
      const labels = location[change].map((value) => facetLabel(change, value));
      return { label: withoutThe(labels.join(', ')), to: { ...location, [change]: [] } };
    }
  }
}
