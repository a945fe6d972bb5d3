/**
 * Setting, changing and resetting a password. They are the spec's, letter by letter (admin 5 and 8), up to `wasReset`;
 * the rest are our own. Three screens say the same rule in their own words.
 */
export const PASSWORD_TEXTS = {
  /** In the form of a user. */
  userRule:
    'Your password must contain at least 1 lower case, 1 upper case and one number. It must also be at least 8 characters long.',
  required: 'Password is required.',
  userConfirm: 'Your confirm password must match your password.',
  /** Where users reset or change their own password. */
  newRule:
    'New password must have at least 8 characters, with no spaces and must contain at least 1 upper case, 1 lower case and 1 number.',
  resetConfirm: 'The confirmed password must match the new password.',
  currentRequired: 'Current Password is required',
  sameAsCurrent: 'Current Password and New Password may not match',
  changeConfirm: 'Password and Confirm Password must match',
  requestExpired: 'The request has expired.',
  alreadySignedIn: 'This page is unavailable after you have logged in.',
  wasReset: 'Your password has been reset. Please use your new password when you log in.',
  currentWrong: 'Current Password is not correct.',
  isUserName: 'Your password can’t be your user name.',
  reminderSent:
    'Thank you. If this user name exists, we have emailed a link to set a new password. Check your email, and your spam folder as well.',
} as const;

/** The points of rules/people/password-rule, as a list that is checked while somebody types. */
export const PASSWORD_POINT_TEXTS = {
  length: '8 to 255 characters',
  noSpaces: 'No spaces',
  upperCase: 'An upper case letter',
  lowerCase: 'A lower case letter',
  number: 'A number',
} as const;

/** The end of the reminder's dialog (admin 8). An address or a number that the store does not have is left out. */
export const supportContact = (email: string, phone: string): string =>
  `If it does not arrive, contact ${[email, phone].filter(Boolean).join(', ')}.`;
