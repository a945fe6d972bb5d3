import { AppError } from '#shared/errors.ts';
import { SEARCH_LENGTH } from '#shared/rules/search/search-text.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { SearchSuggestions } from '#shared/schemas/wire/search-suggestions.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { compareStrings } from '../../search/format/dense-codes.ts';
import { numberOfId } from '../../search/format/part-identity.ts';
import { queryWords } from '../../search/format/search-text.ts';
import type { FiltersInKeyword, FoundPart, SearchQuery } from '../../search/query/search-query.ts';
import { cardView } from '../card-view.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { typeName } from '../categories-of-type.ts';
import { searchCaller } from '../search-caller.ts';
import { searchQuery } from '../search-request.ts';
import { readVinKeyword } from '../vin/read-vin-keyword.ts';
import { vinSuggestions } from '../vin/vin-suggestions.ts';
import { keywordSuggestions, type ReadVehicle } from './keyword-suggestions.ts';

/** The most suggestions of a kind. The box shows ten of all kinds (storefront 9). */
const MOST = { types: 5, parts: 5 } as const;
/** A start of a number is looked up until this many numbers, which is enough for the few that are shown. */
const MOST_NUMBERS = 24;

/**
 * Suggestions for a keyword that is being typed: vehicles, part types with counts for the chosen vehicle, and parts by
 * number. Everything goes through the search, so a suggestion shows only what its list would show. Throws
 * 'invalid_input' for a keyword that is too short.
 */
export async function suggest(request: SearchRequest, context: CatalogueContext): Promise<SearchSuggestions> {
  const query = { ...searchQuery(request, context.selling, true), needsAllWords: true };
  const keyword = query.keyword.trim();
  if (keyword.length < SEARCH_LENGTH) throw new AppError('invalid_input', CATALOGUE_TEXTS.keywordTooShort);
  const vin = await readVinKeyword(keyword, context);
  if (vin) {
    const vehicles = vinSuggestions(vin);
    return { vehicles, partTypes: await suggestTypes(query, vehicles[0], context), parts: [] };
  }
  const readings = keywordSuggestions(await context.catalogue.parseKeyword(keyword, false), context.dictionary);
  const vehicles = readings.filter(({ make }) => make !== '');
  return {
    vehicles: distinctVehicles(vehicles),
    partTypes: await suggestTypes(query, readings[0], context),
    parts: await suggestParts(query, context),
  };
}

/** A vehicle is suggested once, with the words that are left of the keyword in its likeliest reading. */
function distinctVehicles(vehicles: readonly ReadVehicle[]): ReadVehicle[] {
  const found = new Map<string, ReadVehicle>();
  for (const vehicle of vehicles) {
    const key = [vehicle.year, vehicle.make, vehicle.model].join('\t');
    if (!found.has(key)) found.set(key, vehicle);
  }
  return [...found.values()];
}

async function suggestTypes(
  query: SearchQuery,
  reading: ReadVehicle | undefined,
  { catalogue, dictionary, selling, point }: CatalogueContext,
): Promise<SearchSuggestions['partTypes']> {
  const caller = searchCaller({ selling, point });
  const sought = reading?.model ? withinVehicle(query, reading) : query;
  if (sought.keyword.trim() === '') return [];
  const found = await catalogue.search({ ...sought, countsTypes: true }, caller);
  const names = [...new Set([...found.typeCounts.keys()].map((code) => typeName(code, dictionary)))];
  const vehicle = vehicleOf(sought);
  const suggested: SearchSuggestions['partTypes'] = [];
  for (const name of names.slice(0, MOST.types)) {
    const keywords = [...filterWords(found.filters, name), name].join(' ');
    // The count is that of the list which the suggestion leads to.
    const count = vehicle.make ? (await catalogue.search({ ...sought, keyword: keywords }, caller)).total : null;
    suggested.push({ ...vehicle, keywords, count });
  }
  return suggested;
}

/** The query within the vehicle that the keyword names, which goes before the vehicle at hand. */
const withinVehicle = (query: SearchQuery, { year, make, model, keywords }: ReadVehicle): SearchQuery => ({
  ...query,
  years: year ? [Number(year)] : [],
  makes: [make],
  models: [model],
  keyword: keywords,
});

const vehicleOf = ({ years: [year], makes: [make = ''], models: [model = ''] }: SearchQuery) => ({
  year: year === undefined ? '' : String(year),
  make,
  model,
});

/** The typed positions and certifications that the name of a part type does not say itself. */
function filterWords({ positions, certifications }: FiltersInKeyword, name: string): string[] {
  const said = new Set(queryWords(name));
  const words = [...positions.flatMap((position) => position.words), ...certifications.map(({ word }) => word)];
  return words.filter((word) => !said.has(word));
}

/**
 * Parts by number. A number is looked up in the whole catalogue, unless the account only searches within a vehicle.
 */
async function suggestParts(query: SearchQuery, context: CatalogueContext): Promise<SearchSuggestions['parts']> {
  if (!/\d/.test(query.keyword)) return [];
  const caller = searchCaller(context);
  const anywhere = caller.requireFitment ? {} : { years: [], makes: [], models: [] };
  const asked = { isPartSearch: true, mostNumbers: MOST_NUMBERS, countsOnly: false, take: MOST_NUMBERS };
  const { parts } = await context.catalogue.search({ ...query, ...anywhere, ...asked }, caller);
  return parts
    .toSorted((a, b) => compareStrings(sortKeyOf(a), sortKeyOf(b)))
    .slice(0, MOST.parts)
    .map((part) => cardView(part, true, context));
}

/** New parts by number, then recycled ones. */
const sortKeyOf = ({ lineOfBusiness, id }: FoundPart): string =>
  lineOfBusiness === 'aftermarket' ? `1${numberOfId(id)}` : '2';
