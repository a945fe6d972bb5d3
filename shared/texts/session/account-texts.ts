/**
 * Why an account or a user can't be saved. They are the spec's (admin 5, 8) up to `marginTooHigh`; the rest are our
 * own.
 */
export const ACCOUNT_TEXTS = {
  companyNameExists: 'Company Name already exists',
  userNameExists: 'UserName Already Exists',
  emailExists: 'Email Already Exists',
  warrantyExists: 'This warranty already exists.',
  serviceHoursWithoutTimes: 'All active customer service hours must have dates.',
  marginTooHigh: 'A margin on the price must be below 100 percent.',
  marginOutOfBounds: 'Margins must be from 0 to 1000 percent, and their prices from 0 to 10,000,000.00.',
  marginBandsOutOfOrder: 'Margin bands must go up in price without overlapping, and each high must be above its low.',
  warrantyOutOfBounds: 'A warranty must cost from 0 to 1000 percent, or from 0 to 10,000,000.00.',
  warrantyRangesOutOfOrder: 'The ranges of a warranty must go up in top price.',
  coreMinimumOutOfBounds: 'The minimum core charge must be from 0 to 10,000,000.00.',
  shippingAmountOutOfBounds: 'The shipping amount must be from 0 to 10,000,000.00, or from 0 to 1000 percent.',
  noLineOfBusiness: 'An account needs at least one line of business.',
  repeatedLine: 'A line of business can be listed only once.',
  repeatedRequirement: 'A checkout requirement can be listed only once.',
  poPatternUnusable:
    'A PO number pattern can only say which characters to expect and how many, such as PO-\\d{6}|WO\\d{4,8}.',
  oneDefaultWarranty: 'Only one warranty can be the default.',
  processTypeOfParent: 'Only a parent account can order for its children.',
  processTypeOfChild: 'Only a child account can have its parent complete its orders.',
  ipMethodOfChild: 'A child account can restrict only checkout.',
  providerIsActive: 'The provider can’t be deactivated.',
  noSuchParent: 'The parent must be an active account that has no parent of its own.',
  fieldNotMarkable: 'Only a parent account can mark fields, and only fields that are not always or never inherited.',
  changedElsewhere: 'Someone else has changed this. Please try again.',
  logoNotOwn: 'The logo must be a picture from this account or its parent.',
  noSuchWebsite: 'The default website must belong to this account or its parent.',
  accountStays: 'This belongs to another account and can’t be moved.',
  hostExists: 'Another website already uses this address.',
  userNameHasSpaces: 'A user name can’t have spaces.',
  userNameTooShort: 'A user name must have at least 8 characters.',
  userNameTooLong: 'A user name can have at most 100 characters.',
  customerNumberExists: 'Another account already uses this customer number.',
} as const;
