import { queryOptions } from '@tanstack/react-query';
import type { AccountChoice } from '#shared/schemas/wire/account-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { branchUnder } from '#shared/texts/admin/account-choice-texts.ts';
import { accountsApi } from '../api/groups/accounts-api.ts';
import { ACCOUNTS_QUERY_KEY } from './accounts-query-key.ts';

export interface AccountOption {
  /** The id of the account. */
  readonly value: string;
  readonly label: string;
}

type Person = Pick<SignedInUser, 'accountId' | 'account'>;

/** The active accounts that somebody administers, without their own. A change in the list of accounts makes it old. */
export const accountChoicesQuery = (accountId: number) =>
  queryOptions({
    queryKey: [ACCOUNTS_QUERY_KEY, 'choices', accountId],
    queryFn: ({ signal }) => accountsApi.getAccountsList({ params: { id: String(accountId) } }, { signal }),
    staleTime: 60_000,
  });

/** Accounts to choose from, by name, each with its branches behind it. */
export function accountOptions(choices: readonly AccountChoice[]): AccountOption[] {
  const names = new Map(choices.map(({ id, companyName }) => [id, companyName]));
  const keyed = choices.map(({ id, parentId, companyName }) => {
    const parentName = parentId === null ? undefined : names.get(parentId);
    const label = parentName === undefined ? companyName : branchUnder(companyName, parentName);
    return {
      value: String(id),
      label,
      order: [parentName ?? companyName, parentName === undefined ? '' : companyName],
    };
  });
  return keyed.sort((one, other) => compare(one.order, other.order)).map(({ value, label }) => ({ value, label }));
}

const compare = ([one = '', oneBranch = '']: readonly string[], [other = '', otherBranch = '']: readonly string[]) =>
  one.localeCompare(other) || oneBranch.localeCompare(otherBranch);

/** The same with the own account before them. */
export const withOwnAccount = ({ accountId, account }: Person, options: readonly AccountOption[]): AccountOption[] => [
  // While ordering for a branch, the account of the session is the branch.
  ...(account.id === accountId ? [{ value: String(accountId), label: account.companyName }] : []),
  ...options.filter(({ value }) => value !== String(accountId)),
];
