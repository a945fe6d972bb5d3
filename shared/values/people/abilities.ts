/** The things that a user may or may not do, in the order in which they are shown. */
export const abilities = [
  'signIn',
  'checkOut',
  'requestApproval',
  'seePrices',
  'seeOrders',
  'editProfile',
  'administer',
  'changeUsers',
] as const;
export type Ability = (typeof abilities)[number];

/** Why they may not, or how far they may. ABILITY_DETAIL_TEXTS has a text for each. */
export const abilityDetails = [
  'userInactive',
  'accountInactive',
  'listedAddresses',
  'noCheckout',
  'parentCompletes',
  'ordersForChildren',
  'anyAmount',
  'monthlyLimit',
  'noParent',
  'ordersForItself',
  'aboveLimit',
  'pricesHidden',
  'ordersOfAll',
  'ordersOfFamily',
  'ordersOfAccount',
  'ordersOfCustomer',
  'passwordOnly',
  'ordinaryUser',
  'noUserManagement',
  'allAccounts',
  'family',
  'ownAccount',
  'userEditDisabled',
  'allUsers',
  'ordinaryUsers',
] as const;
export type AbilityDetail = (typeof abilityDetails)[number];
