/** The form of a new account. All of these texts are our own; the names of the fields are those of the account's form. */
export const NEW_ACCOUNT_TEXTS = {
  newAccount: 'New account',
  newBranch: 'New branch',
  details: 'Details',
  parent: 'Under',
  topLevel: 'No account: top-level',
  create: 'Create account',
  type: 'Type',
  typeHint: 'kept for all its branches',
  settingsHint: 'All other settings follow the defaults. They can be changed once the account is there.',
  branchSettingsHint:
    'All other settings follow its account, where it hands them down, and the defaults. They can be changed once the branch is there.',
} as const;
