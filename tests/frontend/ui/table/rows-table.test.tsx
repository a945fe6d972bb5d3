import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { addressOf, tableParams, textParam } from '#frontend/ui/table/address.ts';
import { RowsTable, type TableColumn } from '#frontend/ui/table/rows-table.tsx';
import { TablePages } from '#frontend/ui/table/table-pages.tsx';
import { TableSearch } from '#frontend/ui/table/table-search.tsx';
import { TableSkeleton } from '#frontend/ui/table/table-skeleton.tsx';
import { TableSort } from '#frontend/ui/table/table-sort.tsx';
import { useAddress } from '#frontend/ui/table/use-address.ts';
import { usePageTurns } from '#frontend/ui/table/use-page-turns.ts';
import { UiProvider } from '#frontend/ui/ui-provider.tsx';
import { renderUi } from '../render-ui.tsx';

interface Location {
  readonly name: string;
  readonly parts: number;
}

const LOCATIONS: readonly Location[] = Array.from({ length: 30 }, (_, index) => ({
  name: `Yard ${index + 1}`,
  parts: index,
}));
const COLUMNS: readonly TableColumn<Location, 'Name' | 'Parts' | 'Note'>[] = [
  { key: 'Name', label: 'Name', cell: ({ name }) => name, sort: 'ascending', isRowHeader: true },
  { key: 'Parts', label: 'Parts', cell: ({ parts }) => parts, sort: 'descending', isNumber: true },
  { key: 'Note', label: 'Note', cell: () => null },
];
const ADDRESS = addressOf('/locations', {
  search: textParam('search', 20),
  ...tableParams({
    sorts: ['Name', 'Parts', 'Note'] as const,
    usualSort: 'Name',
    isUsuallyAscending: true,
    sizes: [12, 24],
  }),
});

function Locations() {
  const { location, go } = useAddress(ADDRESS);
  const beginning = usePageTurns({ location, total: LOCATIONS.length, onGo: go });
  const first = (location.page - 1) * location.take;
  return (
    <div ref={beginning}>
      <TableSearch
        label="Search locations"
        placeholder="Name"
        maxLength={20}
        search={location.search}
        onSearch={(search) => go({ ...location, search, page: 1 })}
      />
      <TableSort
        columns={COLUMNS}
        sorting={location}
        labels={{ sort: 'Sort', ascending: 'Ascending', descending: 'Descending' }}
        onSort={(sorting) => go({ ...location, ...sorting, page: 1 })}
      />
      <RowsTable
        caption="Locations"
        columns={COLUMNS}
        rows={LOCATIONS.slice(first, first + location.take)}
        rowKey={({ name }) => name}
        sorting={{ ...location, pathOf: (sorting) => ADDRESS.pathOf({ ...location, ...sorting, page: 1 }) }}
      />
      <TablePages
        location={location}
        total={LOCATIONS.length}
        sizes={[12, 24]}
        sizesLabel="Per page"
        pathOf={ADDRESS.pathOf}
        onGo={go}
      />
    </div>
  );
}

function open(path = '/locations') {
  Element.prototype.scrollIntoView = () => undefined;
  const router = createMemoryRouter([{ path: '*', element: <Locations /> }], { initialEntries: [path] });
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  const query = () => router.state.location.search;
  const back = () => act(() => router.navigate(-1));
  return { user: userEvent.setup(), query, back };
}

const head = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string) => within(head(name)).getByRole('link');
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the heads of a table', () => {
  it.each([
    { path: '', column: 'Name', sorted: 'ascending', others: ['Parts', 'Note'], $why: 'as usual' },
    { path: '?order=desc', column: 'Name', sorted: 'descending', others: ['Parts', 'Note'], $why: 'the other way' },
    { path: '?sort=Parts', column: 'Parts', sorted: 'ascending', others: ['Name', 'Note'], $why: 'another column' },
    { path: '?sort=Price', column: 'Name', sorted: 'ascending', others: ['Parts', 'Note'], $why: 'no such column' },
  ])('say how it is sorted: $why', ({ path, column, sorted, others }) => {
    open(`/locations${path}`);
    expect(head(column).getAttribute('aria-sort')).toBe(sorted);
    for (const other of others) expect(head(other).getAttribute('aria-sort')).toBeNull();
  });

  it.each([
    { path: '', column: 'Name', query: '?order=desc', $why: 'the sorted one turns round' },
    { path: '?order=desc', column: 'Name', query: '', $why: 'and back' },
    { path: '?page=2', column: 'Parts', query: '?sort=Parts&order=desc', $why: 'numbers begin with the highest' },
    { path: '?sort=Parts&order=desc', column: 'Name', query: '', $why: 'words begin with A' },
  ])('sort by $column from the first page, from $path: $why', async ({ path, column, query: expected }) => {
    const { user, query, back } = open(`/locations${path}`);
    await user.click(press(column));
    await waitFor(() => expect(query()).toBe(expected));
    await back();
    await waitFor(() => expect(query()).toBe(path));
  });

  it('are no links for a column that it can not be sorted by', () => {
    open();
    expect(within(head('Note')).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('option', { name: 'Note' })).toBeNull();
  });

  it('are replaced by a menu on a phone', async () => {
    const { user, query } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Parts');
    await waitFor(() => expect(query()).toBe('?sort=Parts&order=desc'));
    await user.click(screen.getByRole('button', { name: 'Descending' }));
    await waitFor(() => expect(query()).toBe('?sort=Parts'));
  });
});

