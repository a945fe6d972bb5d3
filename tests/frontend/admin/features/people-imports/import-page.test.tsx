import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { COLUMN_MAPPING_TEXTS, columnFor, IMPORT_GRID_TEXTS } from '#shared/texts/imports/import-grid-texts.ts';
import { IMPORT_SCREEN_TEXTS } from '#shared/texts/imports/import-screen-texts.ts';
import { IMPORT_ROW_TEXTS, PEOPLE_IMPORT_TEXTS, USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { aPeopleImport, aPeopleImportRow } from '../../../../builders/admin/people-imports.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { anImportsServer } from '../../../support/servers/an-imports-server.ts';

leaveNoToasts();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const PATH = '/admin/import/import-1';

async function open(options: Parameters<typeof anImportsServer>[0] = {}, path = PATH) {
  const imports = anImportsServer(options);
  const opened = openSignedIn(imports.server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1, name: 'branches.csv' });
  return { ...opened, ...imports };
}

const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const noButton = (name: string) => expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
const answerDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name: new RegExp(`^${name}`) });

describe('a checked file', () => {
  it('with faults asks the question of the spec, and continues with the others by Ctrl Enter', async () => {
    const { user, server } = await open({ cells: [{}, { state: 'N.Y.' }, { companyName: '' }] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'There were errors in your import file. Continue anyways?1 row without faults can be imported now. The other 2 stay here and can follow.',
    );
    expect(screen.getByText('Accounts, 3 rows, under Summit Collision')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('progressbar', { name: IMPORT_SCREEN_TEXTS.saving })).toBeTruthy();
    expect(server.countOf('POST /api/imports/people/import-1/continue')).toBe(1);
  });

  it('leads to its first fault by Escape', async () => {
    const { user } = await open({ cells: [{}, { state: 'N.Y.' }] });
    await screen.findByRole('grid');
    await user.keyboard('{Escape}');
    expect(document.activeElement?.textContent).toBe('N.Y.');
  });

  it('without faults says so', async () => {
    await open({ cells: [{}, {}] });
    expect(await screen.findByText('The file has no errors. 2 rows can be imported.')).toBeTruthy();
    noButton(IMPORT_SCREEN_TEXTS.correctFirst);
    expect(await button(IMPORT_SCREEN_TEXTS.continue)).toBeTruthy();
  });

  it('with faults only can’t be continued', async () => {
    await open({ cells: [{ state: 'N.Y.' }, { state: '' }] });
    expect(await screen.findByText('All 2 rows that are left have faults.')).toBeTruthy();
    noButton(IMPORT_SCREEN_TEXTS.continue);
  });

  it('is cancelled after a question', async () => {
    const { user, server } = await open({ cells: [{}, { state: 'N.Y.' }] });
    await user.click(await button(IMPORT_SCREEN_TEXTS.cancelConfirm));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(IMPORT_SCREEN_TEXTS.cancelQuestion)).toBeTruthy();
    expect(dialog.getByText(IMPORT_SCREEN_TEXTS.cancelDetail)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: IMPORT_SCREEN_TEXTS.cancelKeep }));
    expect(server.countOf('POST /api/imports/people/import-1/cancel')).toBe(0);
    await user.click(await button(IMPORT_SCREEN_TEXTS.cancelConfirm));
    await user.click(await answerDialog(IMPORT_SCREEN_TEXTS.cancelConfirm));
    expect(await screen.findByText(IMPORT_SCREEN_TEXTS.cancelled)).toBeTruthy();
    expect(await button(IMPORT_SCREEN_TEXTS.uploadAgain)).toBeTruthy();
  });

  it('that can’t be continued says why, and reads the import again', async () => {
    const { user, server } = await open({ cells: [{}] });
    const refusal = () => aRefusal({ status: 409, code: 'conflict', text: PEOPLE_IMPORT_TEXTS.isWorking });
    server.willFail('POST /api/imports/people/import-1/continue', refusal);
    const reads = server.countOf('GET /api/imports/people/import-1');
    await user.click(await button(IMPORT_SCREEN_TEXTS.continue));
    expect((await screen.findAllByText(PEOPLE_IMPORT_TEXTS.isWorking)).length).toBeGreaterThan(0);
    await waitFor(() => expect(server.countOf('GET /api/imports/people/import-1')).toBe(reads + 1));
  });

  it('lists its rows by result', async () => {
    const { user } = await open({ cells: [{}, { state: 'N.Y.' }, { companyName: '' }] });
    const filters = within(await screen.findByRole('navigation', { name: IMPORT_GRID_TEXTS.filters }));
    expect(filters.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'All rows3',
      'New1',
      'With faults2',
      'Address is not complete1',
      'Company Name does not exist1',
    ]);
    expect(filters.getByText(IMPORT_GRID_TEXTS.faultsByKind)).toBeTruthy();
    const rowNumbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(rowNumbers()).toEqual(['2', '3']));
    await user.click(filters.getByRole('link', { name: /^Company Name does not exist/ }));
    await waitFor(() => expect(rowNumbers()).toEqual(['3']));
    expect(location.search).toBe('?show=all&result=Company+Name+does+not+exist');
    await user.click(filters.getByRole('link', { name: /^All rows/ }));
    await waitFor(() => expect(rowNumbers()).toEqual(['1', '2', '3']));
  });
});

