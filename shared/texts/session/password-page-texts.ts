import type { PasswordPoint } from '../../rules/people/password-rule.ts';

/**
 * The pages for a forgotten password (admin 2). The first three are the spec's, letter by letter (admin 5, 8); the rest
 * are our own.
 */
export const PASSWORD_PAGE_TEXTS = {
  confirmedMustMatch: 'The confirmed password must match the new password.',
  done: 'Your password has been reset. Please use your new password when you log in.',
  unavailable: 'This page is unavailable after you have logged in.',
  remindTitle: 'Forgot your password?',
  remindLead: 'Enter your user name. We will email you a link to set a new password.',
  userNameMissing: 'Please enter your user name.',
  send: 'Send the link',
  backToLogin: 'Back to sign in',
  thanks: 'Thank you',
  checkEmail: 'If we know this user name, a link is on its way. Please check your email, and your spam folder too.',
  resetTitle: 'Set your password',
  save: 'Set password',
  points: 'Your password',
  pointMet: 'Done:',
  pointMissing: 'Missing:',
} as const;

/** Who helps when no email comes. Null where a store names nobody. */
export function supportContact(email: string, phone: string): string | null {
  const ways = [email, phone].filter(Boolean);
  return ways.length > 0 ? `Need help? Contact us: ${ways.join(', ')}` : null;
}

/** The points of the password rule, for a list that shows which of them are met. */
export const PASSWORD_POINT_TEXTS: Readonly<Record<PasswordPoint, string>> = {
  length: '8 characters or more',
  noSpaces: 'No spaces',
  upperCase: 'An upper case letter',
  lowerCase: 'A lower case letter',
  number: 'A number',
};
