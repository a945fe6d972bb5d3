import { changedFields } from '#shared/rules/accounts/fields/changed-fields.ts';
import { type Account, accountSchema } from '#shared/schemas/stored/account.ts';

/** The next version of an account after a rule, which can't change its ids. */
export function nextAccount(seen: Account, changed: Account): Account {
  const { id, parentId, version } = seen;
  const next = { ...changed, ...deactivationsAfter(seen, changed), id, parentId, version: version + 1 };
  const versions = changedFields(seen, next).map((key) => [key, next.version]);
  const fieldVersions = { ...seen.fieldVersions, ...Object.fromEntries(versions) };
  return accountSchema.parse(versions.length === 0 ? next : { ...next, fieldVersions });
}

/** Counted here, so that no rule can forget or undo it. */
function deactivationsAfter(seen: Account, { isActive }: Account): Pick<Account, 'deactivations'> {
  const count = (seen.deactivations ?? 0) + (seen.isActive && !isActive ? 1 : 0);
  return count === 0 ? {} : { deactivations: count };
}
