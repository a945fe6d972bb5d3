/**
 * The users' own profile. They are the spec's, letter by letter (admin 5 and 8), up to `updated`; the rest are our own.
 * The text for a wrong phone number is in UI_TEXTS.
 */
export const PROFILE_TEXTS = {
  addressInvalid: 'Address does not appear to be valid',
  updated: 'Your profile has been updated',
  firstName: 'First Name',
  lastName: 'Last Name',
  address: 'Address',
  city: 'City',
  postalCodeElsewhere: 'This postal code is not in the chosen state. Please check both.',
} as const;

/** For First Name, Last Name, Address and City (admin 5). */
export const isRequired = (label: string): string => `${label} is required`;
