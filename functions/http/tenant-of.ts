import type { Scope } from '#shared/rules/scope.ts';

/** The top-level account in whose stores somebody is. */
export const tenantOf = ({
  accountId,
  parentId,
}: Pick<Scope, 'accountId'> & { readonly parentId?: number | undefined }) => parentId ?? accountId;
