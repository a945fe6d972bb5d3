/** A good row of an account file. */
export const ACCOUNT_ROW = {
  companyName: 'Summit North',
  address: '9 High St',
  city: 'Golden',
  state: 'CO',
  postalCode: '80401',
} as const;

/** A good row of a user file. */
export const USER_ROW = {
  company: 'Summit East',
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana.silva@example.com',
  userName: 'ana.silva',
  phoneNumber: '(303) 555-0142',
  address: '1 Main St',
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
} as const;
