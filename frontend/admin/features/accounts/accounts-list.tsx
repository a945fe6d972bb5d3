import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AccountRow } from '#shared/schemas/wire/account-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ACCOUNTS_TEXTS, pageOfTree } from '#shared/texts/admin/accounts-texts.ts';
import { ORDER_AS_TEXTS } from '#shared/texts/session/order-as-texts.ts';
import { accountChoicesQuery, accountOptions } from '../../../order-as/account-choices.ts';
import { mayOrderFor, mayOrderForOthers } from '../../../order-as/may-order-for-others.ts';
import { useOrderFor } from '../../../order-as/use-order-for.ts';
import { PATHS } from '../../../paths.ts';
import { AdminList } from '../../list/admin-list.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { type AccountOrdering, accountColumns } from './account-columns.tsx';
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
  readonly user: Pick<SignedInUser, 'accountId' | 'level' | 'resultantPermissions'>;
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
  const ordering = useOrdering(user);
  const focused = () => focusedRow(tree.rows);
  useTreeKeys(list, tree, focused);
  useShortcuts(ordering ? [orderAsKey(ordering, focused)] : []);
  return (
    <div ref={list}>
      <AdminList
        name={ACCOUNTS_TEXTS.title}
        columns={accountColumns({ tree, isTree: isTree(location), ordering })}
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

/** Goes to the store to order as the account of a row (admin 4). */
function useOrdering(user: AccountsListProps['user']): AccountOrdering | undefined {
  const { orderFor, isPending } = useOrderFor();
  if (!mayOrderForOthers(user)) return undefined;
  return { isPending, isFor: (row) => mayOrderFor(user, row), orderFor: ({ id }) => void orderFor(id) };
}

const orderAsKey = ({ isPending, isFor, orderFor }: AccountOrdering, focused: () => AccountRow | undefined) => ({
  keys: 'o',
  label: ORDER_AS_TEXTS.orderAs,
  group: 'list' as const,
  run: () => {
    const row = focused();
    if (row && isFor(row) && !isPending) orderFor(row);
  },
});

function focusedRow(rows: readonly AccountRow[]): AccountRow | undefined {
  const key = document.activeElement?.closest<HTMLElement>('tr[data-row]')?.dataset['row'];
  return rows.find(({ id }) => String(id) === key);
}

/** Left and right close and open the account with the focus, as in any tree. Left on a branch goes to its parent. */
function useTreeKeys(
  list: { readonly current: HTMLElement | null },
  tree: AccountTree,
  focused: () => AccountRow | undefined,
): void {
  function setOpen(isOpen: boolean) {
    const row = focused();
    if (row === undefined) return;
    const parent = tree.setOpen(row, isOpen);
    if (!isOpen) list.current?.querySelector<HTMLElement>(`tr[data-row="${parent}"] th a`)?.focus();
  }
  useShortcuts([
    { keys: 'ArrowRight', label: ACCOUNTS_TEXTS.openBranches, group: 'list', run: () => setOpen(true) },
    { keys: 'ArrowLeft', label: ACCOUNTS_TEXTS.closeBranches, group: 'list', run: () => setOpen(false) },
  ]);
}
