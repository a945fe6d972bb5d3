/** What is wrong with a profile. The last two are the spec's, letter by letter (admin 5); the rest follow its list. */
export const PROFILE_TEXTS = {
  firstNameMissing: 'First Name is required',
  lastNameMissing: 'Last Name is required',
  addressMissing: 'Address is required',
  cityMissing: 'City is required',
  addressInvalid: 'Address does not appear to be valid',
  phoneInvalid: 'Phone Number is not valid',
} as const;
