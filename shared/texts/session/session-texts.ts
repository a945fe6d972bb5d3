/**
 * Signing in and sessions. They are the spec's, letter by letter (storefront 8, admin 8), up to `tooManyAttempts`; the
 * rest are our own.
 */
export const SESSION_TEXTS = {
  badPassword: 'Bad Password',
  userNotFound: 'User not found.',
  invalidLogin: 'Invalid Username or Password',
  sessionLost: 'Oops! Your session has been lost.',
  deniedPage: 'You do not have access to this page.',
  unauthorized: 'Unauthorized',
  tooManyAttempts: 'Too many failed attempts. Please try again later.',
  invalidPostalCode: 'Postal code is not valid.',
} as const;
