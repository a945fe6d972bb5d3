import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';

/** The steps of the wizard, in their order. */
export const tenantSteps = ['company', 'address', 'brand', 'customers', 'user', 'open'] as const;
export type TenantStep = (typeof tenantSteps)[number];

/** The saved records of a tenant. The wizard keeps nothing else, so it can be continued in any browser. */
export interface Tenant {
  readonly account: AccountView;
  /** Its default website. */
  readonly website: WebsiteView | undefined;
  /** Its first master user. */
  readonly user: UserView | undefined;
}

const IS_DONE: Readonly<Record<TenantStep, (tenant: Tenant) => boolean>> = {
  company: () => true,
  address: ({ website }) => website !== undefined,
  brand: ({ account: { logoFileName = '', own } }) => logoFileName !== '' || own.color1 !== undefined,
  customers: ({ account }) => account.aftermarketCustomerNumber !== '' || account.salvageCustomerNumber !== '',
  user: ({ user }) => user !== undefined,
  open: (tenant) => isTenantOpen(tenant),
};

/** Whether everything that opening does has been done. Who has signed in needs no invitation. */
export const isTenantOpen = ({ account, user }: Tenant): boolean =>
  account.active && user?.active === true && (user.invitation !== null || user.lastSignInAt !== null);

export const doneSteps = (tenant: Tenant): TenantStep[] => tenantSteps.filter((step) => IS_DONE[step](tenant));

/** The step to go on with: the one after the last that is done, because some may be left out. */
export function stepToGoOn(tenant: Tenant): TenantStep {
  const last = tenantSteps.findLastIndex((step) => IS_DONE[step](tenant));
  return tenantSteps[last + 1] ?? 'open';
}
