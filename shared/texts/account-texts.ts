/** What is said when an account or a user can't be saved (admin 5, 8); from `marginTooHigh` on in the product's own words. */
export const ACCOUNT_TEXTS = {
  companyNameExists: 'Company Name already exists',
  userNameExists: 'UserName Already Exists',
  emailExists: 'Email Already Exists',
  warrantyExists: 'This warranty already exists.',
  marginTooHigh: 'A margin on the price must be below 100 percent.',
  poPatternUnusable:
    'A pattern for PO numbers can only say which characters come and how often, such as PO-\\d{6}|WO\\d{4,8}.',
  oneDefaultWarranty: 'Only one warranty can be the default.',
  processTypeOfParent: 'Only a parent account can order for its children.',
  processTypeOfChild: 'Only a child account can leave its orders to its parent.',
  ipMethodOfChild: 'A child account can restrict checkout only.',
  providerIsActive: 'The provider can’t be deactivated.',
  noSuchParent: 'An account can only be under an active account that has no parent itself.',
  fieldNotMarkable:
    'Only a parent account can mark fields, and only those that are neither always nor never inherited.',
  changedElsewhere: 'This has been changed by somebody else. Please try again.',
  noSuchWebsite: 'The default website must be one of this account or of its parent.',
  accountStays: 'This belongs to another account and can’t be moved.',
  hostExists: 'This address belongs to another website.',
  customerNumberExists: 'This customer number belongs to another account.',
} as const;
