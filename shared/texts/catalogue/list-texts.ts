import type { Facet } from '../../values/catalogue/facets.ts';
import { graded, MARK_TEXTS, PART_TEXTS } from './part-texts.ts';

/** The catalogue list. The filter names are the spec's (storefront 9); the rest are our own. */
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
  insurerHides: 'Parts that this insurer does not cover are hidden.',
  nationwide: 'Include parts nationwide',
  sort: 'Sort',
  noSort: 'Default order',
  perPage: 'Per page',
  style: 'View',
  gallery: 'Gallery',
  list: 'List',
  table: 'Table',
  skipToParts: 'Skip to parts',
  noParts: 'No parts found',
  noPartsDetail: 'Try fewer filters, another word, or another vehicle.',
  tooDeep: 'This list is too long to show all of it',
  tooDeepDetail: 'Add a filter or change the sort order to see other parts.',
  firstPage: 'Back to the first page',
  withoutFilters: 'Remove all filters',
  inAllVehicles: 'Search all vehicles',
  nothingAsked: 'What are you looking for?',
  nothingAskedDetail: 'Choose a vehicle, or enter a part number or keyword.',
  resultsFor: 'Showing results for',
  searchInstead: 'Search instead for',
  noPartsWith: 'No parts here match',
  shownWithout: 'so these are the parts without it.',
  putBack: 'Search with it anyway',
  readAs: 'From your search:',
  /** Between certifications of which a part must have one. */
  or: 'or',
  inAllCategories: 'Search all categories',
  forAnyInsurer: 'For any insurance company',
  askForPart: 'Ask us for this part',
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
export const partsMatch = (count: string, lineOfBusiness: string, isOne: boolean): string =>
  `${count} ${lineOfBusiness} ${isOne ? 'part matches' : 'parts match'}`;
export const showAll = (count: string): string => `Show all ${count}`;
export const nothingMatches = (sought: string): string => `Nothing matches ${sought}.`;
export const allPartsFor = (vehicle: string): string => `All parts for ${vehicle}`;
/** 'Front left' for 'front left'. */
export const positionLabel = (position: string): string => position.charAt(0).toUpperCase() + position.slice(1);
export const partsIn = (line: string): string => `Show ${line}`;
export const allIn = (category: string): string => `Everything in ${category}`;
export const withoutThe = (filter: string): string => `Without ${filter}`;
export const goTo = (page: string): string => `Go to ${page}`;
export const removeFilter = (filter: string): string => `Remove filter ${filter}`;
export const filtersChosen = (count: string): string => `Filters (${count})`;
export const milesAway = (miles: string): string => `${miles} miles away`;
export const fromVehicle = (vehicle: string): string => `From ${vehicle}`;
export const atLeast = (amount: string): string => `${amount} and over`;
export const atMost = (amount: string): string => `Up to ${amount}`;
