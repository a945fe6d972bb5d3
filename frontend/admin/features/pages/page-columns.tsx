import type { PageSort } from '#shared/contracts/content.ts';
import type { PageRow } from '#shared/contracts/content-views.ts';
import { usDate } from '#shared/rules/base/us-date.ts';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { hidesPageOf, PAGE_TEXTS, PAGES_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { contentPagePath } from '../../../paths.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import { localDay } from '../../../ui/format/local-day.ts';
import type { TableColumn } from '../../../ui/table/rows-table.tsx';
import { pageEditorPath } from '../../frame/content-paths.ts';
import { NameCell } from '../../list/cells/name-cell.tsx';

const yesOrNo = (isSo: boolean): string => (isSo ? ADMIN_LIST_TEXTS.yes : ADMIN_LIST_TEXTS.no);

/** The columns of the list of pages (admin 2). */
export const PAGE_COLUMNS: readonly TableColumn<PageRow, PageSort>[] = [
  {
    key: 'Title',
    label: PAGE_TEXTS.title,
    cell: (row) => <Title row={row} />,
    sort: 'ascending',
    isRowHeader: true,
  },
  { key: 'Slug', label: PAGE_TEXTS.slug, cell: ({ slug }) => `/${slug}`, sort: 'ascending', card: 'below' },
  { key: 'MenuTitle', label: PAGES_TEXTS.menuTitle, cell: ({ menuTitle }) => menuTitle, sort: 'ascending' },
  { key: 'Active', label: PAGE_TEXTS.active, cell: ({ active }) => yesOrNo(active), sort: 'descending' },
  {
    key: 'DisplayNavMenuLink',
    label: PAGES_TEXTS.inMenu,
    cell: ({ displayNavMenuLink }) => yesOrNo(displayNavMenuLink),
    sort: 'descending',
  },
  {
    key: 'Updated',
    label: PAGES_TEXTS.updated,
    cell: ({ updated }) => usDate(localDay(updated)),
    sort: 'descending',
    card: 'beside',
  },
  {
    key: 'CompanyName',
    label: PAGES_TEXTS.account,
    cell: ({ companyName }) => companyName,
    sort: 'ascending',
    card: 'below',
  },
];

/** Pages of the parent lead to the store, because they can't be changed here (decision B399). */
function Title({ row }: { readonly row: PageRow }) {
  const { id, title, slug, active, inherited, hides } = row;
  return (
    <NameCell path={inherited ? contentPagePath(slug) : pageEditorPath(id)} name={title}>
      {!active && <Pill tone="plain">{PAGES_TEXTS.draft}</Pill>}
      {inherited && <Pill tone="note">{PAGES_TEXTS.inherited}</Pill>}
      {hides && <Pill tone="warn">{hidesPageOf(hides)}</Pill>}
    </NameCell>
  );
}
