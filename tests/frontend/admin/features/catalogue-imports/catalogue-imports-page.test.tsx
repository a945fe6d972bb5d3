import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_UPLOAD_BYTES } from '#shared/contracts/imports.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { CATALOGUE_IMPORTS_TEXTS } from '#shared/texts/imports/catalogue-import-texts.ts';
import { aCatalogueImport, aCatalogueVersion } from '../../../../builders/admin/catalogue-imports.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { aBucket } from '../../../support/a-bucket.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCatalogueImportsServer } from '../../../support/servers/a-catalogue-imports-server.ts';

leaveNoToasts();

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const PATH = '/admin/catalogue';
const MADE = Date.UTC(2026, 2, 1, 12);
const aFile = (name: string, text = 'Part Number,List Price') => new File([text], name, { lastModified: MADE });

async function open(options: Parameters<typeof aCatalogueImportsServer>[0] = {}) {
  const made = aCatalogueImportsServer({ begins: aCatalogueImport({ id: 'import-9' }), ...options });
  const opened = openSignedIn(made.server, { path: PATH, cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1, name: ADMIN_TEXTS.catalogue });
  return { ...opened, ...made };
}

const fileInput = () => screen.getByLabelText<HTMLInputElement>(CATALOGUE_IMPORTS_TEXTS.files, { selector: 'input' });
const panel = () => screen.getByRole('group', { name: CATALOGUE_IMPORTS_TEXTS.choose });
const drop = (...files: readonly File[]) => fireEvent.drop(panel(), { dataTransfer: { types: ['Files'], files } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('files of the catalogue', () => {
  it('are dropped, their kinds guessed, and imported together with the date of each', async () => {
    const sent = aBucket();
    const guess = (text: string) => ({
      kinds: [text.startsWith('<') ? 'pies' : 'stock'] as ('pies' | 'stock')[],
      isSure: true,
    });
    const { user, begun, server } = await open({ guess });
    drop(aFile('stock.csv', 'Part Number,On Hand'), aFile('items.xml', '<PIES>'));
    expect(await screen.findByRole('combobox', { name: 'Kind of stock.csv' })).toHaveProperty('value', 'stock');
    expect(await screen.findByRole('combobox', { name: 'Kind of items.xml' })).toHaveProperty('value', 'pies');
    await user.type(screen.getByRole('textbox', { name: 'Supplier of stock.csv' }), 'east');
    await user.type(screen.getByRole('textbox', { name: CATALOGUE_IMPORTS_TEXTS.levels }), 'jbr=jobber');
    await user.click(await button(/^Import 2 files/));
    await waitFor(() => expect(location.pathname).toBe('/admin/catalogue/import-9'));
    expect(sent.map(({ url }) => url)).toEqual(['https://bucket.example/1', 'https://bucket.example/2']);
    expect(server.sent('POST /api/imports/uploads')).toEqual([
      { Name: 'stock.csv', Bytes: 19, AsOf: '2026-03-01T12:00:00.000Z' },
      { Name: 'items.xml', Bytes: 6, AsOf: '2026-03-01T12:00:00.000Z' },
    ]);
    expect(begun).toEqual([
      {
        Files: [
          { Kind: 'stock', Supplier: 'east', UploadId: 'upload-1' },
          { Kind: 'pies', UploadId: 'upload-2' },
        ],
        IsDryRun: false,
        Levels: [{ PriceType: 'JBR', Level: 'jobber' }],
      },
    ]);
  });

  it.each([
    {
      guess: { kinds: ['warehouses', 'yards'] as const, isSure: false },
      question: CATALOGUE_IMPORTS_TEXTS.notSure,
      first: 'Warehouses',
    },
    { guess: { kinds: [], isSure: false }, question: CATALOGUE_IMPORTS_TEXTS.noneFits, first: 'Vehicles' },
  ])('have their kind asked for: $question', async ({ guess, question, first }) => {
    aBucket();
    const { user, begun } = await open({ guess: () => ({ ...guess, kinds: [...guess.kinds] }) });
    drop(aFile('places.csv'));
    expect(await screen.findByText(question)).toBeTruthy();
    const kind = screen.getByRole('combobox', { name: 'Kind of places.csv' });
    const names = within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual([CATALOGUE_IMPORTS_TEXTS.chooseKind, first]);
    await user.click(await button(/^Import 1 file/));
    expect(begun).toEqual([]);
    await user.selectOptions(kind, 'Yards');
    expect(screen.queryByText(question)).toBeNull();
    await user.click(await button(/^Import 1 file/));
    await waitFor(() => expect(begun).toMatchObject([{ Files: [{ Kind: 'yards' }] }]));
  });

  it('have their kind asked for when it could not be guessed', async () => {
    const { server } = await open();
    server.willFail('POST /api/imports/kinds', () => aRefusal({ status: 500, code: 'internal', text: '' }));
    drop(aFile('places.csv'));
    expect(await screen.findByText(CATALOGUE_IMPORTS_TEXTS.guessFailed)).toBeTruthy();
    server.mend();
  });

  it('that can not be imported say why, and can be removed', async () => {
    const problem = 'The file is a workbook of a spreadsheet. Save it as CSV.';
    const large = Object.defineProperty(aFile('large.csv'), 'size', { value: MOST_UPLOAD_BYTES + 1 });
    const { user, begun, server } = await open({ guess: () => ({ kinds: [], isSure: false, problem }) });
    drop(aFile('book.csv'), aFile('empty.csv', ''), large);
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(screen.getByText(CATALOGUE_IMPORTS_TEXTS.empty)).toBeTruthy();
    expect(screen.getByText('The file has more than 2 GB. Please split it.')).toBeTruthy();
    expect(server.countOf('POST /api/imports/kinds')).toBe(1);
    await user.click(await button(/^Import 3 files/));
    expect(begun).toEqual([]);
    for (const name of ['book.csv', 'empty.csv', 'large.csv']) await user.click(await button(`Remove ${name}`));
    expect(screen.queryByRole('list', { name: CATALOGUE_IMPORTS_TEXTS.files })).toBeNull();
  });

  it('need a supplier and price levels that can be read', async () => {
    const { user, begun } = await open({
      guess: (text) => ({ kinds: [text === '<' ? 'pies' : 'prices'], isSure: true }),
    });
    drop(aFile('prices.csv'), aFile('items.xml', '<'));
    await user.type(await screen.findByRole('textbox', { name: 'Supplier of prices.csv' }), 'East!');
    await user.type(await screen.findByRole('textbox', { name: CATALOGUE_IMPORTS_TEXTS.levels }), 'JBR');
    expect(screen.getByText(CATALOGUE_IMPORTS_TEXTS.supplierWrong)).toBeTruthy();
    expect(screen.getByText(CATALOGUE_IMPORTS_TEXTS.levelsWrong)).toBeTruthy();
    expect(screen.getByText(CATALOGUE_IMPORTS_TEXTS.levelsDetail)).toBeTruthy();
    expect(screen.getByPlaceholderText(CATALOGUE_IMPORTS_TEXTS.supplier).title).toBe(
      CATALOGUE_IMPORTS_TEXTS.supplierDetail,
    );
    await user.click(await button(/^Import 2 files/));
    expect(begun).toEqual([]);
  });

  it('can be compared only', async () => {
    aBucket();
    const { user, begun } = await open();
    await user.upload(fileInput(), aFile('prices.csv'));
    await screen.findByRole('combobox', { name: 'Kind of prices.csv' });
    const compare = await button(CATALOGUE_IMPORTS_TEXTS.compare);
    expect(compare.title).toBe(CATALOGUE_IMPORTS_TEXTS.compareDetail);
    await user.click(compare);
    await waitFor(() => expect(begun).toMatchObject([{ IsDryRun: true }]));
  });

  it('show how much was sent, and stop', async () => {
    aBucket({ isHeld: true });
    const { user, begun } = await open();
    drop(aFile('prices.csv'), aFile('more.csv'));
    await screen.findByRole('combobox', { name: 'Kind of more.csv' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Uploading prices.csv …, 25%')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: CATALOGUE_IMPORTS_TEXTS.uploading })).toBeTruthy();
    await user.click(await button(UI_TEXTS.cancel));
    expect(await screen.findByRole('combobox', { name: 'Kind of more.csv' })).toBeTruthy();
    expect(begun).toEqual([]);
  });

  it('are not sent again after another one failed', async () => {
    const { user, server, begun } = await open();
    drop(aFile('prices.csv'));
    await screen.findByRole('combobox', { name: 'Kind of prices.csv' });
    aBucket({ status: 500 });
    await user.click(await button(/^Import 1 file/));
    expect((await screen.findByRole('alert')).textContent).toContain(CATALOGUE_IMPORTS_TEXTS.uploadFailed);
    const sent = aBucket();
    server.willAnswer(
      'POST /api/imports',
      aRefusal({ status: 409, code: 'conflict', text: 'The upload of x is not complete.' }),
    );
    await user.click(await button(/^Import 1 file/));
    expect(await screen.findByText('The upload of x is not complete.')).toBeTruthy();
    await user.click(await button(/^Import 1 file/));
    await waitFor(() => expect(begun).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  it('say what they may be, and what they replace', async () => {
    await open();
    for (const text of [CATALOGUE_IMPORTS_TEXTS.hint, CATALOGUE_IMPORTS_TEXTS.replaces, CATALOGUE_IMPORTS_TEXTS.drop]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });
});

describe('the list of imports', () => {
  it('has files, state, counts and version of each', async () => {
    const second = aCatalogueImport({
      id: 'import-1',
      state: 'stopped',
      files: [
        { kind: 'prices', name: 'feeds/prices.csv' },
        { kind: 'stock', name: 'stock.csv' },
      ],
    });
    const back = aCatalogueImport({ id: 'import-0', files: [], rollsBackTo: 3 });
    const again = aCatalogueImport({ id: 'import-00', files: [] });
    await open({ imports: [aCatalogueImport({ refused: 6, warnings: 7 }), second, back, again] });
    const table = within(await screen.findByRole('table'));
    const [first, ...others] = table.getAllByRole('row').slice(1);
    for (const text of ['prices.csv', 'Done', '1,234', '6', '7', '1 added, 20 changed, 3 removed'])
      expect(first?.textContent).toContain(text);
    expect(others.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'prices.csv and 1 more',
      'Back to version 3',
      CATALOGUE_IMPORTS_TEXTS.rebuilt,
    ]);
    const { files, started, rows, refused, warnings, parts, version } = CATALOGUE_IMPORTS_TEXTS;
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      files,
      started,
      rows,
      refused,
      warnings,
      parts,
      version,
    ]);
    expect(screen.getByRole('heading', { name: CATALOGUE_IMPORTS_TEXTS.earlier })).toBeTruthy();
  });

  it('begins with the latest ten, and shows all of them', async () => {
    const imports = Array.from({ length: 12 }, (_, place) => aCatalogueImport({ id: `import-${place}` }));
    const { user } = await open({ imports });
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(1 + 10);
    await user.click(await button('Show all 12 imports'));
    expect(table.getAllByRole('row')).toHaveLength(1 + 12);
    expect(document.activeElement?.textContent).toBe(CATALOGUE_IMPORTS_TEXTS.earlier);
  });

  it('says what will stand in an empty one, and that it could not be loaded', async () => {
    const { server } = await open();
    expect(await screen.findByText(CATALOGUE_IMPORTS_TEXTS.none)).toBeTruthy();
    expect(screen.getByText(CATALOGUE_IMPORTS_TEXTS.noneDetail)).toBeTruthy();
    server.mend();
  });

  it('and the versions can be loaded again', async () => {
    const made = aCatalogueImportsServer({ imports: [aCatalogueImport()], versions: [aCatalogueVersion()] });
    for (const call of ['GET /api/imports', 'GET /api/catalogue/versions']) {
      made.server.willFail(call, () => aRefusal({ status: 500, code: 'internal', text: '' }));
    }
    const { user } = openSignedIn(made.server, { path: PATH, cookies: { stable: 'true' } });
    expect(await screen.findByText(CATALOGUE_IMPORTS_TEXTS.failed, { exact: false })).toBeTruthy();
    expect(await screen.findByText(CATALOGUE_IMPORTS_TEXTS.versionsFailed, { exact: false })).toBeTruthy();
    made.server.mend();
    for (const retry of screen.getAllByRole('button', { name: UI_TEXTS.retry })) await user.click(retry);
    expect(await screen.findByRole('link', { name: 'prices.csv' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Version 7' })).toBeTruthy();
  });
});

describe('the versions', () => {
  const versions = [
    aCatalogueVersion(),
    aCatalogueVersion({
      version: 6,
      isCurrent: false,
      aftermarket: 1490,
      changes: { added: 10, changed: 2, removed: 0, unpriced: 0, withoutStock: 0 },
    }),
    aCatalogueVersion({ version: 5, isCurrent: false, aftermarket: 1400 }),
    {
      version: 1,
      builtAt: '2026-01-01T00:00:00.000Z',
      isCurrent: false,
      isKept: false,
      aftermarket: 1,
      salvage: 0,
      fitments: 0,
    },
  ];

  it('have what each changed, and the way back', async () => {
    await open({ versions });
    const table = within(await screen.findByRole('table'));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows[0]).toContain(CATALOGUE_IMPORTS_TEXTS.current);
    expect(rows[1]).toContain(`1,4902001020${'0'.repeat(2)}${CATALOGUE_IMPORTS_TEXTS.goBack}`);
    expect(rows[3]).toContain(CATALOGUE_IMPORTS_TEXTS.notKept);
    const { version, built, aftermarket, recycled, added, changed, removed, unpriced, withoutStock, wayBack } =
      CATALOGUE_IMPORTS_TEXTS;
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      version,
      built,
      aftermarket,
      recycled,
      added,
      changed,
      removed,
      unpriced,
      withoutStock,
      wayBack,
    ]);
    expect(screen.getByRole('heading', { name: CATALOGUE_IMPORTS_TEXTS.versions })).toBeTruthy();
  });

  it('can be gone back to after a question with the numbers', async () => {
    const { user, rolledBack } = await open({ versions });
    await user.click(await button('Go back to version 5'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Go back to version 5?' }));
    for (const text of [
      'The catalog has 1,500 aftermarket and 200 recycled parts now, and 1,400 aftermarket and 200 recycled parts in version 5.',
      'This undoes versions 6 to 7: 11 parts added, 22 changed, 3 removed.',
      'Reservations and orders stay. You can come back to the present version in the same way.',
    ]) {
      expect(dialog.getByText(text, { exact: false })).toBeTruthy();
    }
    await user.click(dialog.getByRole('button', { name: UI_TEXTS.cancel }));
    expect(rolledBack).toEqual([]);
    await user.click(await button('Go back to version 6'));
    expect(await screen.findByText('This undoes version 7:', { exact: false })).toBeTruthy();
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: CATALOGUE_IMPORTS_TEXTS.goBack }),
    );
    await waitFor(() => expect(location.pathname).toBe('/admin/catalogue/import-9'));
    expect(rolledBack).toEqual([{ Version: 6, Current: 7 }]);
  });

  it('say why they could not be gone back to', async () => {
    const { user, server } = await open({ versions });
    server.willFail('POST /api/catalogue/rollback', () => aRefusal({ status: 500, code: 'internal', text: '' }));
    await user.click(await button('Go back to version 6'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: CATALOGUE_IMPORTS_TEXTS.goBack }),
    );
    expect(await screen.findAllByText(CATALOGUE_IMPORTS_TEXTS.goBackFailed, { exact: false })).toBeTruthy();
    server.mend();
  });
});

it('leads nobody there but the provider’s staff', async () => {
  const made = aCatalogueImportsServer({ level: 1 });
  openSignedIn(made.server, { path: PATH, cookies: { stable: 'true' } });
  await waitFor(() => expect(location.pathname).toBe('/admin'));
  expect(screen.queryByRole('link', { name: ADMIN_TEXTS.catalogue })).toBeNull();
});

it('holds the page while files are sent', async () => {
  aBucket({ isHeld: true });
  const { user } = await open();
  drop(aFile('prices.csv'));
  await screen.findByRole('combobox', { name: 'Kind of prices.csv' });
  await user.click(await button(/^Import 1 file/));
  await screen.findByText(/^Uploading prices\.csv/);
  await user.click(screen.getAllByRole('link', { name: ADMIN_TEXTS.users })[0] ?? document.body);
  expect(await screen.findByText(CATALOGUE_IMPORTS_TEXTS.leaveUpload)).toBeTruthy();
  vi.unstubAllGlobals();
});
