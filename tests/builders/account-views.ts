import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { settingsView } from '#shared/rules/accounts/fields/settings-view.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';

/** A new branch of Summit Collision, without settings of its own. */
export function anAccountView(overrides: Partial<AccountView> = {}): AccountView {
  return {
    id: 40,
    parentId: 2,
    parentName: 'Summit Collision',
    version: 1,
    active: true,
    companyName: 'Summit North',
    storeNumber: '',
    address1: '1 Main St',
    address2: '',
    city: 'Boulder',
    state: 'CO',
    postalCode: '80301',
    country: 'US',
    orderProcessType: 0,
    aftermarketCustomerNumber: '',
    salvageCustomerNumber: '',
    ...settingsView(ACCOUNT_DEFAULTS),
    isFleet: false,
    isNationalSearch: false,
    own: {},
    fallback: {},
    inheritedFields: [],
    changeableFields: [],
    fields: [],
    mayDeactivate: true,
    ask: { provider: [], parent: [] },
    websites: [],
    insurers: [],
    yourAddress: '192.0.2.1',
    ...overrides,
  };
}
