/** The login dialog, and what else is asked of whoever signs in (storefront 2, 4 and 8). */
export const LOGIN_TEXTS = {
  signIn: 'Sign in',
  close: 'Close',
  userName: 'User name',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  postalCode: 'Postal code',
  postalCodePurpose: 'Fleet accounts need one. Finds the warehouse closest to you.',
  keepSignedIn: 'Keep me signed in',
  incomplete: 'Enter your user name and your password.',
  latestProblems: 'Latest problems',
  unconfirmedLogout: 'You are signed out here, but the server could not be told.',
  goOn: 'Sign in to go on where you were.',
} as const;

/** What stands in for `SESSION_TEXTS.tooManyAttempts` when the server says how long. */
export const lockedOutUntil = (time: string) => `Too many failed attempts. Try again at ${time}.`;
