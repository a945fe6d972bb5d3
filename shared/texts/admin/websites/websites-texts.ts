/**
 * The list and the form of websites. The questions and what is said after a save are the spec's (admin 8), and so are
 * the columns (admin 3). The rest are our own.
 */
export const WEBSITES_TEXTS = {
  title: 'Websites',
  name: 'Name',
  url: 'Url',
  account: 'Account',
  default: 'Default',
  updated: 'The website has been updated',
  removed: 'Website has been removed',
  removeQuestion: 'Remove this website?',
  removeDetail: 'Visitors find nothing there any more, and everybody who is signed in is signed out within 30 seconds.',
  remove: 'Remove',
  makeDefault: 'Make default',
  notOpen: 'account inactive',
  newWebsite: 'New website',
  create: 'Create website',
  created: 'The website has been created.',
  details: 'Website',
  searchLabel: 'Search websites',
  searchPlaceholder: 'Name, address, account',
  failed: 'The websites could not be loaded.',
  none: 'There are no websites yet',
  noneDetail: 'Websites that you add appear here.',
  unknown: 'There is no such website.',
  loadFailed: 'The website could not be loaded.',
  savingFailed: 'The website could not be saved.',
  accountsFailed: 'The accounts could not be loaded.',
  chooseAccount: 'Choose an account',
  accountStays: 'A website stays with its account.',
  urlHint: 'such as https://parts.example.com',
  isDefaultLocked: 'This is the default. To change that, make another website the default.',
  firstIsDefault: 'The first website of an account is its default. Emails link to the default.',
  defaultNote: 'Emails to the account link to its default website.',
  checking: 'Checking …',
  openAsVisitor: 'Open as a visitor',
  back: 'All websites',
} as const;

/** Below an address that is free. */
export const visitorsOpen = (host: string): string => `Visitors open ${host}.`;

/** How many there are. */
export const websitesFound = (count: string): string => (count === '1' ? '1 website' : `${count} websites`);
export const onlyOfAccount = (companyName: string): string => `Only websites of ${companyName}`;
export const removedWebsites = (names: string): string => `Removed ${names}.`;
export const restoredWebsites = (names: string): string => `${names} is back.`;
export const madeDefault = (names: string): string => `Made ${names} the default.`;
/** An account to choose, with how many websites it has. */
export const accountWithWebsites = (companyName: string, count: number): string =>
  count === 0 ? companyName : `${companyName} (has ${count})`;
