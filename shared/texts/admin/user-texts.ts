/** Managing users. The spec's (admin 5, 8) up to `saved`; the rest are our own. */
export const USER_TEXTS = {
  passwordRequired: 'Password is required.',
  passwordRule:
    'Your password must contain at least 1 lower case, 1 upper case and one number. It must also be at least 8 characters long.',
  confirmPassword: 'Your confirm password must match your password.',
  phoneInvalid: 'Your Phone number does not appear to be valid',
  emailInvalid: 'Your Email address does not appear to be valid',
  addressInvalid: 'Your address does not appear to be valid',
  userNameTaken: 'User name is already taken.',
  emailInUse: 'This email is already in use.',
  saved: 'The user has been updated',
  firstNameRequired: 'First Name is required',
  lastNameRequired: 'Last Name is required',
  addressRequired: 'Address is required',
  cityRequired: 'City is required',
  stateRequired: 'State is required',
  tooManyLookups: 'Too many checks. Please wait a minute.',
  onlyProviderEdits: 'Only the provider changes the users of this account.',
  notOwnRights: 'Nobody changes their own type, permissions or Active. Another administrator can.',
} as const;
