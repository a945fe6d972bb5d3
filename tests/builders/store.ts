import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { APPLICATION_LISTS } from '#shared/rules/accounts/application-lists.ts';
import { REFRESH_INTERVAL_MS } from '#shared/rules/session/session-lifetimes.ts';
import type { Application } from '#shared/schemas/wire/application.ts';
import { type ShoppingAccount, type SignedInUser, signedInUserSchema } from '#shared/schemas/wire/signed-in-user.ts';

/** The application of the store 'Summit Collision'. A test names only the fields it is about. */
export function anApplication(overrides: Partial<Application> = {}): Application {
  const { color1, color2, logoFileName, cultureName, customerServiceHours } = ACCOUNT_DEFAULTS;
  return {
    ...APPLICATION_LISTS,
    accountId: 2,
    websiteName: 'Summit',
    companyName: 'Summit Collision',
    color1,
    color2,
    logoFileName,
    cultureName,
    customerServiceHours,
    contactEmail: 'help@summit.example',
    contactPhone: '3035550199',
    refreshInterval: REFRESH_INTERVAL_MS,
    ...overrides,
  };
}

/** A child account of that store, with default settings. */
export function aShoppingAccount(overrides: Partial<ShoppingAccount> = {}): ShoppingAccount {
  return {
    ...shownSettings(),
    id: 3,
    parentId: 2,
    companyName: 'Summit East',
    storeNumber: null,
    isFleet: false,
    orderProcessType: 0,
    isCheckoutRestricted: false,
    margins: null,
    ...overrides,
  };
}

/** Only the settings that a signed-in user may see. */
function shownSettings(): typeof ACCOUNT_DEFAULTS {
  const shown = Object.keys(signedInUserSchema.shape.account.shape);
  const settings = Object.entries(ACCOUNT_DEFAULTS).filter(([name]) => shown.includes(name));
  return Object.fromEntries(settings) as unknown as typeof ACCOUNT_DEFAULTS;
}

type Customer = SignedInUser['customers'][number];

export function aSignedInCustomer(overrides: Partial<Customer> = {}): Customer {
  return {
    customerNumber: '100200',
    ownCustomerNumber: '100200',
    customerName: 'Summit East',
    companyCode: '001',
    lineOfBusinessKey: 'aftermarket',
    arTermDescription: 'Net 30',
    defaultShipToAddress: null,
    defaultShipViaCode: null,
    expectedPlaces: [],
    purchaseOrderNumberRequired: false,
    isGuest: false,
    ...overrides,
  };
}

/** Pat Doe, an ordinary user of a child account. */
export function aSignedInUser(overrides: Partial<SignedInUser> = {}): SignedInUser {
  return {
    id: 7,
    userId: 'u7',
    accountId: 3,
    userName: 'summit-east-buyer',
    email: 'pat@example.com',
    firstName: 'Pat',
    lastName: 'Doe',
    phoneNumber: '',
    address: {
      address1: '1 Main St',
      address2: '',
      city: 'Denver',
      stateProvince: 'CO',
      postalCode: '80202',
      country: { countryCode: 'US' },
      phoneNumber: '',
    },
    type: 0,
    level: 3,
    resultantPermissions: [],
    account: aShoppingAccount(),
    customers: [],
    postalCode: null,
    isPostalCodeRequired: false,
    afterMarketServiceLocation: null,
    monthlyLimit: null,
    orderAs: null,
    ...overrides,
  };
}
