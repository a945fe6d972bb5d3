import { USER_TEXTS } from './user-texts.ts';

/** The abilities of a user, for administrators. All of these texts are our own. */
export const ABILITY_TEXTS = {
  title: 'What may this person do?',
  signIn: 'Sign in',
  checkOut: 'Check out',
  requestApproval: 'Send carts for approval',
  seePrices: 'See prices',
  seeOrders: 'See orders',
  editProfile: 'Edit their profile',
  administer: 'Open the admin area',
  changeUsers: 'Create and change users',
} as const;

/** Why they may not, or how far they may. */
export const ABILITY_DETAIL_TEXTS = {
  userInactive: 'This user is not active.',
  accountInactive: 'The account is not active.',
  listedAddresses: 'Only from the IP addresses that the account lists.',
  noCheckout: 'The user does not have the Checkout permission.',
  parentCompletes: 'The parent account completes the orders of this account.',
  ordersForChildren: 'This account orders only for its child accounts.',
  anyAmount: 'There is no monthly limit.',
  monthlyLimit: (amount: string) => `Up to ${amount} a month.`,
  noParent: 'The account has no parent account.',
  ordersForItself: 'This account completes its own orders, and the user has no monthly limit.',
  aboveLimit: 'The parent account approves what is above the monthly limit.',
  pricesHidden: 'The account does not show prices.',
  ordersOfAll: 'Orders of all accounts.',
  ordersOfFamily: 'Orders of this account and its child accounts.',
  ordersOfAccount: 'Orders of this account under its customer numbers.',
  ordersOfCustomer: 'Orders under the customer numbers of this account, and orders of its child accounts.',
  passwordOnly: 'The account does not allow it. Users can still change their password.',
  ordinaryUser: 'Only master users can.',
  noUserManagement: 'The user does not have the UserManagement permission.',
  allAccounts: 'For all accounts.',
  family: 'For this account and its child accounts.',
  ownAccount: 'For this account.',
  userEditDisabled: USER_TEXTS.editDisabled,
  allUsers: 'Users and master users.',
  ordinaryUsers: 'Only users. The parent account decides who is a master user.',
} as const;
