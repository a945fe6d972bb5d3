import type { AccountSummary } from '../../schemas/stored/account.ts';
import { ACCOUNT_FIELDS } from './account-fields.ts';
import { PROVIDER_ACCOUNT_ID } from './level.ts';

type Tenant = Pick<AccountSummary, 'id' | 'parentId' | 'isActive' | 'children' | 'users' | 'ownCodes'>;

/** How many tenants wait for something, and the id of the first of them. */
export interface WaitingTenants {
  readonly count: number;
  readonly first: number | null;
}

/** Whether nobody can sign in to a tenant yet. One that was deactivated has active users. */
export const isUnopened = ({
  isActive,
  children,
  users,
}: Pick<AccountSummary, 'isActive' | 'children' | 'users'>): boolean => !isActive && users === 0 && children === 0;

/**
 * Counts the tenants that wait for the provider (decision B421): those that were not opened yet, and open ones for
 * which nobody has chosen a logo or saved a website. The first of each kind is the first in the given order.
 */
export function waitingTenants(accounts: readonly Tenant[]) {
  const tenants = accounts.filter(({ id, parentId }) => parentId === undefined && id !== PROVIDER_ACCOUNT_ID);
  const openWithout = (key: 'logoFileName' | 'defaultWebsiteId') => {
    const code = ACCOUNT_FIELDS.find(({ settings }) => settings.some((name) => name === key))?.code ?? Number.NaN;
    return waiting(tenants.filter(({ isActive, ownCodes }) => isActive && !ownCodes.includes(code)));
  };
  return {
    tenantsNotOpened: waiting(tenants.filter(isUnopened)),
    tenantsWithoutWebsite: openWithout('defaultWebsiteId'),
    tenantsWithoutLogo: openWithout('logoFileName'),
  };
}

const waiting = (tenants: readonly Tenant[]): WaitingTenants => ({
  count: tenants.length,
  first: tenants[0]?.id ?? null,
});
