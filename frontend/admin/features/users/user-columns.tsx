import { Link } from 'react-router';
import type { UserSort } from '#shared/contracts/users.ts';
import { usDate } from '#shared/rules/base/us-date.ts';
import type { UserRow } from '#shared/schemas/wire/user-view.ts';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { onlyOfCompany, USER_TYPES, USERS_TEXTS } from '#shared/texts/admin/users/users-texts.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import { localDay } from '../../../ui/format/local-day.ts';
import type { TableColumn } from '../../../ui/table/rows-table.tsx';
import { userPath } from '../../frame/user-paths.ts';
import { NameCell } from '../../list/cells/name-cell.tsx';

/** The name of a row: first and last name, or the user name without them. */
export const nameOfUser = ({ firstName, lastName, userName }: UserRow): string =>
  `${firstName} ${lastName}`.trim() || userName;

interface ColumnsOptions {
  /** The viewer of the list. */
  readonly userId: string;
  /** The same list with the users of one account. */
  readonly companyPath: (accountId: number) => string;
}

/** The columns of the list of users (admin 2). */
export const userColumns = (options: ColumnsOptions): readonly TableColumn<UserRow, UserSort>[] => [
  {
    key: 'Name',
    label: USERS_TEXTS.name,
    cell: (row) => <Name row={row} {...options} />,
    sort: 'ascending',
    isRowHeader: true,
  },
  { key: 'UserName', label: USERS_TEXTS.userName, cell: ({ userName }) => userName, sort: 'ascending', card: 'below' },
  {
    key: 'CompanyName',
    label: USERS_TEXTS.company,
    cell: ({ accountId, companyName }) => (
      <Link to={options.companyPath(accountId)} title={onlyOfCompany(companyName)}>
        {companyName}
      </Link>
    ),
    sort: 'ascending',
    card: 'below',
  },
  { key: 'Type', label: USERS_TEXTS.type, cell: ({ type }) => USER_TYPES[type], sort: 'ascending', card: 'beside' },
  { key: 'City', label: USERS_TEXTS.city, cell: ({ city }) => city, sort: 'ascending' },
  { key: 'State', label: USERS_TEXTS.state, cell: ({ state }) => state, sort: 'ascending' },
  {
    key: 'Active',
    label: USERS_TEXTS.active,
    cell: ({ active }) => (active ? ADMIN_LIST_TEXTS.yes : ADMIN_LIST_TEXTS.no),
    sort: 'descending',
  },
  { key: 'Created', label: USERS_TEXTS.created, cell: ({ created }) => usDate(localDay(created)), sort: 'descending' },
];

function Name({ row, userId }: { readonly row: UserRow } & Pick<ColumnsOptions, 'userId'>) {
  return (
    <NameCell path={userPath(row.id)} name={nameOfUser(row)}>
      {row.userId === userId && <Pill tone="note">{USERS_TEXTS.you}</Pill>}
      {row.invitation === 'sent' && <Pill tone="plain">{USERS_TEXTS.invited}</Pill>}
      {row.invitation === 'expired' && <Pill tone="warn">{USERS_TEXTS.expired}</Pill>}
    </NameCell>
  );
}
