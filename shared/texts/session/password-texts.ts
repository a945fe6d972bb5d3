/**
 * Setting a password. They are the spec's, letter by letter (admin 5, 8), up to `notMatching`; the rest are our own.
 */
export const PASSWORD_TEXTS = {
  currentMissing: 'Current Password is required',
  sameAsCurrent: 'Current Password and New Password may not match',
  rule: 'New password must have at least 8 characters, with no spaces and must contain at least 1 upper case, 1 lower case and 1 number.',
  expired: 'The request has expired.',
  notMatching: 'Password and Confirm Password must match',
  currentWrong: 'Current Password is not correct.',
  tooManyReminders: 'Too many requests. Please try again later.',
} as const;
