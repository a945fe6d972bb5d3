/** The list of users. All of these texts are our own, but for the columns and types, which are those of admin 2. */
export const USERS_TEXTS = {
  title: 'Users',
  name: 'Name',
  userName: 'User name',
  company: 'Company',
  type: 'Type',
  city: 'City',
  state: 'State',
  active: 'Active',
  created: 'Created',
  invitation: 'Invitation',
  you: 'you',
  invited: 'invited',
  expired: 'invitation ran out',
  stillOpen: 'Sent',
  ranOut: 'Ran out',
  newUser: 'New user',
  searchLabel: 'Search users',
  searchPlaceholder: 'Name, user name, company',
  failed: 'The users could not be loaded.',
  none: 'There are no users yet',
  noneDetail: 'Users that you add appear here.',
  inviteAgain: 'Send invitation again',
  activate: 'Activate',
  deactivate: 'Deactivate',
} as const;

export const USER_TYPES = { 0: 'User', 1: 'Master User' } as const;

export const onlyOfCompany = (companyName: string): string => `Only users of ${companyName}`;
export const unknownCompany = (accountId: string): string => `Account ${accountId}`;
export const activated = (names: string): string => `Activated ${names}.`;
export const deactivated = (names: string): string => `Deactivated ${names}. Their sessions have ended.`;
export const invitedAgain = (names: string): string => `Sent an invitation again to ${names}.`;

/** How many there are, and of whom. */
export const usersIn = (count: string, companyName: string): string => `${count} in ${companyName}`;
export const usersInAll = (count: string): string => `${count} in all accounts`;
export const usersInBranches = (count: string, companyName: string): string =>
  `${count} in ${companyName} and its branches`;

/** The export of users. `none` is the spec's (admin 8), the rest are our own. */
export const USERS_EXPORT_TEXTS = {
  none: 'No Users were found.',
  export: 'Export CSV',
  detail: 'Saves all users here and in the branches below, whatever is searched or filtered.',
  beginning: 'Exporting …',
  cancel: 'Cancel export',
  failed: 'The users could not be exported.',
} as const;
export const exportingUsers = (done: string, total: string): string => `Exporting ${done} of ${total} …`;
