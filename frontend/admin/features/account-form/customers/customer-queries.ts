import { queryOptions } from '@tanstack/react-query';
import { accountsApi } from '../../../../api/groups/accounts-api.ts';

/** The customer records of an account. A file may have written them since. */
export const customersQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'customers'],
    queryFn: ({ signal }) => accountsApi.getCustomers({ params: { id: String(accountId) } }, { signal }),
    staleTime: 15_000,
  });

/** The price levels change with imports only. */
export const priceLevelsQuery = queryOptions({
  queryKey: ['priceLevels'],
  queryFn: ({ signal }) => accountsApi.getPriceLevels({}, { signal }),
  staleTime: 5 * 60_000,
});
