import { queryOptions, skipToken } from '@tanstack/react-query';
import { catalogueApi } from '../../../../api/groups/catalogue-api.ts';

/** The trace of a part for the users of an account, as it is saved in this version. Nothing is asked without a part. */
export const priceTraceQuery = (accountId: number, version: number, partNumber: string) =>
  queryOptions({
    queryKey: ['account', accountId, 'price', version, partNumber],
    queryFn: partNumber
      ? ({ signal }) =>
          catalogueApi.getPriceTrace({ params: { id: String(accountId) }, query: { partNumber } }, { signal })
      : skipToken,
    staleTime: 15_000,
    // A part that is unknown stays so.
    retry: false,
  });
