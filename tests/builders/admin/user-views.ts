import type { HistoryEntryView } from '#shared/contracts/history.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';

/** A user as an administrator who may change everything sees them. */
export function aUserView(overrides: Partial<UserView> = {}): UserView {
  return {
    id: 12,
    userId: 'u12',
    accountId: 3,
    companyName: 'Northside Gary',
    userName: 'walt.becker',
    email: 'walt@northside.example',
    firstName: 'Walt',
    lastName: 'Becker',
    phoneNumber: '2195550100',
    address1: '1200 Broadway',
    address2: '',
    city: 'Gary',
    state: 'IN',
    country: 'US',
    postalCode: '46402',
    type: 1,
    active: true,
    created: '2026-03-14T12:00:00.000Z',
    resultantPermissions: [],
    permissions: ['usermanagement', 'checkout'],
    monthlyLimit: null,
    version: 4,
    mayEdit: true,
    whyNot: '',
    mayEditRights: true,
    whyNotRights: '',
    mayChooseType: true,
    isLastAdministrator: false,
    invitation: null,
    lastSignInAt: null,
    sessions: [],
    abilities: [],
    ...overrides,
  };
}

/** A change of that user by a colleague, which can be restored. */
export function aHistoryEntry(overrides: Partial<HistoryEntryView> = {}): HistoryEntryView {
  return {
    id: 'h1',
    at: '2026-03-20T11:40:00.000Z',
    accountId: 3,
    kind: 'user',
    thingId: '12',
    name: 'Walt Becker',
    action: 'changed',
    by: 'Ned Novak',
    byCompany: 'Northside Fleet',
    source: 'screen',
    changes: [{ field: 'city', before: 'Hammond', after: 'Gary' }],
    mayRestore: true,
    ...overrides,
  };
}
