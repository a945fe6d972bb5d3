import type { Level } from '../../values/access.ts';

/** The frame of the admin area, its keys and its home. All of these texts are our own. */
export const ADMIN_TEXTS = {
  admin: 'Admin',
  navigation: 'Admin',
  openNavigation: 'Open the menu',
  home: 'Home',
  users: 'Users',
  accounts: 'Accounts',
  settings: 'Settings',
  account: 'Account',
  websites: 'Websites',
  orders: 'Orders',
  imports: 'Imports',
  catalogue: 'Catalog',
  import: 'Import',
  reports: 'Reports',
  content: 'Content',
  provider: 'Provider',
  findOrDo: 'Find or do',
  narrow: 'Narrow',
  narrowNavigation: 'Narrow or wide navigation',
  backToStore: 'Back to the store',
  accountMenu: 'Your account',
  singleKeysDetail: 'For example, n for a new user. Saved in this browser.',
  nothingWaits: 'Nothing waits.',
  waits: 'What waits for you',
  waitsFailed: 'What waits for you could not be loaded.',
  invitationsExpired: 'Invitations that ran out',
  lookAtThem: 'Look at them',
  tenantsNotOpened: 'Tenants that are not open yet',
  goOnWithOne: 'Go on with the first',
  tenantsWithoutWebsite: 'Tenants without a website',
  addWebsite: 'Add a website to the first',
  tenantsWithoutLogo: 'Tenants without a logo',
  addLogo: 'Add a logo to the first',
  find: 'Find pages, accounts, users, orders and actions',
  pages: 'Pages',
  actions: 'Do',
  move: 'move',
  open: 'open',
  newTab: 'new tab',
  onlyActions: 'only actions',
  results: 'Results',
} as const;

/** The role of the user, below the name of the account. */
export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  0: 'Provider staff',
  1: 'Account administrator',
  2: 'Branch administrator',
  3: 'User',
};

export const nothingFound = (words: string): string => `Nothing found for “${words}”.`;
export const goToPage = (page: string): string => `Go to ${page}`;
