import { queryOptions } from '@tanstack/react-query';
import type { profileContract } from '#shared/contracts/profile.ts';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import type { Input } from '#shared/wire/endpoint.ts';
import { ApiError } from '../../../api/api-error.ts';
import { browserCookies } from '../../../api/cookies.ts';
import { profileApi } from '../../../api/groups/profile-api.ts';

/** Whose password, and the secret of the emailed link. */
export type KeptReset = Input<(typeof profileContract)['validatePasswordReset']>['query'];

/** The query of an emailed link, as `keepPasswordReset` stored it. Undefined if there is none. */
export function keptReset(): KeptReset | undefined {
  const kept = new URLSearchParams(browserCookies.read(COOKIES.passwordReset));
  const userKey = kept.get('userKey');
  const nonce = kept.get('nonce');
  return userKey && nonce ? { userKey, nonce } : undefined;
}

export const forgetReset = (): void => browserCookies.remove(COOKIES.passwordReset);

/** The user of an emailed link. */
export const resetUserQuery = (reset: KeptReset) =>
  queryOptions({
    queryKey: ['password reset', reset],
    queryFn: ({ signal }) => profileApi.validatePasswordReset({ query: reset }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The text of a refusal of the link itself: it has expired, or makes no sense. Undefined for all other failures. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !FINAL.includes(error.status)) return undefined;
  return error.fieldErrors.some(({ path }) => path === 'password') ? undefined : error.message;
}

const FINAL: readonly number[] = [400, 404];
