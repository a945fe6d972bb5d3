import { PATHS } from '../../paths.ts';

/** The wizard of a new tenant. */
export const NEW_TENANT_PATH = `${PATHS.admin}/tenant/new`;

/** The wizard of a tenant, at a step or where it goes on. */
export const tenantPath = (accountId: number, step?: string): string =>
  [`${PATHS.admin}/tenant/${accountId}`, step].filter(Boolean).join('/');
