import type { Permission } from '../../../values/access.ts';

/** The form of a user. The names of fields up to `passwordConfirm` are the spec's (admin 3); the rest are our own. */
export const USER_FORM_TEXTS = {
  userName: 'Username',
  email: 'Email',
  firstName: 'First Name',
  lastName: 'Last Name',
  phoneNumber: 'Phone Number',
  type: 'Type',
  address1: 'Address',
  address2: 'Address 2',
  city: 'City',
  country: 'Country',
  state: 'State',
  postalCode: 'Postal Code',
  password: 'Password',
  passwordConfirm: 'Confirm Password',
  mayOrder: 'May order',
  active: 'Active',
  notActive: 'Not active',
  monthlyLimit: 'Monthly limit',
  limitHint: 'leave empty for no limit',
  limitInvalid: 'Enter an amount such as 5000 or 5,000.00.',
  userNameHint: '8 to 100 characters, no spaces',
  defaultsToEmail: 'leave empty to use the email',
  phoneHint: '(000) 000-0000',
  keepPassword: 'leave empty to keep it',
  ownPassword: 'Change your own password in your profile.',
  permissionsFailed: 'The permissions could not be loaded, so this can’t be changed right now.',
  typeByParent: 'Only administrators of a parent account choose the type.',
  lastAdministrator: 'This is the last administrator. Make somebody else a Master User first:',
  lastAdministratorAlone: 'This is the last administrator. Make somebody else a Master User first.',
  checking: 'Checking …',
  free: 'Free.',
  chooseState: 'Choose a state',
  details: 'Details',
  permissions: 'Permissions',
  failed: 'The user could not be loaded.',
  unknown: 'This user does not exist, or you can’t see it.',
  copy: 'Copy to a new user',
  signOutEverywhere: 'Sign out everywhere',
  signOutQuestion: 'Sign out everywhere?',
  signOutDetail: 'This ends all sessions of this user and can’t be undone.',
  signedOut: 'The user has been signed out.',
  activate: 'Activate',
  deactivate: 'Deactivate',
  newUser: 'New user',
  create: 'Create user',
  created: 'The user has been created',
  access: 'Password',
  sendInvitation: 'Send an invitation',
  invitationHint: 'An email with a link to set a password. It is good for 7 days.',
  choosePassword: 'Choose a password',
  may: 'May',
  mayNot: 'May not',
  invitation: 'Invitation',
  sent: 'sent',
  opened: 'opened',
  passwordSet: 'password set',
  ranOut: 'ran out',
  accepted: 'accepted',
  invitationNote: 'A new link is good for 7 days and replaces the last one.',
  sendAgain: 'Send again',
  sendReset: 'Send reset mail',
  noInvitation: 'This user was created with a password, without an invitation.',
  mailSent: 'The mail is on its way.',
  sessions: 'Signed in',
  noSessions: 'Not signed in right now.',
  neverSignedIn: 'Has never signed in.',
  unknownBrowser: 'Another browser',
  thisSession: 'this browser',
  signOutThere: 'Sign out there',
} as const;

/** The labels of the permissions in the history. */
export const PERMISSION_NAMES: Readonly<Record<Permission, string>> = {
  checkout: 'May order',
  usermanagement: 'Manages users',
};

/** Where somebody belongs, and since when (MM/dd/yyyy), below the name. */
export const typeOf = (type: string): string => `${type} of`;
export const createdOn = (day: string): string => `Created ${day}`;

/** Where a new user belongs, and whom they are a copy of. */
export const newUserOf = (company: string | undefined, colleague: string | undefined): string =>
  [company && `of ${company}`, colleague && `like ${colleague}`].filter(Boolean).join(', ');

export const browsers = (count: number): string => (count === 1 ? '1 browser' : `${count} browsers`);
/** Moments are formatted as the page shows times. */
export const lastSignIn = (moment: string): string => `Last sign-in ${moment}`;
export const sessionSince = (moment: string): string => `since ${moment}`;
export const lastUsed = (moment: string): string => `last used ${moment}`;
export const signOutAt = (browser: string, moment: string): string => `Sign out there: ${browser}, since ${moment}`;
