import { describe, expect, it } from 'vitest';
import { isUnopened, waitingTenants } from '#shared/rules/accounts/waiting-tenants.ts';

const LOGO = 121;
const DEFAULT_WEBSITE = 307;
const aTenant = (more: object = {}) => ({
  id: 2,
  isActive: true,
  children: 0,
  users: 1,
  ownCodes: [LOGO, DEFAULT_WEBSITE],
  ...more,
});
const NOTHING = { count: 0, first: null };

it.each([
  { account: { isActive: false, users: 0, children: 0 }, is: true, why: 'it was just made' },
  { account: { isActive: true, users: 0, children: 0 }, is: false, why: 'it is open' },
  { account: { isActive: false, users: 1, children: 0 }, is: false, why: 'it was deactivated, and has active users' },
  {
    account: { isActive: false, users: 0, children: 1 },
    is: false,
    why: 'it was deactivated, and has active branches',
  },
])('a tenant is unopened: $is, because $why', ({ account, is }) => {
  expect(isUnopened(account)).toBe(is);
});

describe('what waits for the provider', () => {
  it.each([
    { more: {}, waits: [], why: 'it has everything' },
    { more: { ownCodes: [LOGO] }, waits: ['tenantsWithoutWebsite'], why: 'it has no default website, so it has none' },
    { more: { ownCodes: [DEFAULT_WEBSITE] }, waits: ['tenantsWithoutLogo'], why: 'nobody chose a logo' },
    {
      more: { isActive: false, users: 0, ownCodes: [] },
      waits: ['tenantsNotOpened'],
      why: 'the rest is done before it opens',
    },
    { more: { isActive: false, ownCodes: [] }, waits: [], why: 'it was deactivated' },
    { more: { parentId: 7, ownCodes: [] }, waits: [], why: 'a branch has the website and the logo of its parent' },
    { more: { id: 1, ownCodes: [] }, waits: [], why: 'the provider is no tenant' },
  ])('$waits, because $why', ({ more, waits }) => {
    const found = waitingTenants([aTenant(more)]);
    const named = Object.entries(found).filter(([, { count }]) => count > 0);
    expect(named.map(([kind]) => kind)).toEqual(waits);
    for (const [, { first }] of named) expect(first).toBe(2);
  });

  it('is counted, with the first in the order given', () => {
    const accounts = [5, 4, 6].map((id) => aTenant({ id, ownCodes: [LOGO] }));
    expect(waitingTenants(accounts)).toEqual({
      tenantsNotOpened: NOTHING,
      tenantsWithoutWebsite: { count: 3, first: 5 },
      tenantsWithoutLogo: NOTHING,
    });
  });
});
