/** The texts of signing in and of a session, letter by letter as the spec has them (storefront 8, admin 8). */
export const SESSION_TEXTS = {
  badPassword: 'Bad Password',
  userNotFound: 'User not found.',
  invalidLogin: 'Invalid Username or Password',
  sessionLost: 'Oops! Your session has been lost.',
  deniedPage: 'You do not have access to this page.',
  unauthorized: 'Unauthorized',
} as const;
