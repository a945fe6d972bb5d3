import type { AvailabilityState } from '../../values/availability-states.ts';

const PLEASE_CALL = 'Please Call';

/** What is said of an availability (storefront 4, availability display). */
export const AVAILABILITY_DISPLAY: Readonly<Record<AvailabilityState, string>> = {
  local: 'Yes - Local',
  transfer: 'Yes',
  national: PLEASE_CALL,
  limited: PLEASE_CALL,
  backordered: PLEASE_CALL,
  call: PLEASE_CALL,
};

/** What is said when the catalogue can't answer: the spec's to the letter (storefront 8), from `keywordTooShort` on our own. */
export const CATALOGUE_TEXTS = {
  unableToSearch: 'Unable to complete search',
  unableToLoadPart: 'Unable to load part.',
  noAvailability: 'Unable to retrieve availability for this part.',
  keywordTooShort: 'Please enter at least 3 characters.',
  fitmentRequired: 'Please choose a vehicle first.',
  beingBuilt: 'The catalogue is being rebuilt. Please try again in a minute.',
} as const;
