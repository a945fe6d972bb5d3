import type { PeopleImportKind, PeopleImportState, RowOutcomeName } from '../../values/people/people-imports.ts';

/** The page that starts imports and lists the earlier ones. All of these texts are our own. */
export const IMPORTS_TEXTS = {
  subject: 'Import of',
  intoAccount: 'Import into',
  choose: 'Choose a file',
  drop: 'or drop it here',
  hint: 'CSV or text, separated by commas, semicolons or tabs. The first row has the headings.',
  checkFirst: 'The file is checked first. Nothing is saved until you continue.',
  uploading: 'Uploading',
  uploadFailed: 'The file could not be uploaded.',
  leaveUpload: 'The upload ends when you leave this page.',
  noUserEdit: 'User editing is turned off for this account, so users can’t be imported.',
  earlier: 'Earlier imports',
  none: 'No imports yet',
  noneDetail: 'Files that you or your colleagues import appear here.',
  failed: 'The imports could not be loaded.',
  file: 'File',
  kind: 'Kind',
  account: 'Account',
  by: 'Started by',
  when: 'Started',
  rows: 'Rows',
  imported: 'Imported',
  faults: 'With faults',
} as const;

export const IMPORT_KIND_NAMES: Readonly<Record<PeopleImportKind, string>> = { accounts: 'Accounts', users: 'Users' };

/** The state of an import in a word or two. */
export const IMPORT_STATES: Readonly<Record<PeopleImportState, string>> = {
  checking: 'Checking',
  mapping: 'Waits for columns',
  checked: 'Checked',
  saving: 'Importing',
  cancelling: 'Canceling',
  cancelled: 'Canceled',
  done: 'Done',
  inviting: 'Inviting',
  takingBack: 'Taking back',
  takenBack: 'Taken back',
  failed: 'Failed',
};

/** The outcome of a row that is not imported yet. A row with a fault shows its result instead. */
export const ROW_OUTCOMES: Readonly<Record<RowOutcomeName, string>> = {
  new: 'New',
  changed: 'Changed',
  same: 'Same as now',
  wrong: 'With faults',
  leftOut: 'Left out',
};

export const uploadedPart = (name: string, percent: string): string => `Uploading ${name} …, ${percent}%`;
export const fileTooLarge = (megabytes: string): string => `This file has more than ${megabytes} MB. Please split it.`;

/** Which columns a file of the kind has to have, below the button that chooses it. */
export const IMPORT_COLUMNS_HINTS: Readonly<Record<PeopleImportKind, string>> = {
  accounts: 'Columns: Company Name, Address, City, State and Postal Code, and others such as Store Number.',
  users: 'Columns: Company, First Name, Last Name, Email, Phone Number, Address, City, State and Postal Code.',
};
