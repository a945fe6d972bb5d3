import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { cellOfRow, IMPORT_GRID_TEXTS } from '#shared/texts/imports/import-grid-texts.ts';
import { aPeopleImportRow } from '../../../../builders/admin/people-imports.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { anImportsServer } from '../../../support/servers/an-imports-server.ts';

leaveNoToasts();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const ROWS = 'PUT /api/imports/people/import-1/rows';
const FAULTY = [{}, { state: 'Calif.' }, { companyName: '' }, { state: 'Calif.' }, { state: 'Ohi' }];

async function open(options: Parameters<typeof anImportsServer>[0] = { cells: FAULTY }, query = '') {
  const imports = anImportsServer(options);
  const opened = openSignedIn(imports.server, {
    path: `/admin/import/import-1${query}`,
    cookies: { stable: 'true' },
  });
  await screen.findByRole('grid');
  return { ...opened, ...imports };
}

/** Opens the grid with the keys in it, at its first fault. */
async function openInGrid(options?: Parameters<typeof anImportsServer>[0]) {
  const opened = await open(options);
  await opened.user.keyboard('{Escape}');
  return opened;
}

const here = () => document.activeElement?.textContent;
const resultOf = (row: number) =>
  within(screen.getByRole('grid'))
    .getByRole('rowheader', { name: String(row) })
    .closest('tr')
    ?.querySelector('[data-result]')?.textContent;

describe('a cell is corrected by keys', () => {
  it.each([
    { keys: 'CA{Enter}', saved: 'CA', next: IMPORT_GRID_TEXTS.empty, why: 'Enter saves and goes to the next fault' },
    { keys: '{Enter}{Control>}a{/Control}CA{Enter}', saved: 'CA', why: 'Enter opens what is there' },
    { keys: '{F2}{Backspace}{Enter}', saved: 'Calif', why: 'so does F2' },
    { keys: 'CA{Tab}', saved: 'CA', next: '80202', why: 'Tab saves and goes to the next cell' },
    { keys: 'CA{Escape}', saved: 'Calif.', next: 'Calif.', why: 'Escape leaves it as it was' },
    { keys: '{Enter}{Enter}', saved: 'Calif.', why: 'the same text is no correction' },
  ])('$keys gives $saved: $why', async ({ keys, saved, next }) => {
    const { user, cell, corrections } = await openInGrid();
    expect(here()).toBe('Calif.');
    await user.keyboard(keys);
    await waitFor(() => expect(cell(2, 'state')).toBe(saved));
    expect(corrections).toHaveLength(saved === 'Calif.' ? 0 : 1);
    if (next !== undefined) expect(here()).toBe(next);
  });

  it('Enter goes down from a cell without a fault', async () => {
    const { user, cell } = await openInGrid();
    await user.keyboard('{ArrowRight}80203{Enter}');
    expect(here()).toBe('80202');
    await waitFor(() => expect(cell(2, 'postalCode')).toBe('80203'));
    expect(screen.getByText('Row 3: Company Name does not exist')).toBeTruthy();
  });

  it('arrows walk through the grid, and F8 through the faults', async () => {
    const { user } = await openInGrid();
    await user.keyboard('{F8}');
    expect(here()).toBe(IMPORT_GRID_TEXTS.empty);
    await user.keyboard('{ArrowLeft}');
    expect(here()).toBe('Company Name does not exist');
    await user.keyboard('{Shift>}{F8}{/Shift}');
    expect(here()).toBe('Calif.');
    await user.keyboard('{ArrowRight}{ArrowDown}{Home}');
    expect(here()).toBe('3');
  });

  it('Tab leaves the grid, so that nobody is caught in it', async () => {
    const { user } = await openInGrid();
    await user.tab();
    expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false);
  });

  it('Ctrl D takes over the cell above', async () => {
    const { user, cell } = await openInGrid();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(here()).toBe('Ohi');
    await user.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(cell(5, 'state')).toBe('Calif.'));
  });

  it('leaving the field by the pointer saves too', async () => {
    const { user, cell } = await open();
    await user.click(screen.getAllByRole('gridcell', { name: 'Calif.' })[0] ?? document.body);
    const field = await screen.findByRole('textbox', { name: cellOfRow('State', 2) });
    await user.clear(field);
    await user.type(field, 'CA');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(cell(2, 'state')).toBe('CA'));
  });
});

