import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { unknownCompany } from '#shared/texts/admin/users/users-texts.ts';
import {
  type AccountOption,
  accountChoicesQuery,
  accountOptions,
  withOwnAccount,
} from '../../order-as/account-choices.ts';

/** A choice in place is not for more accounts than this; the others are chosen in the top bar, or at a row. */
const MOST_OFFERED = 300;

interface CompanyOfRow {
  readonly accountId: number;
  readonly companyName: string;
}

/**
 * The accounts to narrow a list to: those that the user administers, with the chosen one; of very many only those of the
 * rows.
 */
export function useCompanyFilter(
  user: Pick<SignedInUser, 'accountId' | 'account'>,
  rows: readonly CompanyOfRow[],
  chosen: string | undefined,
): readonly AccountOption[] {
  const { data: choices = [] } = useQuery(accountChoicesQuery(user.accountId));
  const all = withOwnAccount(user, accountOptions(choices));
  const isShort = choices.length > 0 && choices.length <= MOST_OFFERED;
  const offered = isShort ? all : companiesOf(rows);
  if (chosen === undefined || offered.some(({ value }) => value === chosen)) return offered;
  return [...offered, all.find(({ value }) => value === chosen) ?? { value: chosen, label: unknownCompany(chosen) }];
}

/** The accounts of the rows that are shown, by their names. */
function companiesOf(rows: readonly CompanyOfRow[]): AccountOption[] {
  const names = new Map(rows.map(({ accountId, companyName }) => [String(accountId), companyName]));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
