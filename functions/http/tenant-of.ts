import type { Scope } from '#shared/rules/accounts/scope.ts';

/** The top-level account whose stores an account uses. */
export const tenantOf = ({
  accountId,
  parentId,
}: Pick<Scope, 'accountId'> & { readonly parentId?: number | undefined }) => parentId ?? accountId;
