import type { PickerLevel } from '../../values/picked-vehicle.ts';

/** The year, make and model picker and its keyword box. */
export const PICKER_TEXTS = {
  title: 'Find parts for a vehicle',
  keyword: 'Part number, keyword or vehicle',
  keywordHint: 'For example 2019 Camry headlamp, or a VIN',
  searchParts: 'Search parts',
  search: 'Search',
  searchAgain: 'Search again',
  clear: 'Clear search',
  suggestions: 'Suggestions',
  noSuggestions: 'No suggestions. Press Enter to search.',
  find: 'Find parts',
  reset: 'Start over',
  loading: 'Loading…',
  sampleNotice: 'Vehicle lookup is not available right now. These vehicles are only examples and have no parts.',
  yearsFailed: 'Vehicle lookup is not available right now.',
} as const;

export const PICKER_LABELS: Readonly<Record<PickerLevel, string>> = {
  year: 'Year',
  make: 'Make',
  model: 'Model',
  category: 'Category',
  option: 'Interchange option',
};

/** The first entry of each level, for when nothing is chosen. */
export const PICKER_BLANKS: Readonly<Record<PickerLevel, string>> = {
  year: 'Choose year',
  make: 'Choose make',
  model: 'Choose model',
  category: 'All categories',
  option: 'Any option',
};

/** Headings of the suggestions. 'here' is where to search for the keyword: the vehicle at hand, or everywhere. */
export const SUGGESTION_GROUPS = {
  here: 'Search',
  recent: 'Recent',
  vehicles: 'Vehicles',
  partTypes: 'Part types',
  parts: 'Parts',
} as const;

export const partTypesFor = (vehicle: string) => `Part types for ${vehicle}`;
export const suggestionsShown = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
export const searchWithin = (keyword: string, vehicle: string) => `“${keyword}” for ${vehicle}`;
export const searchEverywhere = (keyword: string) => `“${keyword}” in all vehicles`;
