/** Choosing one of the accounts that somebody administers. All of these texts are our own. */
export const ACCOUNT_CHOICE_TEXTS = {
  allAccounts: 'All accounts',
  account: 'Account',
  switchAccount: 'Show one account',
  shownFor: 'Lists are shown for',
} as const;

/** A branch in a choice of accounts. Its name alone may be that of another account's branch. */
export const branchUnder = (companyName: string, parentName: string): string => `${companyName} (${parentName})`;
