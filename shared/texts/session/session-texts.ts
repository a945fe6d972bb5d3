/** The texts of signing in and of a session: the spec's to the letter (storefront 8, admin 8), from `tooManyAttempts` on our own. */
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
