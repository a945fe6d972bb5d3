import type { Facet } from '../../values/facets.ts';
import { graded, MARK_TEXTS, PART_TEXTS } from './part-texts.ts';

/** The catalogue list. The names of its filters are the spec's (storefront 9), all else is in the product's own words. */
export const LIST_TEXTS = {
  lines: 'Line of business',
  filters: 'Filters',
  activeFilters: 'Active filters',
  clearAll: 'Clear all',
  showParts: 'Show parts',
  showFewer: 'Show fewer',
  noFilters: 'Nothing to filter by.',
  filtersFailed: 'The filters could not be loaded.',
  insurer: 'Insurance company',
  anyInsurer: 'Any',
  insurerHides: 'Parts that it does not pay for are not shown.',
  nationwide: 'Include parts from all over the country',
  sort: 'Sort',
  noSort: 'As listed',
  perPage: 'Per page',
  style: 'View',
  gallery: 'Gallery',
  list: 'List',
  noParts: 'No parts found',
  noPartsDetail: 'Try fewer filters, another word, or another vehicle.',
  tooDeep: 'Only the first parts of so long a list can be shown',
  tooDeepDetail: 'Filters or another order bring the others to the front.',
  firstPage: 'Back to the first page',
  withoutFilters: 'Without filters',
  inAllVehicles: 'In all vehicles',
  nothingAsked: 'What are you looking for?',
  nothingAskedDetail: 'Choose a vehicle, or enter a part number or keyword.',
  resultsFor: 'Showing results for',
  searchInstead: 'Search instead for',
  readAs: 'Understood as',
  withWords: 'with',
  fits: 'Fits',
  used: 'Used part',
  unknown: 'Unknown',
  chooseVehicle: 'Choose a vehicle',
  changeVehicle: 'Change vehicle',
  allVehicles: 'All vehicles',
} as const;

export const FACET_TITLES: Readonly<Record<Facet, string>> = {
  certifications: 'Certification',
  prices: 'Recycled Price',
  mileages: 'Mileage',
  conditions: 'Condition',
  manufacturers: 'Manufacturer',
};

export const CERTIFICATION_LABELS = {
  capa: MARK_TEXTS.isCapa,
  nsf: MARK_TEXTS.isNsf,
  diamond: MARK_TEXTS.isDiamond,
  platinumPlus: MARK_TEXTS.isPlatinumPlus,
  valueLine: MARK_TEXTS.isValueLine,
} as const;

export const conditionLabel = (condition: string): string =>
  condition === 'ungraded' ? PART_TEXTS.notGraded : graded(condition);

export const partsFound = (count: string, isOne: boolean): string => `${count} ${isOne ? 'part' : 'parts'}`;
export const showAll = (count: string): string => `Show all ${count}`;
export const nothingMatches = (sought: string): string => `Nothing matches ${sought}.`;
export const allPartsFor = (vehicle: string): string => `All parts for ${vehicle}`;
export const goTo = (page: string): string => `Go to ${page}`;
export const removeFilter = (filter: string): string => `Remove filter ${filter}`;
export const filtersChosen = (count: string): string => `Filters (${count})`;
export const milesAway = (miles: string): string => `${miles} miles away`;
export const fromVehicle = (vehicle: string): string => `From ${vehicle}`;
export const atLeast = (amount: string): string => `${amount} and over`;
export const atMost = (amount: string): string => `Up to ${amount}`;