describe('work that goes on', () => {
  const progress = {
    total: 23_654,
    done: 200,
    leftOut: 3,
    batches: 237,
    batchesDone: 2,
    startedAt: '2026-03-02T15:00:00.000Z',
  };

  it('shows its progress, which a reload and another browser show too', async () => {
    await open({ view: { state: 'saving', progress } });
    expect(await screen.findByText('Importing 200 of 23,654 …, 3 left out')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Importing 200 of 23,654 …, 3 left out' });
    expect(bar.getAttribute('aria-valuenow')).toBe('1');
    expect(
      screen.getByText(/^Batch 3 of 237, 100 rows each · .*This goes on when the window is closed\.$/),
    ).toBeTruthy();
  });

  it.each([
    { state: 'checking', text: 'Checking branches.csv …, 25%', why: 'the file is read' },
    { state: 'cancelling', text: IMPORT_SCREEN_TEXTS.cancelling, why: 'it ends' },
    { state: 'inviting', text: IMPORT_SCREEN_TEXTS.inviting, why: 'mails are written' },
    { state: 'takingBack', text: IMPORT_SCREEN_TEXTS.takingBack, why: 'it is undone' },
  ] as const)('is named while it is $state: $why', async ({ state, text }) => {
    await open({ view: { state, bytesChecked: 250, progress } });
    expect(await screen.findByText(text)).toBeTruthy();
    if (state !== 'checking') expect(screen.getByText(/^200 of 23,654 · /)).toBeTruthy();
    if (state !== 'checking') noButton(`${IMPORT_SCREEN_TEXTS.cancel}$`);
  });

  it('is read again until it ends, and its rows can’t be changed meanwhile', async () => {
    const { server } = await open({
      cells: [{}, { state: 'N.Y.' }],
      stages: [
        { state: 'saving', progress },
        { state: 'done', imported: 1, rows: 2, ready: 0 },
      ],
    });
    expect(await screen.findByText('Importing 200 of 23,654 …, 3 left out')).toBeTruthy();
    expect((await screen.findByRole('grid')).getAttribute('aria-readonly')).toBe('true');
    expect(await screen.findByText('1 of 2 are in, 1 left out.')).toBeTruthy();
    expect(server.countOf('GET /api/imports/people/import-1')).toBe(2);
    expect((await screen.findByRole('grid')).getAttribute('aria-readonly')).toBe('false');
  });

  it('can be cancelled', async () => {
    const { user } = await open({ view: { state: 'saving', progress } });
    await user.click(await button(`${IMPORT_SCREEN_TEXTS.cancel}$`));
    await user.click(await answerDialog(IMPORT_SCREEN_TEXTS.cancelConfirm));
    await waitFor(() => noButton(`${IMPORT_SCREEN_TEXTS.cancelKeep}$`));
  });
});

describe('an import that is done', () => {
  const DONE = {
    state: 'done',
    rows: 161,
    imported: 100,
    ready: 0,
    outcomes: { new: 90, changed: 10, same: 0, wrong: 61, leftOut: 0 },
    results: [
      { outcome: 'new', result: USER_ROW_TEXTS.added, rows: 90 },
      { outcome: 'wrong', result: USER_ROW_TEXTS.emailExists, rows: 61 },
      { outcome: 'changed', result: USER_ROW_TEXTS.updated, rows: 6 },
      { outcome: 'same', result: USER_ROW_TEXTS.updated, rows: 4 },
    ],
    progress: {
      total: 161,
      done: 161,
      leftOut: 61,
      batches: 2,
      batchesDone: 2,
      startedAt: '2026-03-02T15:00:00.000Z',
      endedAt: '2026-03-02T15:04:12.000Z',
    },
  } as const;
  const view = { ...DONE, results: [...DONE.results] };

  it('says what is in and what is left out, by the results of the spec', async () => {
    await open({ view });
    expect(await screen.findByText('100 of 161 are in, 61 left out.')).toBeTruthy();
    expect(screen.getByText('Took 4 min 12 s. The other 61 wait here and can follow.')).toBeTruthy();
    const filters = within(screen.getByRole('navigation', { name: IMPORT_GRID_TEXTS.filters }));
    expect(filters.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'All rows161',
      'Added with password90',
      'Updated10',
      'With faults61',
      'Email already exists61',
    ]);
    noButton(IMPORT_SCREEN_TEXTS.continue);
    expect(await button(IMPORT_SCREEN_TEXTS.correctNow)).toBeTruthy();
  });

  const filtersShown = () =>
    within(screen.getByRole('navigation', { name: IMPORT_GRID_TEXTS.filters }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('or at work says nothing of results before all rows are in', async () => {
    await open({ view: { ...view, state: 'saving', imported: 40 } });
    await screen.findByRole('navigation', { name: IMPORT_GRID_TEXTS.filters });
    expect(filtersShown().slice(0, 3)).toEqual(['All rows161', 'New90', 'Changed10']);
  });

  it('that was canceled lists the rows that are not in, by name', async () => {
    const { cells: _cells, ...reported } = aPeopleImportRow({ row: 7, name: 'Aspen' });
    await open({ rows: [reported], view: { ...view, state: 'cancelled', imported: 40, rowsKeptUntil: undefined } });
    expect(await screen.findByText('40 of 161 are in, 121 left out.')).toBeTruthy();
    expect(filtersShown().slice(0, 2)).toEqual(['Not imported121', 'With faults61']);
    await userEvent.click(screen.getByRole('link', { name: /^Not imported/ }));
    expect(await screen.findByText(IMPORT_GRID_TEXTS.notImported, { selector: '[role=gridcell] *' })).toBeTruthy();
  });

  it('whole says so, and lists no rows, because its file is deleted', async () => {
    const outcomes = { ...view.outcomes, wrong: 0 };
    await open({ rows: [], view: { ...view, rows: 100, outcomes, results: [], rowsKeptUntil: undefined } });
    expect(await screen.findByText('All 100 rows are in.')).toBeTruthy();
    expect(await screen.findByText(IMPORT_GRID_TEXTS.allIn)).toBeTruthy();
    expect(screen.getByText(IMPORT_GRID_TEXTS.allInDetail)).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: IMPORT_GRID_TEXTS.filters })).toBeNull();
  });

  it.each(['checked', 'mapping'] as const)('not within a day (%s) has to be uploaded again', async (state) => {
    await open({ cells: [{ state: 'N.Y.' }], view: { state, ready: 0, rowsKeptUntil: undefined } });
    expect(await screen.findByText(PEOPLE_IMPORT_TEXTS.notKept)).toBeTruthy();
    expect(await button(IMPORT_SCREEN_TEXTS.uploadAgain)).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    noButton(IMPORT_SCREEN_TEXTS.correctFirst);
  });

  it('continues with rows that were corrected since', async () => {
    const { user, server } = await open({ view: { ...view, ready: 2 } });
    await user.click(await button(IMPORT_SCREEN_TEXTS.continue));
    expect(server.countOf('POST /api/imports/people/import-1/continue')).toBe(1);
  });

  it('invites the users that it added', async () => {
    const { user, server } = await open({ view: { ...view, kind: 'users', invitable: 90 } });
    const invite = await button('Invite 90 users');
    expect(invite.title).toBe(IMPORT_SCREEN_TEXTS.inviteDetail);
    await user.click(invite);
    expect(await screen.findByText(/90 users were invited\.$/)).toBeTruthy();
    expect(server.countOf('POST /api/imports/people/import-1/invitations')).toBe(1);
  });

  it('is taken back after a question', async () => {
    const { user, server } = await open({ view });
    await user.click(await button(IMPORT_SCREEN_TEXTS.takeBack));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(IMPORT_SCREEN_TEXTS.takeBackQuestion)).toBeTruthy();
    expect(dialog.getByText(IMPORT_SCREEN_TEXTS.takeBackDetail)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: IMPORT_SCREEN_TEXTS.takeBack }));
    expect(await screen.findByText('100 rows taken back.')).toBeTruthy();
    expect(server.countOf('POST /api/imports/people/import-1/takeback')).toBe(1);
  });

  it('that was taken back lists what it left, and why', async () => {
    const rows = [
      aPeopleImportRow({ isImported: true, id: 12 }),
      aPeopleImportRow({ row: 2, isImported: true, id: 13, details: [PEOPLE_IMPORT_TEXTS.usedSince] }),
    ];
    await open({ rows, view: { ...view, state: 'takenBack', takenBack: 99, left: 1 } });
    expect(await screen.findByText('99 rows taken back, 1 left as it is.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2']));
    expect(screen.getAllByText('Signed in since the import.').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /^Not taken back/ }).getAttribute('aria-current')).toBe('true');
  });

  it('downloads its faults with the reason of each', async () => {
    let text = Promise.resolve('');
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      text = (blob as Blob).text();
      return 'blob:faults';
    });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open({ cells: [{}, { state: 'N.Y.' }] });
    await user.click(await button(IMPORT_SCREEN_TEXTS.faultsAsCsv));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(await text).toContain(
      '2,Branch 2,1 Main St,Denver,N.Y.,80202,Address is not complete – Please check: State.',
    );
  });

  it('says that the faults could not be downloaded', async () => {
    const { user, server } = await open({ cells: [{}, { state: 'N.Y.' }] });
    await screen.findByRole('grid');
    const refusal = () => aRefusal({ status: 500, code: 'internal', text: '' });
    server.willFail('GET /api/imports/people/import-1/rows', refusal);
    await user.click(await button(IMPORT_SCREEN_TEXTS.faultsAsCsv));
    expect((await screen.findAllByText(IMPORT_SCREEN_TEXTS.faultsFailed)).length).toBeGreaterThan(0);
  });
});

