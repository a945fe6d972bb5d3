import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import {
  IMPORT_COLUMNS_HINTS,
  IMPORT_KIND_NAMES,
  IMPORT_STATES,
  IMPORTS_TEXTS,
} from '#shared/texts/imports/imports-screen-texts.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { peopleImportStates } from '#shared/values/people/people-imports.ts';
import { aPeopleImport } from '../../../../builders/admin/people-imports.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { aShoppingAccount } from '../../../../builders/store.ts';
import { aBucket } from '../../../support/a-bucket.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { anImportsServer } from '../../../support/servers/an-imports-server.ts';

leaveNoToasts();

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const LIST = '/admin/imports';
const FILE = new File(['Company Name\r\nAspen'], 'branches.csv', { type: 'text/csv' });

async function open(options: Parameters<typeof anImportsServer>[0] = {}, path = LIST) {
  const imports = anImportsServer(options);
  const opened = openSignedIn(imports.server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1, name: ADMIN_TEXTS.imports });
  return { ...opened, ...imports };
}
const fileInput = () => screen.getByLabelText<HTMLInputElement>(IMPORTS_TEXTS.file, { selector: 'input' });
const panel = () => screen.getByRole('group', { name: IMPORTS_TEXTS.choose });

describe('the list of imports', () => {
  it('has file, state, kind, account, counts, person and time of each', async () => {
    const list = [
      aPeopleImport({ outcomes: { new: 3, changed: 0, same: 0, wrong: 2, leftOut: 0 }, rows: 1005, imported: 1003 }),
      aPeopleImport({ id: 'import-2', fileName: 'people.csv', kind: 'users', state: 'done', createdBy: 'Tom Birch' }),
    ];
    await open({ list });
    const link = await screen.findByRole('link', { name: 'branches.csv' });
    expect(link.getAttribute('href')).toBe('/admin/import/import-1');
    const table = within(screen.getByRole('table'));
    const [first, second] = table.getAllByRole('row').slice(1);
    for (const text of ['Checked', 'Accounts', 'Summit Collision', '1,005', '1,003', '2', 'Ana Silva']) {
      expect(first?.textContent).toContain(text);
    }
    for (const text of ['Done', 'Users', 'Tom Birch']) expect(second?.textContent).toContain(text);
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const { file, kind, account, rows, imported, faults, by, when } = IMPORTS_TEXTS;
    expect(heads).toEqual([file, kind, account, rows, imported, faults, by, when]);
    expect(screen.getByRole('heading', { name: IMPORTS_TEXTS.earlier })).toBeTruthy();
  });

  it('names every state', async () => {
    await open({ list: peopleImportStates.map((state, place) => aPeopleImport({ id: `import-${place}`, state })) });
    for (const state of peopleImportStates) expect(await screen.findByText(IMPORT_STATES[state])).toBeTruthy();
  });

  it('says what will stand in an empty one', async () => {
    await open({ list: [] });
    expect(await screen.findByText(IMPORTS_TEXTS.none)).toBeTruthy();
    expect(screen.getByText(IMPORTS_TEXTS.noneDetail)).toBeTruthy();
  });

  it('says that it could not be loaded, and loads it again', async () => {
    const imports = anImportsServer();
    imports.server.willFail('GET /api/imports/people', () => aRefusal({ status: 500, code: 'internal', text: '' }));
    const { user } = openSignedIn(imports.server, { path: LIST, cookies: { stable: 'true' } });
    expect(await screen.findByText(IMPORTS_TEXTS.failed)).toBeTruthy();
    imports.server.mend();
    await user.click(screen.getByRole('button', { name: UI_TEXTS.retry }));
    expect(await screen.findByRole('link', { name: 'branches.csv' })).toBeTruthy();
  });
});

