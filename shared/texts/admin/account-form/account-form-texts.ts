/** The form of an account. All of these texts are our own. */
export const ACCOUNT_FORM_TEXTS = {
  details: 'Settings of the account',
  unknown: 'There is no such account.',
  loadFailed: 'The account could not be loaded.',
  active: 'Active',
  inactive: 'Inactive',
  activeHelp: 'Nobody can sign in to an inactive account or its branches.',
  ownActive: 'You can’t deactivate this account.',
  search: 'Search settings',
  sections: 'Sections',
  onlyDeviations: 'Only deviations',
  noneFound: 'No setting fits.',
  showAll: 'Show all settings',
  nextSetting: 'Next setting',
  previousSetting: 'Previous setting',
} as const;

/** The sections of the form, in their order. */
export const SECTION_TEXTS = {
  company: 'Company',
  customers: 'Customers',
  brand: 'Brand',
  prices: 'Prices',
  warranties: 'Cores and warranties',
  shipping: 'Shipping',
  checkout: 'Checkout',
  search: 'Search',
  service: 'Service',
  access: 'Access',
} as const;

/** The number of settings that the search leaves. */
export const settingsShown = (count: number): string => (count === 1 ? '1 setting' : `${count} settings`);

/** How many settings are the account's own. */
export const ownCount = (own: number, all: number): string => `${own} own of ${all}`;

/** The end of a section's name, where something in it was changed. */
export const changedIn = (count: number): string => `${count} changed`;

/** The fields of the account itself, by name. Their refusals are named by them too. */
export const IDENTITY_TEXTS = {
  companyName: 'Company Name',
  storeNumber: 'Store Number',
  address1: 'Address',
  address2: 'Address 2',
  city: 'City',
  country: 'Country',
  state: 'State',
  postalCode: 'Postal Code',
  orderProcessType: 'Orders',
} as const;

/** The marks of a parent, in the list of changes. */
export const ACCOUNT_MARK_TEXTS = {
  inheritedFields: 'Settings handed down',
  changeableFields: 'Settings that branches may change',
} as const;
