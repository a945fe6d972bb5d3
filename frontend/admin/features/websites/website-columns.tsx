import { Link } from 'react-router';
import type { WebsiteSort } from '#shared/contracts/websites.ts';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { onlyOfAccount, WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import type { TableColumn } from '../../../ui/table/rows-table.tsx';
import { websitePath } from '../../frame/website-paths.ts';
import { NameCell } from '../../list/cells/name-cell.tsx';

interface ColumnsOptions {
  /** The same list with the websites of one account. */
  readonly accountPath: (accountId: number) => string;
}

/** The columns of the list of websites (admin 3). */
export const websiteColumns = ({ accountPath }: ColumnsOptions): readonly TableColumn<WebsiteView, WebsiteSort>[] => [
  {
    key: 'Name',
    label: WEBSITES_TEXTS.name,
    cell: ({ id, name, accountActive }) => (
      <NameCell path={websitePath(id)} name={name}>
        {!accountActive && <Pill tone="warn">{WEBSITES_TEXTS.notOpen}</Pill>}
      </NameCell>
    ),
    sort: 'ascending',
    isRowHeader: true,
  },
  { key: 'Url', label: WEBSITES_TEXTS.url, cell: ({ url }) => url, sort: 'ascending', card: 'below' },
  {
    key: 'CompanyName',
    label: WEBSITES_TEXTS.account,
    cell: ({ accountId, companyName }) => (
      <Link to={accountPath(accountId)} title={onlyOfAccount(companyName)}>
        {companyName}
      </Link>
    ),
    sort: 'ascending',
    card: 'below',
  },
  {
    key: 'Default',
    label: WEBSITES_TEXTS.default,
    cell: (row) => (row.default ? ADMIN_LIST_TEXTS.yes : ADMIN_LIST_TEXTS.no),
    sort: 'descending',
  },
];
