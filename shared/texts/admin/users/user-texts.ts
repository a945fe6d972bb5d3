/**
 * Users in the admin area. They are the spec's, letter by letter (admin 5, 6 and 8), up to `masterUser`; the rest are
 * our own. Why a user name can't be used is in ACCOUNT_TEXTS, and what is wrong with a password in PASSWORD_TEXTS.
 */
export const USER_TEXTS = {
  updated: 'The user has been updated',
  phoneInvalid: 'Your Phone number does not appear to be valid',
  emailInvalid: 'Your Email address does not appear to be valid',
  addressInvalid: 'Your address does not appear to be valid',
  /** The answer of the identity calls, and the text that pages show instead (admin 8). */
  userNameTaken: 'User name is already taken.',
  emailInUse: 'This email is already in use.',
  user: 'User',
  masterUser: 'Master User',
  lastAdministrator: 'This is the account’s last administrator and can’t be removed.',
  tooManyLookups: 'Too many checks. Please wait a minute.',
  notOwnRights: 'Nobody changes their own type, permissions or Active. Another administrator can.',
  state: 'State',
  editDisabled: 'Only the provider can create and change the users of this account.',
  unknownDomain: (domain: string) => `There is no internet domain “.${domain}”. Please check the email address.`,
} as const;
