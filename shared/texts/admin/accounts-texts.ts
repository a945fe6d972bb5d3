/** The list of accounts. All of these texts are our own, but for the columns, which are those of admin 3. */
export const ACCOUNTS_TEXTS = {
  title: 'Accounts',
  company: 'Company',
  storeNumber: 'Store Number',
  type: 'Type',
  city: 'City',
  state: 'State',
  orderProcess: 'Order process',
  active: 'Active',
  branches: 'Branches',
  users: 'Users',
  own: 'Deviations',
  none: 'none',
  overrides: 'Overrides',
  under: 'Under',
  newTenant: 'New tenant',
  newBranch: 'New branch',
  searchLabel: 'Search accounts',
  searchPlaceholder: 'Company, store number, city',
  failed: 'The accounts could not be loaded.',
  noAccounts: 'There are no accounts yet',
  noAccountsDetail: 'Accounts that you add appear here.',
  branchesFailed: 'The branches could not be loaded.',
  loadingBranches: 'Loading the branches …',
  openBranches: 'Show the branches',
  closeBranches: 'Hide the branches',
  activate: 'Activate',
  deactivate: 'Deactivate',
} as const;

export const accountActivated = (names: string): string => `Activated ${names}.`;
export const accountDeactivated = (names: string): string =>
  `Deactivated ${names}. Nobody can sign in there, nor in their branches.`;

export const branchesOf = (companyName: string): string => `Branches of ${companyName}`;
export const usersOfAccount = (companyName: string): string => `Users of ${companyName}`;
export const underParent = (companyName: string): string => `under ${companyName}`;

/** Below a parent whose branches are too many for the tree. */
export const someOfBranches = (shown: string, all: string): string =>
  `${shown} of ${all} branches. Search finds the others.`;

/** How many branches have settings of their own. */
export const deviatingBranches = (deviating: string, all: string): string => `${deviating} of ${all} deviate`;

/** How many accounts there are, beside the title and at the foot of the tree. */
export const topLevelAndBranches = (topLevel: string, branches: string): string =>
  `${topLevelAccounts(topLevel)}, ${branchesCount(branches)}`;
export const topLevelAccounts = (count: string): string =>
  count === '1' ? '1 top-level account' : `${count} top-level accounts`;
const branchesCount = (count: string): string => (count === '1' ? '1 branch' : `${count} branches`);

/** The foot of a page of the tree, where there are other pages. Their branches are not counted. */
export const pageOfTree = (rows: string, branches: string): string =>
  `${rows} top-level accounts, ${branchesCount(branches)} below them`;
export const accountsFound = (count: string): string => (count === '1' ? '1 account' : `${count} accounts`);