describe('a corrected row', () => {
  it('is judged again, stays where it is, and leaves with the next look', async () => {
    const { user } = await openInGrid();
    await user.keyboard('CA{Enter}');
    await waitFor(() => expect(resultOf(2)).toBe(IMPORT_GRID_TEXTS.corrected));
    expect(screen.getByText('3 rows with faults')).toBeTruthy();
    expect(screen.getByText('1 corrected')).toBeTruthy();
    expect(screen.getByText('State of row 2 changed.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: IMPORT_GRID_TEXTS.hideCorrected }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '2' })).toBeNull());
  });

  it('is shown as on its way until the server has judged it', async () => {
    const { user, server } = await openInGrid();
    server.willHold(ROWS);
    await user.keyboard('CA{Enter}');
    await waitFor(() => expect(resultOf(2)).toBe(IMPORT_GRID_TEXTS.checking));
    expect(screen.getByRole('gridcell', { name: 'CA' }).dataset['underway']).toBe('true');
  });

  it('that could not be saved goes back, says why, and can be tried again', async () => {
    const { user, server, cell } = await openInGrid();
    server.willFail(ROWS, () => aRefusal({ status: 500, code: 'internal', text: '' }));
    await user.keyboard('CA{Enter}');
    expect((await screen.findByText(/^The correction was not saved\./)).textContent).toContain(UI_TEXTS.retry);
    await waitFor(() => expect(resultOf(2)).toBe('Address is not complete'));
    server.mend();
    await user.click(screen.getByRole('button', { name: UI_TEXTS.retry }));
    await waitFor(() => expect(cell(2, 'state')).toBe('CA'));
    expect(screen.queryByText(/^The correction was not saved\./)).toBeNull();
  });

  it('is not sent later by itself while there is no network', async () => {
    const { user, server, cell } = await openInGrid();
    server.goOffline();
    await user.keyboard('CA{Enter}');
    await screen.findByRole('button', { name: UI_TEXTS.retry });
    server.mend();
    await waitFor(() => expect(resultOf(2)).toBe('Address is not complete'));
    expect(cell(2, 'state')).toBe('Calif.');
  });

  it('shows the reason of the server', async () => {
    const { user, server } = await openInGrid();
    server.willAnswer(ROWS, aRefusal({ status: 409, code: 'conflict', text: 'Row 2 is imported already.' }));
    await user.keyboard('CA{Enter}');
    expect(await screen.findByText(/^Row 2 is imported already\./)).toBeTruthy();
  });

  it('is undone, one correction after the other', async () => {
    const { user, cell } = await openInGrid();
    await user.keyboard('CA{Enter}');
    await waitFor(() => expect(cell(2, 'state')).toBe('CA'));
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}NV{Enter}');
    await waitFor(() => expect(cell(2, 'state')).toBe('NV'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(2, 'state')).toBe('CA'));
    await user.click(await screen.findByRole('button', { name: IMPORT_GRID_TEXTS.undo }));
    await waitFor(() => expect(cell(2, 'state')).toBe('Calif.'));
    await waitFor(() => expect(screen.queryByRole('button', { name: IMPORT_GRID_TEXTS.undo })).toBeNull());
    expect(resultOf(2)).toBe('Address is not complete');
  });

  it('clears the fault of a row with the same name', async () => {
    const cells = [{ companyName: 'MAVIS' }, { companyName: 'MAVIS' }];
    const { user } = await openInGrid({ cells });
    expect(resultOf(2)).toBe('Multiples of this Company Name exist');
    await user.keyboard('{Enter} 7107267{Enter}');
    await waitFor(() => expect(resultOf(2)).toBe(IMPORT_GRID_TEXTS.corrected));
  });
});

describe('a row is left out', () => {
  it('by Delete, and brought back', async () => {
    const { user, outcome } = await openInGrid();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(outcome(2)).toBe('leftOut'));
    expect(await screen.findByText('Row 2 left out.')).toBeTruthy();
    expect(resultOf(2)).toBe('Left out');
    await user.click(screen.getByRole('button', { name: new RegExp(IMPORT_GRID_TEXTS.bringBack) }));
    await waitFor(() => expect(outcome(2)).toBe('wrong'));
    expect(await screen.findByText('Row 2 is back.')).toBeTruthy();
  });
});

