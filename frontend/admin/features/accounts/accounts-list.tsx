import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ACCOUNTS_TEXTS, pageOfTree } from '#shared/texts/admin/accounts-texts.ts';
import { accountChoicesQuery, accountOptions } from '../../../order-as/account-choices.ts';
import { PATHS } from '../../../paths.ts';
import { useShortcuts } from '../../../shortcuts/shortcuts.tsx';
import { AdminList } from '../../list/admin-list.tsx';
import { accountColumns } from './account-columns.tsx';
import { branchCount, treeCount } from './account-counts.ts';
import { accountFilters } from './account-filters.ts';
import { type AccountTree, useAccountTree } from './account-tree.ts';
import { accountVerbs } from './account-verbs.ts';
import {
  ACCOUNTS,
  type AccountsLocation,
  isTree,
  LONGEST_ACCOUNT_SEARCH,
  unfilteredAccounts,
} from './accounts-location.ts';
import { ACCOUNTS_KEY, accountsQuery, readAllAccounts } from './accounts-query.ts';

interface AccountsListProps {
  readonly user: Pick<SignedInUser, 'accountId' | 'level'>;
  readonly location: AccountsLocation;
  readonly onGo: (location: AccountsLocation) => void;
}

/** The accounts that the viewer administers, with branches below their parents unless something is looked for. */
export function AccountsList({ user, location, onGo }: AccountsListProps) {
  const { accountId, level } = user;
  const queryClient = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const { data, error, isPlaceholderData, refetch } = useQuery(accountsQuery(location, accountId));
  const tree = useAccountTree(location, data?.data ?? [], onGo);
  const under = useTopLevelOptions(user, location.company);
  useTreeKeys(list, tree);
  return (
    <div ref={list}>
      <AdminList
        name={ACCOUNTS_TEXTS.title}
        columns={accountColumns({ tree, isTree: isTree(location) })}
        rowKey={({ id }) => String(id)}
        nameOf={({ companyName }) => companyName}
        isOff={({ active }) => !active}
        page={data && { rows: tree.rows, total: data.total, all: data.all }}
        isEarlier={isPlaceholderData}
        error={error}
        failure={ACCOUNTS_TEXTS.failed}
        onRetry={() => void refetch()}
        location={location}
        pathOf={ACCOUNTS.pathOf}
        onGo={onGo}
        searchLabel={ACCOUNTS_TEXTS.searchLabel}
        searchPlaceholder={ACCOUNTS_TEXTS.searchPlaceholder}
        longestSearch={LONGEST_ACCOUNT_SEARCH}
        filters={accountFilters(location, level === 0 ? under : undefined, onGo)}
        allPath={PATHS.accounts}
        unfiltered={unfilteredAccounts(location)}
        countText={
          data && isTree(location) ? (rows) => treeCount(data) ?? pageOfTree(rows, branchCount(data)) : undefined
        }
        empty={{ title: ACCOUNTS_TEXTS.noAccounts, description: ACCOUNTS_TEXTS.noAccountsDetail }}
        verbs={accountVerbs(accountId)}
        readAll={() => readAllAccounts(location, accountId)}
        onChanged={() => queryClient.invalidateQueries({ queryKey: [ACCOUNTS_KEY] })}
      />
    </div>
  );
}

/** The accounts that have branches. Only the provider chooses one of them (admin 6). */
function useTopLevelOptions({ accountId, level }: AccountsListProps['user'], chosen: string | undefined) {
  const { data } = useQuery({ ...accountChoicesQuery(accountId), enabled: level === 0 });
  if (data === undefined) return chosen === undefined ? [] : [{ value: chosen, label: chosen }];
  return accountOptions(data.filter(({ id, parentId }) => parentId === null || String(id) === chosen));
}

/** Left and right close and open the account with the focus, as in any tree. Left on a branch goes to its parent. */
function useTreeKeys(list: { readonly current: HTMLElement | null }, tree: AccountTree): void {
  function setOpen(isOpen: boolean) {
    const key = document.activeElement?.closest<HTMLElement>('tr[data-row]')?.dataset['row'];
    const row = tree.rows.find(({ id }) => String(id) === key);
    if (row === undefined) return;
    const parent = tree.setOpen(row, isOpen);
    if (!isOpen) list.current?.querySelector<HTMLElement>(`tr[data-row="${parent}"] th a`)?.focus();
  }
  useShortcuts([
    { keys: 'ArrowRight', label: ACCOUNTS_TEXTS.openBranches, group: 'list', run: () => setOpen(true) },
    { keys: 'ArrowLeft', label: ACCOUNTS_TEXTS.closeBranches, group: 'list', run: () => setOpen(false) },
  ]);
}
