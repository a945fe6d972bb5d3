/** What stands around every page of a store, and the pages for when there is no store to show. */
export const SHELL_TEXTS = {
  home: 'Home',
  mainNavigation: 'Main',
  account: 'Account',
  accountMenu: 'Your account',
  signOut: 'Sign out',
  storeNumber: 'Store number',
  serviceLocation: 'Service location',
  noServiceLocation: 'Not known yet',
  changePostalCode: 'Change postal code',
  enterPostalCode: 'Enter postal code',
  postalCodeChanged: 'Your postal code has been changed.',
  postalCodeMissing: 'Your account needs a postal code to ship to.',
  customerServiceHours: 'Customer service hours',
  openNow: 'Open now',
  closedNow: 'Closed now',
  closed: 'Closed',
  customers: 'Customer accounts',
  guest: 'Guest',
  welcomeVisitor: 'Please sign in to continue.',
  catalogue: 'Catalog',
  catalogueEmpty: 'The catalog has not been loaded yet',
  catalogueEmptyDetail: 'Parts will be found here as soon as your provider has loaded them.',
  backHome: 'Back to the home page',
  unknownHost: 'There is no store at this address',
  unknownHostDetail: 'Please check the address, or ask whoever gave it to you.',
  siteDenied: 'Access denied',
  loadFailure: 'Application load failure',
  pageFailure: 'Something went wrong on this page',
} as const;

export const welcome = (name: string) => `Welcome, ${name}`;
export const welcomeTo = (companyName: string) => `Welcome to ${companyName}`;