describe('one correction for all rows alike', () => {
  it('replaces Calif. by the suggested CA in both rows, and is undone', async () => {
    const { user, cell, corrections } = await openInGrid();
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'State: Replace “Calif.” in all 2 rows with',
    });
    expect(field.value).toBe('CA');
    await user.click(screen.getByRole('button', { name: 'Replace all 2' }));
    await waitFor(() => expect(cell(4, 'state')).toBe('CA'));
    expect(cell(2, 'state')).toBe('CA');
    expect(corrections).toEqual([{ replace: [{ column: 'State', from: 'Calif.', to: 'CA' }] }]);
    expect(await screen.findByText('State: “Calif.” is now “CA” in 2 rows.')).toBeTruthy();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(4, 'state')).toBe('Calif.'));
    expect(cell(2, 'state')).toBe('Calif.');
    expect(cell(1, 'state')).toBe('CO');
  });

  it('by Shift Enter in the cell', async () => {
    const { user, cell } = await openInGrid();
    await user.keyboard('NV{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(cell(4, 'state')).toBe('NV'));
    expect(cell(2, 'state')).toBe('NV');
  });

  it('makes repeated names different by their store numbers, and is undone', async () => {
    const names = ['7107266', '7107267', ''].map((storeNumber) => ({ companyName: 'MAVIS', storeNumber }));
    const { user, cell } = await openInGrid({ cells: [{ companyName: 'MAVIS', storeNumber: '1' }, ...names] });
    await user.click(await screen.findByRole('button', { name: 'Add the store number to all 3 names' }));
    expect(await screen.findByText('Store numbers added to 2 names.')).toBeTruthy();
    expect([1, 2, 3, 4].map((row) => cell(row, 'companyName'))).toEqual([
      'MAVIS',
      'MAVIS 7107266',
      'MAVIS 7107267',
      'MAVIS',
    ]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(3, 'companyName')).toBe('MAVIS'));
  });

  it('is not offered for a value of one row', async () => {
    const { user } = await openInGrid({ cells: [{ state: 'Ohi' }, { state: 'Calif.' }] });
    await user.keyboard('{F8}');
    await waitFor(() => expect(screen.getByText('Row 2: Address is not complete')).toBeTruthy());
    expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull();
  });
});

describe('rows that can’t be changed', () => {
  it('are only looked at once they are in', async () => {
    const { user, corrections } = await open({
      rows: [aPeopleImportRow({ isImported: true, id: 12 })],
      view: { state: 'done', imported: 1, rows: 1 },
    });
    expect(screen.getByText(IMPORT_GRID_TEXTS.isIn)).toBeTruthy();
    await user.click(screen.getByRole('gridcell', { name: 'CO' }));
    await user.keyboard('NV{Enter}{Delete}');
    expect(corrections).toEqual([]);
    expect(resultOf(1)).toBe('Imported Successfully.');
  });

  it('have no cells once the file is deleted', async () => {
    const { cells: _, ...bare } = aPeopleImportRow({ isImported: true, id: 12, name: 'Aspen' });
    const { rowsKeptUntil: __, ...view } = { state: 'done', imported: 1, rows: 1, rowsKeptUntil: undefined } as const;
    await open({ rows: [bare], view: { ...view, rowsKeptUntil: undefined } });
    expect(screen.getByText('Row 1: Aspen')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeTruthy();
    expect(screen.getByRole('gridcell', { name: 'Aspen' })).toBeTruthy();
    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
  });

  it('show what a changed user had before', async () => {
    const changes = [{ column: 'City', before: 'Denver', after: 'Boulder' }];
    await open({ rows: [aPeopleImportRow({ outcome: 'changed', result: 'Updated', changes })] });
    expect(screen.getByText('City: Denver → Boulder')).toBeTruthy();
  });
});

describe('the list of rows', () => {
  it('is in pages, and its size is in the address', async () => {
    const { user } = await open({ cells: Array.from({ length: 30 }, () => ({ state: '' })) });
    expect(screen.getAllByRole('rowheader')).toHaveLength(25);
    await user.click(screen.getByRole('link', { name: UI_TEXTS.nextPage }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(5));
    expect(location.search).toBe('?page=2');
  });

  it('says that no row has a fault', async () => {
    const imports = anImportsServer({ cells: [{}] });
    openSignedIn(imports.server, { path: '/admin/import/import-1?show=faults', cookies: { stable: 'true' } });
    expect(await screen.findByText(IMPORT_GRID_TEXTS.noFaults)).toBeTruthy();
    expect(screen.getByText(IMPORT_GRID_TEXTS.noFaultsDetail)).toBeTruthy();
  });

  it('says that no row has a result any more', async () => {
    const imports = anImportsServer({ cells: [{}] });
    openSignedIn(imports.server, { path: '/admin/import/import-1?result=Rejected', cookies: { stable: 'true' } });
    expect(await screen.findByText(IMPORT_GRID_TEXTS.none)).toBeTruthy();
    expect(screen.getByText(IMPORT_GRID_TEXTS.noneDetail)).toBeTruthy();
  });

  it('says that the rows could not be loaded', async () => {
    const imports = anImportsServer({ cells: FAULTY });
    imports.server.willFail('GET /api/imports/people/import-1/rows', () =>
      aRefusal({ status: 500, code: 'internal', text: '' }),
    );
    openSignedIn(imports.server, { path: '/admin/import/import-1', cookies: { stable: 'true' } });
    expect(await screen.findByText(IMPORT_GRID_TEXTS.failed)).toBeTruthy();
  });
});
