import { VisuallyHidden } from '@mantine/core';
import IconBuildingStore from '@tabler/icons-react/icons/IconBuildingStore';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import { Link } from 'react-router';
import type { AccountSort } from '#shared/contracts/accounts.ts';
import type { AccountRow } from '#shared/schemas/wire/account-view.ts';
import { SETTING_CHOICES } from '#shared/texts/admin/account-form/editor-texts.ts';
import {
  ACCOUNTS_TEXTS,
  branchesOf,
  someOfBranches,
  underParent,
  usersOfAccount,
} from '#shared/texts/admin/accounts-texts.ts';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { ORDER_AS_TEXTS, orderAsAccount } from '#shared/texts/session/order-as-texts.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import type { TableColumn } from '../../../ui/table/rows-table.tsx';
import { adminAccountPath } from '../../frame/account-paths.ts';
import { usersOfPath } from '../../frame/user-paths.ts';
import classes from './account-columns.module.css';
import type { AccountTree, TreePlace } from './account-tree.ts';
import { Deviations } from './deviations.tsx';

interface ColumnsOptions {
  readonly tree: AccountTree;
  /** Whether branches stand below their parents. */
  readonly isTree: boolean;
  /** Orders as the account of a row. Left out for viewers who may order as none. */
  readonly ordering?: AccountOrdering | undefined;
}

export interface AccountOrdering {
  readonly isPending: boolean;
  readonly isFor: (row: AccountRow) => boolean;
  readonly orderFor: (row: AccountRow) => void;
}

type Column = TableColumn<AccountRow, AccountSort | 'Deviations' | 'OrderAs'>;

/** The columns of the list of accounts (admin 2, 3). */
export const accountColumns = (options: ColumnsOptions): readonly Column[] => [
  {
    key: 'CompanyName',
    label: ACCOUNTS_TEXTS.company,
    cell: (row) => <Company row={row} {...options} />,
    sort: 'ascending',
    isRowHeader: true,
  },
  {
    key: 'StoreNumber',
    label: ACCOUNTS_TEXTS.storeNumber,
    cell: ({ storeNumber }) => storeNumber,
    sort: 'ascending',
    card: 'beside',
  },
  { key: 'Type', label: ACCOUNTS_TEXTS.type, cell: ({ type }) => type, sort: 'ascending' },
  { key: 'City', label: ACCOUNTS_TEXTS.city, cell: City, sort: 'ascending', card: 'below' },
  { key: 'State', label: ACCOUNTS_TEXTS.state, cell: ({ state }) => state, sort: 'ascending' },
  {
    key: 'OrderProcessType',
    label: ACCOUNTS_TEXTS.orderProcess,
    cell: ({ orderProcessType }) => SETTING_CHOICES.orderProcessType[orderProcessType],
    sort: 'ascending',
  },
  {
    key: 'Active',
    label: ACCOUNTS_TEXTS.active,
    cell: ({ active }) => (active ? ADMIN_LIST_TEXTS.yes : ADMIN_LIST_TEXTS.no),
    sort: 'descending',
  },
  {
    key: 'Children',
    label: ACCOUNTS_TEXTS.branches,
    cell: ({ parentId, children }) => (parentId === null ? formatCount(children) : ''),
    sort: 'descending',
    isNumber: true,
  },
  {
    key: 'Users',
    label: ACCOUNTS_TEXTS.users,
    cell: ({ id, companyName, users }) => (
      <Link to={usersOfPath(id)} title={usersOfAccount(companyName)}>
        {formatCount(users)}
      </Link>
    ),
    sort: 'descending',
    isNumber: true,
  },
  {
    key: 'Deviations',
    label: ACCOUNTS_TEXTS.own,
    cell: (row) => <Deviations row={row} branches={options.tree.placeOf(row).branches?.rows} />,
    card: 'below',
  },
  ...(options.ordering ? [orderAsColumn(options.ordering)] : []),
];

const orderAsColumn = ({ isPending, isFor, orderFor }: AccountOrdering): Column => ({
  key: 'OrderAs',
  label: ORDER_AS_TEXTS.orderAs,
  cell: (row) =>
    isFor(row) && (
      <button
        type="button"
        className={classes['orderAs']}
        aria-label={orderAsAccount(row.companyName)}
        title={orderAsAccount(row.companyName)}
        disabled={isPending}
        onClick={() => orderFor(row)}
      >
        <IconBuildingStore size={16} stroke={1.8} aria-hidden />
        <span aria-hidden>{ORDER_AS_TEXTS.orderAs}</span>
      </button>
    ),
  card: 'below',
});

/** On a card the state stands behind the city. */
function City({ city, state }: AccountRow) {
  return (
    <>
      {city}
      {state !== '' && <span className={classes['state']}>, {state}</span>}
    </>
  );
}

interface CompanyProps extends Pick<ColumnsOptions, 'tree' | 'isTree'> {
  readonly row: AccountRow;
}

/** The name of an account, with what opens its branches, or with its parent. */
function Company({ row, tree, isTree }: CompanyProps) {
  const { id, parentId, parentName, companyName } = row;
  const place = tree.placeOf(row);
  return (
    <span className={classes['company']} data-tree={isTree || undefined} data-branch={parentId !== null || undefined}>
      {place.hasBranches && (
        <button
          type="button"
          className={classes['opener']}
          aria-expanded={place.isOpen}
          aria-label={branchesOf(companyName)}
          title={place.isOpen ? ACCOUNTS_TEXTS.closeBranches : ACCOUNTS_TEXTS.openBranches}
          onClick={() => tree.setOpen(row, !place.isOpen)}
        >
          <IconChevronRight size={16} stroke={2} aria-hidden />
        </button>
      )}
      <Link to={adminAccountPath(id)}>{companyName}</Link>
      {parentName !== '' &&
        (isTree ? (
          <VisuallyHidden> {underParent(parentName)}</VisuallyHidden>
        ) : (
          <small>{underParent(parentName)}</small>
        ))}
      <BranchesNote place={place} />
    </span>
  );
}

/** Says what the rows below an open account do not. */
function BranchesNote({ place: { isOpen, isFailed, branches } }: { readonly place: TreePlace }) {
  if (!isOpen) return null;
  if (isFailed) return <small data-failed>{ACCOUNTS_TEXTS.branchesFailed}</small>;
  if (!branches) return <small role="status">{ACCOUNTS_TEXTS.loadingBranches}</small>;
  const { rows, total } = branches;
  return total > rows.length && <small>{someOfBranches(formatCount(rows.length), formatCount(total))}</small>;
}
