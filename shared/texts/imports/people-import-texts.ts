/** The results of imported account rows. They are the spec's, letter by letter (admin 8). */
export const ACCOUNT_ROW_TEXTS = {
  noName: 'Company Name does not exist',
  addressIncomplete: 'Address is not complete',
  repeated: 'Multiples of this Company Name exist',
  exists: 'Company already exists',
  imported: 'Imported Successfully.',
} as const;

/** The results of imported user rows. They are the spec's, letter by letter (admin 8). */
export const USER_ROW_TEXTS = {
  emailInvalid: 'Email is not valid',
  phoneIncomplete: 'Phone Number is not complete',
  repeated: 'Email and UserName must be Unique',
  userNameExists: 'UserName already exists',
  emailExists: 'Email already exists',
  noCompany: 'Company does not exist',
  added: 'Added with password',
  updated: 'Updated',
  rejected: 'Rejected',
  noAccount: 'No Account Found',
  failed: 'Failed to insert',
} as const;

/** Other messages about a row or a heading of an import. All of these texts are our own. */
export const IMPORT_ROW_TEXTS = {
  pleaseCheck: (headings: string) => `Please check: ${headings}.`,
  tooLong: (heading: string, most: number) => `${heading} can have at most ${most} characters.`,
  unknownType: 'Type must be Fleet or White Label.',
  typeOfParent: 'A child account always has the type of its parent. Please leave Type empty.',
  typeOfProvider: 'Only the provider sets the type of an account. Please leave Type empty.',
  unknownProcessType: 'Order Process Type must be Normal, For Children or Parent Must Complete.',
  severalCompanies:
    'Several companies have this name. Please add the column Parent with the name of the parent company.',
  line: (line: number) => `Line ${line}:`,
  passwordColumn: 'Passwords are never imported. Please remove the column Password from the file.',
  repeatedColumn: (heading: string) => `The column “${heading}” appears more than once.`,
} as const;

/** Texts of the screens and errors of the calls that import people. */
export const PEOPLE_IMPORT_TEXTS = {
  /** The spec's, letter by letter (admin 8). */
  continueAnyway: 'There were errors in your import file. Continue anyways?',
  importing: (done: number, total: number, leftOut: number) =>
    `Importing ${inFull(done)} of ${inFull(total)} …, ${inFull(leftOut)} left out`,
  tooManyRows: (most: number) => `This file has more than ${inFull(most)} rows. Please split it.`,
  noRows: 'This file has no rows.',
  unreadable: 'This file can’t be read as a table. Please save it as CSV.',
  missingColumns: (columns: string) => `Please choose the headings for: ${columns}.`,
  unknownColumn: (column: string) => `There is no column ${column}.`,
  unknownHeading: (heading: string) => `The file has no heading ${heading}.`,
  notKept: 'The file of this import is deleted. Please upload it again.',
  isWorking: 'This import is still at work. Please wait until it ends.',
  nothingReady: 'This import has no rows that can be imported.',
  noSuchRow: (row: number) => `The file has no row ${row}.`,
  rowIsIn: (row: number) => `Row ${row} is imported already.`,
  nobodyToInvite: 'There is nobody to invite.',
  nothingToTakeBack: 'There is nothing to take back.',
  interrupted: 'The import stopped before its end. Please continue it.',
  usedSince: 'Signed in since the import.',
  changedSince: 'Changed since the import.',
  hasPeople: 'Has users or accounts under it.',
  inactiveAlready: 'Is inactive already.',
} as const;

const inFull = (count: number): string => count.toLocaleString('en-US');
