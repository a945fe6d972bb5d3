import type { AccountChoice, AccountRow } from '#shared/schemas/wire/account-view.ts';

/** Summit Collision, which has no branches. */
export function anAccountRow(overrides: Partial<AccountRow> = {}): AccountRow {
  return {
    id: 2,
    parentId: null,
    parentName: '',
    companyName: 'Summit Collision',
    storeNumber: '',
    type: 'White Label',
    city: 'Denver',
    state: 'CO',
    orderProcessType: 0,
    active: true,
    children: 0,
    users: 4,
    ownCodes: [],
    version: 1,
    ...overrides,
  };
}

/** A branch of that account. */
export function aBranchRow(overrides: Partial<AccountRow> = {}): AccountRow {
  return anAccountRow({
    id: 3,
    parentId: 2,
    parentName: 'Summit Collision',
    companyName: 'Summit East',
    storeNumber: 'SC-02',
    city: 'Aurora',
    ...overrides,
  });
}

export const choiceOf = ({ id, parentId, companyName }: AccountRow): AccountChoice => ({ id, parentId, companyName });
