import { type AccountSort, accountSorts } from '#shared/contracts/accounts.ts';
import type { AccountRow } from '#shared/schemas/wire/account-view.ts';
import { PATHS } from '../../../paths.ts';
import { addressOf, choiceParam, patternParam, tableParams, textParam } from '../../../ui/table/address.ts';
import { LIST_SIZES, type ListLocation } from '../../list/admin-list.tsx';

/** Characters that can be searched for, as the contract has it. */
export const LONGEST_ACCOUNT_SEARCH = 100;

/** The state of the list of accounts, as its address has it. */
export interface AccountsLocation extends ListLocation<AccountSort> {
  /** Id of an account whose branches are listed; undefined for all that the user administers. */
  readonly company: string | undefined;
  readonly type: AccountRow['type'] | undefined;
  /** Active ones as usual. */
  readonly active: 'yes' | 'no' | 'any';
  /** Code of a field of which the accounts have a value of their own. */
  readonly own: string | undefined;
  /** Ids of the accounts whose branches are shown, joined by dots; undefined for the usual ones, 0 for none. */
  readonly open: string | undefined;
}

/** The address of the list of accounts. Without anything said it has the active ones as a tree, by name. */
export const ACCOUNTS = addressOf<AccountsLocation>(PATHS.accounts, {
  search: textParam('search', LONGEST_ACCOUNT_SEARCH),
  company: patternParam('company', /^[1-9]\d{0,8}$/),
  type: choiceParam('type', ['Fleet', 'White Label'] as const, undefined),
  active: choiceParam('active', ['yes', 'no', 'any'] as const, 'yes'),
  own: patternParam('own', /^[1-9]\d{2}$/),
  open: patternParam('open', /^\d{1,9}(?:\.\d{1,9}){0,99}$/),
  ...tableParams({ sorts: accountSorts, usualSort: 'CompanyName', isUsuallyAscending: true, sizes: LIST_SIZES }),
});

/** The same search without filters. */
export const unfilteredAccounts = (location: AccountsLocation): AccountsLocation => ({
  ...location,
  company: undefined,
  type: undefined,
  active: 'any',
  own: undefined,
  page: 1,
});

/**
 * Whether accounts are shown with their branches below them. Whoever looks for something sees what was found instead,
 * as a branch may match without its parent.
 */
export const isTree = ({ search, company, active, own }: AccountsLocation): boolean =>
  search === '' && company === undefined && own === undefined && active !== 'no';
