import { queryOptions } from '@tanstack/react-query';
import { isUnopened } from '#shared/rules/accounts/waiting-tenants.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { accountsApi } from '../../../api/groups/accounts-api.ts';
import { catalogueApi } from '../../../api/groups/catalogue-api.ts';
import { usersApi } from '../../../api/groups/users-api.ts';
import { websitesApi } from '../../../api/groups/websites-api.ts';
import type { Tenant } from './tenant-state.ts';

/** The saved records of a tenant. */
export const tenantQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['tenant', accountId],
    async queryFn({ signal }): Promise<Tenant> {
      const id = String(accountId);
      const [account, websites, users] = await Promise.all([
        accountsApi.getAccount({ params: { id } }, { signal }),
        websitesApi.getWebsites({ query: { accountId: id, Take: '100' } }, { signal }),
        usersApi.getUsers({ params: { id }, query: { type: '1', sortBy: 'Created', Take: '1' } }, { signal }),
      ]);
      const [first] = users.data;
      const user = first && (await usersApi.getUserById({ params: { id: String(first.id) } }, { signal }));
      return { account, website: websites.data.find((website) => website.default), user };
    },
  });

/** The top-level accounts that nobody can sign in to yet. */
export const unopenedTenantsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['accounts', 'unopened', accountId],
    async queryFn({ signal }) {
      const query = { active: false, topLevel: true, Take: '100' };
      const { data } = await accountsApi.getAccounts({ params: { id: String(accountId) }, query }, { signal });
      return data.filter(({ active, users, children }) => isUnopened({ isActive: active, users, children }));
    },
  });

/** The parts that the users of an account find in a line of business, with an example and its price. */
export const testSearchQuery = (accountId: number, lineOfBusinessKey: LineOfBusiness, exclusions: readonly string[]) =>
  queryOptions({
    queryKey: ['tenant', accountId, 'search', lineOfBusinessKey, exclusions],
    async queryFn({ signal }) {
      const params = { id: String(accountId) };
      const { codes, examples } = await catalogueApi.getAccountParts(
        { params, query: { lineOfBusinessKey } },
        { signal },
      );
      const found = codes.filter(({ code }) => !exclusions.includes(code)).reduce((sum, { parts }) => sum + parts, 0);
      const [partNumber] = examples;
      if (partNumber === undefined) return { found, example: undefined };
      const { customerPrice, description } = await catalogueApi.getPriceTrace(
        { params, query: { partNumber } },
        { signal },
      );
      return { found, example: { description, customerPrice } };
    },
    staleTime: 0,
  });