describe('an import that failed', () => {
  it('says why, and continues if its rows are kept', async () => {
    const view = { state: 'failed', message: PEOPLE_IMPORT_TEXTS.interrupted, ready: 5, rows: 9, imported: 4 } as const;
    await open({ view });
    expect((await screen.findByRole('alert')).textContent).toBe(
      `${PEOPLE_IMPORT_TEXTS.interrupted}4 of 9 are in, 5 left out.`,
    );
    expect(await button(IMPORT_SCREEN_TEXTS.continue)).toBeTruthy();
    expect(await button(IMPORT_SCREEN_TEXTS.takeBack)).toBeTruthy();
  });

  it('refuses a column of passwords by name, and asks for another file', async () => {
    const { user } = await open({
      view: { state: 'failed', message: IMPORT_ROW_TEXTS.passwordColumn, rows: 0, ready: 0, headings: [] },
    });
    expect((await screen.findByRole('alert')).textContent).toBe(IMPORT_ROW_TEXTS.passwordColumn);
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(await button(IMPORT_SCREEN_TEXTS.uploadAgain));
    expect(await screen.findByRole('heading', { level: 1, name: ADMIN_TEXTS.imports })).toBeTruthy();
    expect(location.search).toBe('?kind=accounts&account=2');
  });
});

