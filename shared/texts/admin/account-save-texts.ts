/**
 * Saving an account. They are the spec's, letter by letter (admin 5 and 8), up to `savingFailed`; the rest are our own.
 * Why a setting can't be stored at all is in ACCOUNT_TEXTS.
 */
export const ACCOUNT_SAVE_TEXTS = {
  marginsReorganized: 'Margins were reorganized.',
  aftermarketReorganized: 'Aftermarket margins were reorganized. Please review.',
  salvageReorganized: 'Salvage margins were reorganized. Please review.',
  saved: 'The account has been saved.',
  savingFailed: 'There was a problem saving your account.',
  companyName: 'Company Name',
  address: 'Address',
  city: 'City',
  notResettable: 'Only settings can be taken over from the parent or the defaults.',
  setAndReset: 'A field can’t be set and taken over at once.',
  newIsActive: 'A new account is active. It can be deactivated afterwards.',
  tooLarge: 'The lists of this account are too long to be kept together. Please shorten one.',
} as const;
