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
  postalCodePurpose: 'Optional. Finds the warehouse closest to you.',
  keepSignedIn: 'Keep me signed in',
  incomplete: 'Enter your user name and your password.',
  invalidPostalCode: 'Postal code does not appear to be valid',
  lockedOut: 'Too many attempts. Please try again later.',
  latestProblems: 'Latest problems',
  goOn: 'Sign in to go on where you were.',
} as const;

/** The time is shown as the store's culture writes it. */
export const lockedOutUntil = (time: string) => `Too many attempts. Please try again at ${time}.`;
