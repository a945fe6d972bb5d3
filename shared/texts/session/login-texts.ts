/** The login dialog (storefront 2, 4 and 8). */
export const LOGIN_TEXTS = {
  signIn: 'Sign in',
  close: 'Close',
  userName: 'User name',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  postalCode: 'Postal code',
  postalCodePurpose: 'Required for Fleet accounts. We use it to find your closest warehouse.',
  forgotPassword: 'Forgot your password?',
  keepSignedIn: 'Keep me signed in',
  incomplete: 'Enter your user name and password.',
  latestProblems: 'Recent problems',
  unconfirmedLogout: 'You are signed out on this computer, but the server could not be reached.',
  goOn: 'Sign in to continue where you left off.',
} as const;

/** Replaces `SESSION_TEXTS.tooManyAttempts` when the server says how long to wait. */
export const lockedOutUntil = (time: string) => `Too many failed attempts. Try again at ${time}.`;
