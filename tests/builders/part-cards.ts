import { NO_TERMS } from '#shared/rules/terms/terms-refusal.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import { cents } from '#shared/values/money.ts';

/** A new headlamp that comes by company truck. A test names only the fields it is about. */
export const aPartCard = (overrides: Partial<PartCard> = {}): PartCard => ({
  partNumber: 'LV-00017L',
  companyCode: '001',
  unitOfMeasure: 'EA',
  listPrice: cents(185_95),
  customerPrice: cents(146_90),
  availability: 'local',
  availabilityDisplay: 'Yes - Local',
  firstEda: '2026-03-03',
  lastEda: '2026-03-03',
  uomQuantityAvailable: 4,
  termsOfSale: NO_TERMS,
  uomBackOrderQuantity: 0,
  guid: null,
  lineOfBusiness: { lineOfBusinessKey: 'aftermarket', iconText: 'Aftermarket' },
  categoryName: 'Headlamps',
  categories: ['Lighting|Headlamps'],
  partImages: [{ title: 'Headlamp', size: '', url: '/images/headlamp.webp' }],
  manufacturer: 'Lumavista',
  webDescription: 'Headlamp Assembly, Left',
  fitmentNotes: [],
  ftcDisplay: null,
  isMajorMechanical: false,
  isOtherMechanical: false,
  oversized: false,
  hazardous: false,
  isRemanufactured: false,
  isReconditioned: false,
  isCapa: false,
  isDiamond: false,
  isNsf: false,
  isPlatinumPlus: false,
  isValueLine: false,
  isSuperseded: false,
  hollanderInterchangeNumber: null,
  mileage: null,
  condition: null,
  salvageYardNumber: null,
  salvageSourceVehicle: null,
  distance: null,
  ...overrides,
});

/** A recycled engine at a yard 42 miles away. */
export const aRecycledCard = (overrides: Partial<PartCard> = {}): PartCard =>
  aPartCard({
    partNumber: '7d3c',
    guid: '7d3c',
    companyCode: '004',
    lineOfBusiness: { lineOfBusinessKey: 'salvage', iconText: 'Recycled' },
    categoryName: 'Engine Assemblies',
    categories: ['Engine|Engine Assemblies'],
    manufacturer: '',
    webDescription: 'Engine, 2.5L',
    hollanderInterchangeNumber: '300-1234',
    mileage: 61_250,
    condition: 'A',
    salvageYardNumber: 'Y7',
    salvageSourceVehicle: { year: 2018, make: 'Toyota', model: 'Camry', images: [] },
    distance: 42,
    ...overrides,
  });

/** A keyword that was read as these words, and as nothing else. */
export const aKeywordReading = (
  overrides: Partial<NonNullable<SearchResponse['keywordReading']>> = {},
): NonNullable<SearchResponse['keywordReading']> => ({
  years: [],
  makes: [],
  models: [],
  words: [],
  dropped: null,
  vin: null,
  positions: [],
  certifications: [],
  corrections: [],
  ...overrides,
});

/** The response of a search that found these parts. */
export function aSearchResponse(parts: readonly PartCard[], overrides: Partial<SearchResponse> = {}): SearchResponse {
  const countOf = (line: 'aftermarket' | 'salvage') =>
    parts.filter(({ lineOfBusiness }) => lineOfBusiness.lineOfBusinessKey === line).length;
  return {
    parts: [...parts],
    totalPartsCount: parts.length,
    lineOfBusinessCounts: (['aftermarket', 'salvage'] as const).map((lineOfBusiness) => ({
      lineOfBusiness,
      count: countOf(lineOfBusiness),
    })),
    certificationCounts: [],
    salvagePriceCounts: [],
    mileageCounts: [],
    conditionCounts: [],
    manufacturerCounts: [],
    keywordReading: null,
    isExactNumber: false,
    isTooDeep: false,
    catalogueVersion: 7,
    ...overrides,
  };
}
