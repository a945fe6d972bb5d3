import { queryOptions, skipToken } from '@tanstack/react-query';
import type { AccountChangeBody } from '#shared/contracts/accounts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { accountsApi } from '../../../api/groups/accounts-api.ts';
import { catalogueApi } from '../../../api/groups/catalogue-api.ts';

/** An account, by number. Every visit looks again, because colleagues may have changed it. */
export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: ['account', id],
    queryFn: ({ signal }) => accountsApi.getAccount({ params: { id: String(id) } }, { signal }),
    staleTime: 15_000,
  });

/** The effects of a change on the branches. Without a change there is no call. */
export const effectsQuery = (body: AccountChangeBody | undefined) =>
  queryOptions({
    queryKey: ['account', body?.id, 'effects', body],
    queryFn: body ? ({ signal }) => accountsApi.getEffects({ body }, { signal }) : skipToken,
    // A refusal is the answer to the change, and is shown with it.
    retry: false,
    staleTime: 15_000,
  });

/** The codes that the exclusions of a line of business offer. */
export const classificationQuery = (kind: 'productLines' | 'partTypes') =>
  queryOptions({
    queryKey: ['classification', kind],
    queryFn: ({ signal }) =>
      kind === 'productLines'
        ? catalogueApi.getProductLines({}, { signal })
        : catalogueApi.getPartCodes({}, { signal }),
    staleTime: 5 * 60_000,
  });

/** The parts behind each code of a line of business, and examples of them, for the users of an account as it is saved. */
export const accountPartsQuery = (id: number, version: number, lineOfBusinessKey: LineOfBusiness) =>
  queryOptions({
    queryKey: ['account', id, 'parts', version, lineOfBusinessKey],
    queryFn: ({ signal }) =>
      catalogueApi.getAccountParts({ params: { id: String(id) }, query: { lineOfBusinessKey } }, { signal }),
    staleTime: 5 * 60_000,
  });