describe('the columns', () => {
  const WAITING = {
    state: 'mapping',
    rows: 0,
    message: PEOPLE_IMPORT_TEXTS.missingColumns('Company Name'),
    headings: ['name', 'street', 'city', 'state', 'zip', 'Password'],
    mapping: aPeopleImport().mapping.filter(({ column }) => column !== 'Company Name'),
    ignored: ['name'],
  } as const;
  const waiting = { ...WAITING, headings: [...WAITING.headings], mapping: [...WAITING.mapping], ignored: ['name'] };

  it('are chosen where the file waits for them, beside its first rows', async () => {
    const { user, mappings } = await open({ view: waiting });
    expect(await screen.findByText('Please choose the headings for: Company Name.')).toBeTruthy();
    expect(screen.getByText('Still without a heading: Company Name.')).toBeTruthy();
    expect(screen.getByText('Aspen')).toBeTruthy();
    const check = await button(COLUMN_MAPPING_TEXTS.check);
    expect(check.getAttribute('aria-disabled')).toBe('true');
    await user.click(check);
    expect(mappings).toEqual([]);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: columnFor('name') });
    expect([...select.options].map(({ text }) => text).slice(0, 3)).toEqual([
      COLUMN_MAPPING_TEXTS.notRead,
      'Company Name (required)',
      'Address (required)',
    ]);
    await user.selectOptions(select, 'Company Name');
    expect(screen.getByText(COLUMN_MAPPING_TEXTS.isFilled)).toBeTruthy();
    expect(screen.getByText(new RegExp(COLUMN_MAPPING_TEXTS.willBeRemembered))).toBeTruthy();
    await user.click(check);
    await waitFor(() =>
      expect(mappings).toEqual([
        {
          Mapping: [
            { Column: 'Address', Heading: 'street' },
            { Column: 'City', Heading: 'city' },
            { Column: 'State', Heading: 'state' },
            { Column: 'Postal Code', Heading: 'zip' },
            { Column: 'Company Name', Heading: 'name' },
          ],
        },
      ]),
    );
  });

  it('never take passwords', async () => {
    await open({ view: waiting });
    expect(await screen.findByText(IMPORT_ROW_TEXTS.passwordColumn)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: columnFor('Password') })).toBeNull();
  });

  it('can be chosen anew before anything is imported, which drops corrections', async () => {
    const { user } = await open({ view: { mappedBy: 'remembered' } });
    expect(await screen.findByText('5 of 6 read')).toBeTruthy();
    expect(screen.getByText(COLUMN_MAPPING_TEXTS.remembered)).toBeTruthy();
    expect(screen.getByText('color').closest('li')?.textContent).toBe(`color${COLUMN_MAPPING_TEXTS.ignored}`);
    await user.click(await button(COLUMN_MAPPING_TEXTS.change));
    expect(screen.getByText(COLUMN_MAPPING_TEXTS.dropsCorrections)).toBeTruthy();
    expect(screen.getByText(new RegExp(COLUMN_MAPPING_TEXTS.remembered))).toBeTruthy();
    await user.click(await button(COLUMN_MAPPING_TEXTS.back));
    expect(await screen.findByRole('grid')).toBeTruthy();
  });

  it('stay as they are once rows are imported', async () => {
    await open({ view: { state: 'done', imported: 1 } });
    await screen.findByText('5 of 6 read');
    noButton(COLUMN_MAPPING_TEXTS.change);
  });
});

describe('an import that can’t be shown', () => {
  it('leads to the list if there is none, or it is another tenant’s', async () => {
    openSignedIn(anImportsServer().server, { path: '/admin/import/import-9', cookies: { stable: 'true' } });
    expect(await screen.findByText(IMPORT_SCREEN_TEXTS.unknown)).toBeTruthy();
    expect(location.pathname).toBe('/admin/imports');
  });

  it('says that it could not be loaded, and loads it again', async () => {
    const imports = anImportsServer();
    imports.server.willFail('GET /api/imports/people/import-1', () =>
      aRefusal({ status: 500, code: 'internal', text: '' }),
    );
    const { user } = openSignedIn(imports.server, { path: PATH, cookies: { stable: 'true' } });
    expect(await screen.findByText(IMPORT_SCREEN_TEXTS.loadFailed)).toBeTruthy();
    imports.server.mend();
    await user.click(screen.getByRole('button', { name: UI_TEXTS.retry }));
    expect(await screen.findByRole('heading', { level: 1, name: 'branches.csv' })).toBeTruthy();
  });
});
