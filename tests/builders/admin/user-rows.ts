import type { UserRow } from '#shared/schemas/wire/user-view.ts';

/** Tom Birch of Summit East, who is active. */
export function aUserRow(overrides: Partial<UserRow> = {}): UserRow {
  return {
    id: 11,
    userId: 'u11',
    accountId: 3,
    companyName: 'Summit East',
    userName: 'tom.birch',
    firstName: 'Tom',
    lastName: 'Birch',
    email: 'tom.birch@example.com',
    phoneNumber: '3035550100',
    city: 'Aurora',
    state: 'CO',
    type: 0,
    active: true,
    created: '2026-02-03T15:00:00.000Z',
    invitation: null,
    mayEdit: true,
    version: 1,
    ...overrides,
  };
}
