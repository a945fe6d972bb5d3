/**
 * Users in the admin area. They are the spec's, letter by letter (admin 5, 6 and 8), up to `masterUser`; the rest are
 * our own. Why a user name can't be used is in ACCOUNT_TEXTS, and what is wrong with a password in PASSWORD_TEXTS.
 */
export const USER_TEXTS = {
  updated: 'The user has been updated',
  passwordRequired: 'Password is required.',
  passwordRule:
    'Your password must contain at least 1 lower case, 1 upper case and one number. It must also be at least 8 characters long.',
  confirmPassword: 'Your confirm password must match your password.',
  phoneInvalid: 'Your Phone number does not appear to be valid',
  emailInvalid: 'Your Email address does not appear to be valid',
  addressInvalid: 'Your address does not appear to be valid',
  /** What the identity calls answer, and what pages show instead (admin 8). */
  userNameTaken: 'User name is already taken.',
  emailInUse: 'This email is already in use.',
  user: 'User',
  masterUser: 'Master User',
  lastAdministrator: 'This is the account’s last administrator and can’t be removed.',
  editDisabled: 'Only the provider can create and change the users of this account.',
  unknownDomain: (domain: string) => `There is no internet domain “.${domain}”. Please check the email address.`,
  firstNameRequired: 'First Name is required',
  lastNameRequired: 'Last Name is required',
  addressRequired: 'Address is required',
  cityRequired: 'City is required',
  stateRequired: 'State is required',
  tooManyLookups: 'Too many checks. Please wait a minute.',
  onlyProviderEdits: 'Only the provider changes the users of this account.',
  notOwnRights: 'Nobody changes their own type, permissions or Active. Another administrator can.',
} as const;
