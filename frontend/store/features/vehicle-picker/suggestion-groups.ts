import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { locationTitle, vehicleTitle } from '#shared/rules/search/location-title.ts';
import { partLocation } from '#shared/rules/search/part-location.ts';
import { unquoted } from '#shared/rules/search/search-text.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { SearchSuggestions } from '#shared/schemas/wire/search-suggestions.ts';
import {
  partTypesFor,
  SUGGESTION_GROUPS,
  searchEverywhere,
  searchWithin,
} from '#shared/texts/catalogue/picker-texts.ts';

type Vehicle = Pick<CatalogueLocation, 'year' | 'make' | 'model'>;

/** An option of the list under the keyword box, and where it leads. */
export interface Suggestion {
  /** Unique in the list. */
  readonly key: string;
  readonly label: string;
  readonly location: CatalogueLocation;
  /** Parts that are found there, if they were counted. */
  readonly count?: number | undefined;
  /** The part itself, for a part by number. */
  readonly part?: PartCard;
}

export interface SuggestionGroup {
  readonly name: keyof typeof SUGGESTION_GROUPS;
  readonly title: string;
  readonly suggestions: readonly Suggestion[];
}

/** Options at most (storefront 9). */
const MOST = 10;
/** Recent searches that are shown beside other suggestions. */
const MOST_RECENT = 2;

/** The location of the plain keyword, within the current vehicle or anywhere. */
export const keywordLocation = (keyword: string, vehicle: Vehicle | undefined): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  ...(vehicle && { year: vehicle.year, make: vehicle.make, model: vehicle.model }),
  keyword,
});

/** Before anything is typed: what this user searched for last. */
export const recentGroups = (recent: readonly CatalogueLocation[]): readonly SuggestionGroup[] =>
  shared([group('recent', recent.map(recentOption))]);

interface Typed {
  readonly keyword: string;
  /** The vehicle at hand. */
  readonly vehicle: Vehicle | undefined;
  readonly recent: readonly CatalogueLocation[];
  readonly answer: SearchSuggestions;
}

/** The suggestions for a typed keyword, at most ten. All groups share these places. */
export function suggestionGroups({ keyword, vehicle, recent, answer }: Typed): readonly SuggestionGroup[] {
  const [type] = answer.partTypes;
  const typesVehicle = type ? [type.year, type.make, type.model].filter(Boolean).join(' ') : '';
  return shared([
    group('here', vehicle ? scopes(keyword, vehicle) : []),
    group('recent', recent.map(recentOption).filter(isAbout(keyword)).slice(0, MOST_RECENT)),
    group(
      'vehicles',
      answer.vehicles.map((reading) => option('vehicles', reading.val, locationOf(reading))),
    ),
    {
      ...group(
        'partTypes',
        answer.partTypes.map(({ count, ...reading }) => ({
          ...option('partTypes', reading.keywords, locationOf(reading)),
          count: count ?? undefined,
        })),
      ),
      ...(typesVehicle && { title: partTypesFor(typesVehicle) }),
    },
    group(
      'parts',
      answer.parts.map((part) => ({ ...option('parts', part.webDescription, partLocation(part, vehicle)), part })),
    ),
  ]);
}

const group = (name: SuggestionGroup['name'], suggestions: readonly Suggestion[]): SuggestionGroup => ({
  name,
  title: SUGGESTION_GROUPS[name],
  suggestions,
});

const option = (name: SuggestionGroup['name'], label: string, location: CatalogueLocation): Suggestion => ({
  key: `${name} ${cataloguePath(location)}`,
  label,
  location,
});

const recentOption = (location: CatalogueLocation): Suggestion =>
  option('recent', locationTitle(location) || location.options.join(', '), location);

const isAbout =
  (keyword: string) =>
  ({ label, location }: Suggestion): boolean =>
    label.toLowerCase().includes(keyword.toLowerCase()) && location.keyword?.toLowerCase() !== keyword.toLowerCase();

const scopes = (keyword: string, vehicle: Vehicle): readonly Suggestion[] => [
  option('here', searchWithin(unquoted(keyword), vehicleTitle(vehicle)), keywordLocation(keyword, vehicle)),
  option('here', searchEverywhere(unquoted(keyword)), keywordLocation(keyword, undefined)),
];

type Reading = Pick<SearchSuggestions['vehicles'][number], 'year' | 'make' | 'model' | 'keywords'>;

const locationOf = ({ year, make, model, keywords }: Reading): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  ...(year && { year: Number(year) }),
  ...(make && { make }),
  ...(model && { model }),
  ...(keywords && { keyword: keywords }),
});

/** The groups that have options. While there are more than MOST options, each group in turn gets one place. */
function shared(groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] {
  const shares = groups.map(() => 0);
  for (let left = MOST; left > 0; ) {
    const before = left;
    for (const [index, { suggestions }] of groups.entries()) {
      if (left === 0 || (shares[index] ?? 0) >= suggestions.length) continue;
      shares[index] = (shares[index] ?? 0) + 1;
      left--;
    }
    if (left === before) break;
  }
  return groups
    .map((each, index) => ({ ...each, suggestions: each.suggestions.slice(0, shares[index]) }))
    .filter(({ suggestions }) => suggestions.length > 0);
}
