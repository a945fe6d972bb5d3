import type { AvailabilityState } from '../../values/catalogue/availability-states.ts';

const PLEASE_CALL = 'Please Call';

/** How each availability state is shown (storefront 4, availability display). */
export const AVAILABILITY_DISPLAY: Readonly<Record<AvailabilityState, string>> = {
  local: 'Yes - Local',
  transfer: 'Yes',
  national: PLEASE_CALL,
  limited: PLEASE_CALL,
  backordered: PLEASE_CALL,
  call: PLEASE_CALL,
};

/**
 * Errors of the catalogue. They are the spec's, letter by letter (storefront 8), up to `keywordTooShort`; the rest are
 * our own.
 */
export const CATALOGUE_TEXTS = {
  unableToSearch: 'Unable to complete search',
  unableToLoadPart: 'Unable to load part.',
  noAvailability: 'Unable to retrieve availability for this part.',
  keywordTooShort: 'Please enter at least 3 characters.',
  fitmentRequired: 'Please choose a vehicle first.',
  beingBuilt: 'The catalog is being rebuilt. Please try again in a minute.',
} as const;
