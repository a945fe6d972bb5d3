import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { garageContract } from '#shared/contracts/garage.ts';
import { vehicleExpiry } from '#shared/rules/search/vehicle-expiry.ts';
import type { SavedVehicle } from '#shared/schemas/fields/vehicle.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import type { NextBest, SearchSuggestions } from '#shared/schemas/wire/search-suggestions.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { anAnswer } from '../../builders/answers.ts';
import { aSearchResponse } from '../../builders/part-cards.ts';

interface CatalogueOptions {
  readonly parts?: readonly PartCard[];
  /** Fields of a search response besides its parts. */
  readonly more?: Partial<SearchResponse>;
  /** How a search reads each keyword. A keyword that is not listed is plain words. */
  readonly understood?: Readonly<Record<string, SearchResponse['keywordReading']>>;
  /** The suggestions for a keyword. */
  readonly suggestions?: Partial<SearchSuggestions>;
  /** Other searches that are offered when a search finds nothing. */
  readonly nextBest?: Partial<NextBest>;
  readonly garage?: readonly SavedVehicle[];
}

const VEHICLES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '2019': { Honda: ['Civic'], Toyota: ['Camry', 'Town & Country'] },
  '2018': { Toyota: ['Corolla'] },
};
const TODAY = '2026-03-02';

/** A category is named by its full name and holds those below it, as in the server. */
const isIn = ({ categories }: PartCard, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((name) => categories.some((each) => `${each}|`.startsWith(`${name}|`)));

/** The catalogue and the garage of a store, as far as its screens ask: a search finds the parts of the line and categories it names. */
export function aCatalogue({
  parts = [],
  more = {},
  understood = {},
  suggestions = {},
  nextBest = {},
  garage = [],
}: CatalogueOptions = {}) {
  const saved = [...garage];
  const searches: SearchRequest[] = [];

  function search(body: unknown): SearchResponse {
    const request = decodeWire(catalogueContract.getParts.body, body);
    if (!request.ok) throw new Error(JSON.stringify(request.errors));
    const { linesOfBusinessIds = [], categories = [], skip = 0, take = 12 } = request.value;
    searches.push(request.value);
    const found = parts.filter((part) => isIn(part, categories));
    const hits = found.filter(
      ({ lineOfBusiness: { lineOfBusinessKey } }) =>
        linesOfBusinessIds.length === 0 || linesOfBusinessIds.includes(lineOfBusinessKey),
    );
    const { lineOfBusinessCounts } = aSearchResponse(found);
    const keywordReading = understood[request.value.keyword ?? ''] ?? null;
    const page = hits.slice(skip, skip + take);
    return aSearchResponse(page, { totalPartsCount: hits.length, lineOfBusinessCounts, keywordReading, ...more });
  }

  function vehicles(query: URLSearchParams): readonly string[] {
    const makes = VEHICLES[query.get('year') ?? ''] ?? {};
    return query.get('type') === 'MakesForYear' ? Object.keys(makes) : (makes[query.get('make') ?? ''] ?? []);
  }

  function save(body: unknown): SavedVehicle {
    const vehicle = decodeWire(garageContract.saveVehicle.body, body);
    if (!vehicle.ok) throw new Error(JSON.stringify(vehicle.errors));
    const ours = { vehicleId: `v${saved.length + 1}`, userId: 'u7', expires: vehicleExpiry(TODAY) };
    const kept = { ...vehicle.value, ...ours };
    saved.unshift(kept);
    return kept;
  }

  return {
    /** Every search so far, those for counts too. */
    searches,
    /** The vehicles in the garage. */
    saved,
    answer(call: string, query: URLSearchParams, body: never): Response | undefined {
      const [, removed] = /^DELETE \/api\/vehicle\/u7\/(.+)$/.exec(call) ?? [];
      if (removed !== undefined) {
        saved.splice(0, saved.length, ...saved.filter(({ vehicleId }) => vehicleId !== removed));
        return anAnswer(garageContract.removeVehicle, null);
      }
      switch (call) {
        case 'POST /wb/part/ymmco':
          return anAnswer(catalogueContract.getYears, Object.keys(VEHICLES).toReversed());
        case 'GET /wb/auxiliarydata/GetVehiceYMM':
          return anAnswer(catalogueContract.getVehicles, [...vehicles(query)]);
        case 'GET /api/category/3':
          return anAnswer(catalogueContract.getCategories, [
            {
              categoryName: 'Headlamps',
              fullName: 'Lighting|Headlamps',
              categoryMemberships: [{ interchangePartType: '114', description: 'Headlamp' }],
            },
          ]);
        case 'POST /api/category':
          return anAnswer(catalogueContract.findCategories, ['Lighting|Headlamps']);
        case 'POST /wb/Part/GetInterchangeYMMLookup':
          return anAnswer(catalogueContract.getInterchangeOptions, [
            { partNumber: '114-58845L', interchangeNumber: '114-58845L', webDescription: 'LED, left' },
          ]);
        case 'POST /wb/auxiliarydata/GetSuggestions':
          return anAnswer(catalogueContract.getSuggestions, { vehicles: [], partTypes: [], parts: [], ...suggestions });
        case 'POST /wb/auxiliarydata/GetNextBest':
          return anAnswer(catalogueContract.getNextBest, {
            lineOfBusinessCounts: [],
            changes: [],
            categories: [],
            ...nextBest,
          });
        case 'POST /wb/part/getParts':
        case 'POST /wb/part/getFacets':
          return anAnswer(catalogueContract.getParts, search(body));
        case 'GET /api/vehicle/u7':
          return anAnswer(garageContract.listVehicles, saved);
        case 'POST /api/vehicle/u7':
          return anAnswer(garageContract.saveVehicle, save(body));
        default:
          return undefined;
      }
    },
  };
}
