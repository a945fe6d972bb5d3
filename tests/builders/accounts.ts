import type { Account } from '#shared/schemas/stored/account.ts';

/** A top-level account without settings. A test names only the fields it is about. */
export function anAccount(overrides: Partial<Account> = {}): Account {
  return {
    id: 2,
    companyName: 'Summit Collision',
    address: { address1: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' },
    orderProcessType: 0,
    inheritedFields: [],
    changeableFields: [],
    isActive: true,
    version: 1,
    settings: {},
    ...overrides,
  };
}

/** A child of `anAccount`. */
export function aChild(overrides: Partial<Account> = {}): Account {
  return anAccount({ id: 3, parentId: 2, companyName: 'Summit East', ...overrides });
}