describe('the pages of a table', () => {
  it('are turned, and back', async () => {
    const { user, query, back } = open();
    expect(names()[0]).toBe('Yard 1');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(names()[0]).toBe('Yard 13'));
    expect(query()).toBe('?page=2');
    await back();
    await waitFor(() => expect(names()[0]).toBe('Yard 1'));
  });

  it.each([
    { path: '?page=3', query: '?page=3', rows: 6, $why: 'the last one' },
    { path: '?page=9', query: '?page=3', rows: 6, $why: 'beyond the last one' },
    { path: '?page=-1', query: '?page=-1', rows: 12, $why: 'before the first one' },
    { path: '?take=24&page=2', query: '?take=24&page=2', rows: 6, $why: 'of another size' },
    { path: '?take=25', query: '?take=25', rows: 12, $why: 'of a size that is not offered' },
  ])('have their rows: $why', async ({ path, query: expected, rows }) => {
    const { query } = open(`/locations${path}`);
    await waitFor(() => expect(query()).toBe(expected));
    await waitFor(() => expect(names()).toHaveLength(rows));
  });

  it('have as many rows as somebody chooses, from the first one', async () => {
    const { user, query } = open('/locations?page=2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '24');
    await waitFor(() => expect(query()).toBe('?take=24'));
    expect(names()).toHaveLength(24);
  });
});

describe('the search of a table', () => {
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search locations' });

  it('is in the address after a pause, from the first page', async () => {
    const { user, query } = open('/locations?page=2');
    await user.type(field(), 'east ');
    await waitFor(() => expect(query()).toBe('?search=east'), { timeout: 3000 });
    expect(field().value).toBe('east ');
  });

  it('is in the address at once on Enter', async () => {
    const { user, query } = open();
    await user.type(field(), 'x{Enter}');
    await waitFor(() => expect(query()).toBe('?search=x'));
  });

  it('follows the address', async () => {
    const { user, back } = open('/locations?search=west');
    expect(field().value).toBe('west');
    await user.click(press('Parts'));
    await user.clear(field());
    await user.type(field(), 'z{Enter}');
    await back();
    await waitFor(() => expect(field().value).toBe('west'));
  });
});

describe('a table', () => {
  it('has a caption, and heads for its rows', () => {
    open();
    expect(screen.getByRole('table', { name: 'Locations' })).toBeTruthy();
    expect(names()).toHaveLength(12);
  });

  it('labels its cells, for screens that hide the heads', () => {
    open();
    const [, row] = screen.getAllByRole('row');
    const labels = within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.dataset['label']);
    expect(labels).toEqual(['Parts', 'Note']);
  });

  it('marks its numbers, which stand at the end of their column, and nothing else', () => {
    open();
    const marked = [...document.querySelectorAll('th[scope=col]')].map((cell) => cell.hasAttribute('data-number'));
    expect(marked).toEqual([false, true, false]);
    const [, row] = screen.getAllByRole('row');
    expect(row?.querySelectorAll('[data-number]')).toHaveLength(1);
  });

  it('that is wide scrolls in a box that the keyboard reaches', () => {
    renderUi(<RowsTable caption="Yards" columns={COLUMNS} rows={LOCATIONS} rowKey={({ name }) => name} isWide />);
    const box = screen.getByRole('region', { name: 'Yards' });
    expect([box.tabIndex, within(box).queryByRole('caption')]).toEqual([0, null]);
    expect(within(box).queryAllByRole('link')).toEqual([]);
    cleanup();
  });

  it('that loads says so', () => {
    renderUi(<TableSkeleton rows={3} />);
    const status = screen.getByRole('status');
    expect([status.textContent, status.getAttribute('aria-busy')]).toEqual(['Loading', 'true']);
    expect(status.querySelectorAll('[aria-hidden]')).toHaveLength(3);
  });
});
