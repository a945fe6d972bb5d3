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
  passwordColumn: 'Passwords are never imported. Please remove the column Password from the file.',
  repeatedColumn: (heading: string) => `The column “${heading}” appears more than once.`,
} as const;