describe('who may import what (admin 6)', () => {
  const own = aShoppingAccount({ id: 2, companyName: 'Summit Collision' });
  const choices = [
    { id: 2, parentId: null, companyName: 'Summit Collision' },
    { id: 7, parentId: 2, companyName: 'Summit East' },
  ];

  it.each([
    { level: 0, kinds: ['Accounts', 'Users'] },
    { level: 1, kinds: ['Accounts', 'Users'] },
    { level: 2, kinds: [] },
  ] as const)('level $level chooses among $kinds', async ({ level, kinds }) => {
    await open({ user: { level } });
    expect(screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(kinds);
    const hint = level === 2 ? IMPORT_COLUMNS_HINTS.users : IMPORT_COLUMNS_HINTS.accounts;
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it.each([
    {
      level: 0,
      accountId: 1,
      kind: 'accounts',
      named: ['Great Plains', 'Summit Collision'],
      why: 'branches have no branches',
    },
    {
      level: 0,
      accountId: 1,
      kind: 'users',
      named: ['Great Plains', 'Summit Collision', 'Summit East (Summit Collision)'],
      why: 'every account has users',
    },
    {
      level: 1,
      accountId: 2,
      kind: 'users',
      named: ['Summit Collision', 'Summit East (Summit Collision)'],
      why: 'own account and branches',
    },
    { level: 1, accountId: 2, kind: 'accounts', named: [], why: 'branches are added to the own account only' },
  ] as const)('level $level imports $kind into $named: $why', async ({ level, accountId, kind, named }) => {
    const account = { ...own, id: accountId, companyName: level === 0 ? 'Great Plains' : 'Summit Collision' };
    const { user } = await open({ user: { level, accountId, account }, choices }, `${LIST}?kind=${kind}`);
    if (named.length === 0) {
      expect(screen.queryByLabelText(IMPORTS_TEXTS.intoAccount)).toBeNull();
      return;
    }
    await user.click(await screen.findByRole('combobox', { name: IMPORTS_TEXTS.intoAccount }));
    const options = await screen.findAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual(named);
  });

  it('says why nobody can import users where user editing is turned off', async () => {
    await open({ user: { level: 2, account: { ...own, disableUserEdit: true } } });
    expect(screen.getByText(IMPORTS_TEXTS.noUserEdit)).toBeTruthy();
    expect(screen.queryByRole('button', { name: IMPORTS_TEXTS.choose })).toBeNull();
  });

  it.each([
    { path: '/admin/users', to: '/admin/imports?kind=users&account=2' },
    { path: '/admin/accounts', to: '/admin/imports?kind=accounts&account=2' },
  ])('$path leads to $to', async ({ path, to }) => {
    openSignedIn(anImportsServer().server, { path, cookies: { stable: 'true' } });
    const links = await screen.findAllByRole('link', { name: ADMIN_TEXTS.import });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([to]);
  });
});

describe('a file', () => {
  it('is sent part by part, and its import opens', async () => {
    const sent = aBucket();
    const { user, begun, server } = await open({}, `${LIST}?kind=accounts`);
    await user.upload(fileInput(), FILE);
    expect(await screen.findByRole('heading', { level: 1, name: 'branches.csv' })).toBeTruthy();
    expect(sent).toEqual([
      { url: 'https://bucket.example/1', bytes: 10 },
      { url: 'https://bucket.example/2', bytes: 9 },
    ]);
    expect(server.sent('POST /api/imports/people/uploads')).toEqual([
      { Kind: 'accounts', Name: 'branches.csv', Bytes: 19 },
    ]);
    expect(begun).toEqual([{ UploadId: 'upload-1', Kind: 'accounts', AccountId: 2 }]);
    expect(location.pathname).toBe('/admin/import/import-1');
  });

  it('can be dropped and pasted, and text is left alone', async () => {
    const sent = aBucket({ isHeld: true });
    await open();
    fireEvent.drop(panel(), { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(sent).toEqual([]);
    fireEvent.dragOver(panel(), { dataTransfer: { types: ['Files'], files: [] } });
    expect(panel().dataset['over']).toBe('true');
    fireEvent.drop(panel(), { dataTransfer: { types: ['Files'], files: [FILE] } });
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.paste(panel(), { clipboardData: { files: [FILE] } });
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('shows how much was sent, and stops', async () => {
    aBucket({ isHeld: true });
    const { user, begun } = await open();
    await user.upload(fileInput(), FILE);
    expect(await screen.findByText('Uploading branches.csv …, 26%')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: IMPORTS_TEXTS.uploading }).getAttribute('aria-valuenow')).toBe('26');
    await user.click(screen.getByRole('button', { name: UI_TEXTS.cancel }));
    expect(await screen.findByRole('button', { name: IMPORTS_TEXTS.choose })).toBeTruthy();
    expect(begun).toEqual([]);
  });

  it('that the bucket refuses can be sent again', async () => {
    aBucket({ status: 500 });
    const { user } = await open();
    await user.upload(fileInput(), FILE);
    expect((await screen.findByRole('alert')).textContent).toContain(IMPORTS_TEXTS.uploadFailed);
    aBucket();
    await user.click(screen.getByRole('button', { name: UI_TEXTS.retry }));
    expect(await screen.findByRole('heading', { level: 1, name: 'branches.csv' })).toBeTruthy();
  });

  it('that the server refuses says why', async () => {
    aBucket();
    const { user, server } = await open();
    const fieldErrors = [{ path: 'Bytes', message: 'Too large.' }];
    server.willAnswer(
      'POST /api/imports/people/uploads',
      aRefusal({ status: 400, code: 'invalid_input', text: 'Invalid Request.', fieldErrors }),
    );
    await user.upload(fileInput(), FILE);
    expect((await screen.findByRole('alert')).textContent).toContain('Too large.');
  });

  it('that is a spreadsheet or empty is refused before anything is sent', async () => {
    aBucket();
    const { user, server } = await open();
    await user.upload(fileInput(), new File(['PK'], 'branches.csv.xlsx', { type: 'text/csv' }));
    await user.upload(fileInput(), new File([], 'empty.csv', { type: 'text/csv' }));
    expect((await screen.findByRole('alert')).textContent).toContain(PEOPLE_IMPORT_TEXTS.noRows);
    expect(server.countOf('POST /api/imports/people/uploads')).toBe(0);
  });

  it('can’t be imported by a browser that does not say how much was sent (admin 8)', async () => {
    vi.stubGlobal('XMLHttpRequest', class {});
    const { user, server } = await open();
    await user.upload(fileInput(), FILE);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Function is not supported on this browser. Use Chrome.',
    );
    expect(server.countOf('POST /api/imports/people/uploads')).toBe(0);
  });

  it('says what it must be, and that nothing is saved at first', async () => {
    await open({}, `${LIST}?kind=users`);
    for (const text of [IMPORTS_TEXTS.hint, IMPORTS_TEXTS.checkFirst, IMPORTS_TEXTS.drop, IMPORT_COLUMNS_HINTS.users]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('group', { name: IMPORTS_TEXTS.subject })).toBeTruthy();
    expect(Object.values(IMPORT_KIND_NAMES)).toEqual(['Accounts', 'Users']);
  });
});
