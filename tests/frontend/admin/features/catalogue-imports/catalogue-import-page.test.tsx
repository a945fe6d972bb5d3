import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportView } from '#shared/contracts/imports.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import {
  CATALOGUE_IMPORT_STATES,
  CATALOGUE_IMPORT_TEXTS,
  CATALOGUE_IMPORTS_TEXTS,
  REFUSED_ROWS_REASON,
} from '#shared/texts/imports/catalogue-import-texts.ts';
import { aCatalogueImport, aFaultKind } from '../../../../builders/admin/catalogue-imports.ts';
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

type Options = Parameters<typeof aCatalogueImportsServer>[0];

async function open(view: Partial<ImportView> = {}, options: Options = {}) {
  const begins = aCatalogueImport({ id: 'import-9', startedAt: '2026-03-02T16:00:00.000Z' });
  const shown = aCatalogueImport(view);
  const made = aCatalogueImportsServer({ begins, ...options, imports: [shown, ...(options.imports ?? [])] });
  const opened = openSignedIn(made.server, { path: '/admin/catalogue/import-2', cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, ...made };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('an import', () => {
  it('that is done says what it changed', async () => {
    await open({ refused: 2, warnings: 1, faults: 3 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('prices.csv');
    expect(screen.getByText(CATALOGUE_IMPORT_TEXTS.done)).toBeTruthy();
    for (const text of [
      'Version 7 is published.',
      'Parts: 1 added, 20 changed, 3 removed; 4 without a price, 5 without stock.',
      'Refused rows: 2, warnings: 1.',
    ]) {
      expect(screen.getByText(text, { exact: false })).toBeTruthy();
    }
    const summary = within(screen.getByRole('region', { name: CATALOGUE_IMPORT_TEXTS.summary }));
    expect(summary.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      CATALOGUE_IMPORTS_TEXTS.added,
      CATALOGUE_IMPORTS_TEXTS.changed,
      CATALOGUE_IMPORTS_TEXTS.removed,
      CATALOGUE_IMPORTS_TEXTS.unpriced,
      CATALOGUE_IMPORTS_TEXTS.withoutStock,
      CATALOGUE_IMPORT_TEXTS.rowsRead,
      CATALOGUE_IMPORTS_TEXTS.refused,
      CATALOGUE_IMPORTS_TEXTS.warnings,
      CATALOGUE_IMPORT_TEXTS.rowsWritten,
      CATALOGUE_IMPORTS_TEXTS.version,
      CATALOGUE_IMPORTS_TEXTS.started,
    ]);
  });

  it('with pictures by web address says how many of them there are, once they have been fetched', async () => {
    await open({ pictures: { shown: 1200, missing: 3 } });
    const summary = within(screen.getByRole('region', { name: CATALOGUE_IMPORT_TEXTS.summary }));
    expect(summary.getByText(CATALOGUE_IMPORT_TEXTS.pictures)).toBeTruthy();
    expect(summary.getByText('1,200 shown, 3 missing')).toBeTruthy();
  });

  it('without a fault says so', async () => {
    await open();
    expect(await screen.findByText(CATALOGUE_IMPORT_TEXTS.noFaultsDetail)).toBeTruthy();
    expect(screen.getByRole('heading', { name: CATALOGUE_IMPORT_TEXTS.faults })).toBeTruthy();
  });

  it.each([
    { state: 'reading', bytesRead: 250, secondsLeft: 30, text: 'Reading, 25%', detail: '30 s of reading left' },
    { state: 'offers', text: CATALOGUE_IMPORT_STATES.offers, detail: '56 written' },
    { state: 'waiting', text: CATALOGUE_IMPORT_STATES.waiting, detail: CATALOGUE_IMPORT_TEXTS.goesOn },
    { state: 'building', text: CATALOGUE_IMPORT_STATES.building, detail: '1,234 rows read, 0 refused' },
    { state: 'publishing', text: CATALOGUE_IMPORT_STATES.publishing, detail: '56 written' },
  ] as const)('that is $state shows its progress: $text', async ({ text, detail, ...view }) => {
    await open(view);
    expect(screen.getByRole('progressbar', { name: text })).toBeTruthy();
    expect(screen.getByText(detail, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: CATALOGUE_IMPORTS_TEXTS.choose })).toBeNull();
  });

  it.each([
    { state: 'failed', message: 'prices.csv can not be used', text: CATALOGUE_IMPORT_TEXTS.failed },
    { state: 'unchanged', message: '', text: CATALOGUE_IMPORT_TEXTS.unchanged },
  ] as const)('that is $state says so', async ({ text, message, state }) => {
    await open({ state, message });
    expect(screen.getByText(text)).toBeTruthy();
    if (message) expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getAllByText(CATALOGUE_IMPORT_STATES[state]).length).toBeGreaterThan(0);
  });

  it('that was compared tells the changes, and can be imported without sending its files again', async () => {
    const counts = { added: 1, changed: 2, removed: 3 };
    const files = [{ kind: 'stock', name: 'stock.csv', supplier: 'east', uploadId: 'upload-1' }];
    const levels = [{ priceType: 'JBR', level: 'jobber' }];
    const { user, begun } = await open({
      state: 'compared',
      comparison: { parts: counts, fitments: counts, offers: counts },
      files,
      levels,
    });
    expect(screen.getByText(CATALOGUE_IMPORT_TEXTS.compared)).toBeTruthy();
    expect(screen.getAllByText('1 added, 2 changed, 3 removed')).toHaveLength(3);
    for (const name of [CATALOGUE_IMPORT_TEXTS.parts, CATALOGUE_IMPORT_TEXTS.fitments, CATALOGUE_IMPORT_TEXTS.offers]) {
      expect(screen.getByText(name)).toBeTruthy();
    }
    await user.click(await button(CATALOGUE_IMPORT_TEXTS.importNow));
    await waitFor(() => expect(location.pathname).toBe('/admin/catalogue/import-9'));
    expect(begun).toEqual([
      {
        Files: [{ Kind: 'stock', Supplier: 'east', UploadId: 'upload-1' }],
        Levels: [{ PriceType: 'JBR', Level: 'jobber' }],
      },
    ]);
  });

  it('of an unknown id leads to the list with a message', async () => {
    const made = aCatalogueImportsServer();
    made.server.willAnswer('GET /api/imports/none', aRefusal({ status: 404, code: 'not_found', text: '' }));
    openSignedIn(made.server, { path: '/admin/catalogue/none', cookies: { stable: 'true' } });
    await waitFor(() => expect(location.pathname).toBe('/admin/catalogue'));
    expect(await screen.findByText(CATALOGUE_IMPORT_TEXTS.unknown)).toBeTruthy();
  });

  it('that could not be loaded can be loaded again', async () => {
    const made = aCatalogueImportsServer({ imports: [aCatalogueImport()] });
    made.server.willFail('GET /api/imports/import-2', () => aRefusal({ status: 500, code: 'internal', text: '' }));
    const { user } = openSignedIn(made.server, { path: '/admin/catalogue/import-2', cookies: { stable: 'true' } });
    expect(await screen.findByText(CATALOGUE_IMPORT_TEXTS.loadFailed)).toBeTruthy();
    made.server.mend();
    await user.click(await button(UI_TEXTS.retry));
    expect(await screen.findByText(CATALOGUE_IMPORT_TEXTS.done)).toBeTruthy();
  });
});

describe('an import that was stopped (case N25)', () => {
  const stopped = {
    state: 'stopped',
    lost: [
      { kind: 'products', key: 'own', removed: 30, of: 40 },
      { kind: 'prices', key: 'east', removed: 1000, of: 1200 },
    ],
  } as const;

  it('shows how much would go, and goes on once somebody agrees to the number', async () => {
    const { user, begun } = await open({ ...stopped, lost: [...stopped.lost] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(CATALOGUE_IMPORT_TEXTS.stopped);
    expect(alert.textContent).toContain('Products: 30 of 40 rows would be removed.');
    expect(alert.textContent).toContain('Prices (east): 1,000 of 1,200 rows would be removed.');
    await user.click(await button('Import and remove 1,030 rows'));
    const dialog = within(await screen.findByRole('dialog', { name: CATALOGUE_IMPORT_TEXTS.acceptQuestion }));
    expect(
      dialog.getByText(
        '1,030 rows are removed from the catalog. Their parts can’t be found or sold any more unless another file has them.',
      ),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: UI_TEXTS.cancel }));
    expect(begun).toEqual([]);
    await user.click(await button('Import and remove 1,030 rows'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: CATALOGUE_IMPORT_TEXTS.accept }),
    );
    await waitFor(() => expect(location.pathname).toBe('/admin/catalogue/import-9'));
    expect(begun).toEqual([
      { Files: [{ Kind: 'prices', UploadId: 'upload-1' }], AcceptRemovals: true, Removals: 1030 },
    ]);
  });

  it('by the command can’t go on here, because its files were not uploaded', async () => {
    await open({ ...stopped, lost: [...stopped.lost], files: [{ kind: 'prices', name: 'prices.csv' }] });
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: /^Import and remove/ })).toBeNull();
  });

  it('says why it could not go on', async () => {
    const { user, server } = await open({ ...stopped, lost: [...stopped.lost] });
    server.willFail('POST /api/imports', () => aRefusal({ status: 500, code: 'internal', text: '' }));
    await user.click(await button(/^Import and remove/));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: CATALOGUE_IMPORT_TEXTS.accept }),
    );
    expect(await screen.findAllByText(CATALOGUE_IMPORT_TEXTS.beginFailed, { exact: false })).toBeTruthy();
    server.mend();
  });
});

describe('the faults', () => {
  const faultKinds = [
    aFaultKind(),
    aFaultKind({ file: 'BBBB', code: 'claimed-number', severity: 'warning', count: 1, line: 0, message: 'Claimed.' }),
  ];
  const view = { refused: 3, warnings: 1, faults: 4, faultKinds };

  it('stand by kind, with the first place and the count of each', async () => {
    const { user, queries } = await open(view, {
      places: {
        data: [12, 14].map((line) => ({
          file: 'prices.csv',
          line,
          field: 'List Price',
          code: 'invalid-price',
          message: `Bad ${line}.`,
          severity: 'refused' as const,
        })),
        total: 3,
      },
    });
    const table = within(screen.getByRole('table', { name: CATALOGUE_IMPORT_TEXTS.faults }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[0]).toBe(
      [CATALOGUE_IMPORT_TEXTS.fault, CATALOGUE_IMPORT_TEXTS.file, CATALOGUE_IMPORT_TEXTS.count].join(''),
    );
    expect(rows[1]).toContain('"much" is not a price.Line 12, List Price');
    expect(rows[1]).toContain(`3 ${CATALOGUE_IMPORT_TEXTS.refused}`);
    expect(rows[2]).toContain(`1 ${CATALOGUE_IMPORT_TEXTS.warning}`);
    await user.click(await button('Show all 3 places'));
    expect(await screen.findByText('Line 14, List Price: Bad 14.')).toBeTruthy();
    expect(screen.getByText('and 1 more')).toBeTruthy();
    expect(queries).toEqual([{ File: 'prices.csv', Code: 'invalid-price', Take: '50' }]);
  });

  it('say that their places could not be loaded', async () => {
    const { user, server } = await open(view);
    server.willFail('GET /api/imports/import-2/faults', () => aRefusal({ status: 500, code: 'internal', text: '' }));
    await user.click(await button('Show all 3 places'));
    expect(await screen.findByText(CATALOGUE_IMPORT_TEXTS.placesFailed, { exact: false })).toBeTruthy();
    server.mend();
  });

  it('come with a file of the refused rows as they were sent, and why', async () => {
    let text = Promise.resolve('');
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      text = (blob as Blob).text();
      return 'blob:rows';
    });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const headings = ['Part Number', 'List Price'];
    const { user, queries } = await open(view, {
      refused: [
        {
          headings,
          data: [{ line: 12, cells: ['=A1', 'much'], reasons: ['List Price: No.', 'And no.'] }],
          hasMore: true,
        },
        { headings, data: [{ line: 14, cells: ['A2', '5', 'more'], reasons: ['Too long.'] }], hasMore: false },
      ],
    });
    await user.click(await button('Refused rows of prices.csv'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect((await text).replace('\uFEFF', '').split('\r\n')).toEqual([
      `Part Number,List Price,,${REFUSED_ROWS_REASON}`,
      "'=A1,much,,Line 12: List Price: No. And no.",
      'A2,5,more,Line 14: Too long.',
      '',
    ]);
    expect(saved.mock.instances.map((link) => (link as HTMLAnchorElement).download)).toEqual(['prices-refused.csv']);
    expect(queries).toEqual([
      { File: 'prices.csv', Skip: '0', Take: '1000' },
      { File: 'prices.csv', Skip: '1', Take: '1000' },
    ]);
    expect(screen.queryByText(CATALOGUE_IMPORT_TEXTS.preparing)).toBeNull();
  });

  it('say that the rows could not be downloaded', async () => {
    const { user, server } = await open(view);
    server.willFail('GET /api/imports/import-2/refused-rows', () =>
      aRefusal({ status: 500, code: 'internal', text: '' }),
    );
    await user.click(await button('Refused rows of prices.csv'));
    expect(await screen.findAllByText(CATALOGUE_IMPORT_TEXTS.rowsFailed, { exact: false })).toBeTruthy();
    server.mend();
  });
});

describe('a corrected file', () => {
  const before = aCatalogueImport({
    id: 'import-1',
    startedAt: '2026-03-02T14:00:00.000Z',
    files: [{ kind: 'prices', name: 'old.csv', supplier: 'east', uploadId: 'upload-0' }],
    refused: 3,
    faults: 3,
    faultKinds: [aFaultKind({ file: 'old.csv' })],
  });
  const files = [{ kind: 'prices', name: 'prices.csv', supplier: 'east', uploadId: 'upload-1' }];

  it('is compared with the one before: what is better, and what is worse', async () => {
    const faultKinds = [aFaultKind({ count: 1 }), aFaultKind({ code: 'ragged-row', count: 2 })];
    await open({ files, refused: 1, faults: 3, faultKinds }, { imports: [before] });
    const panel = within(await screen.findByRole('region', { name: CATALOGUE_IMPORT_TEXTS.better }));
    expect(panel.getByText('Refused rows: 3 before, 1 now.')).toBeTruthy();
    expect(panel.getByRole('link', { name: /^The import before began on / }).getAttribute('href')).toBe(
      '/admin/catalogue/import-1',
    );
    const rows = panel.getAllByRole('row').map(({ textContent }) => textContent);
    const { fault, file, before: then, now } = CATALOGUE_IMPORT_TEXTS;
    expect(rows).toEqual([[fault, file, then, now].join(''), 'invalid pricePrices31', 'ragged rowPrices02']);
  });

  it('with the same faults says so', async () => {
    await open({ files, refused: 3, faults: 3, faultKinds: [aFaultKind()] }, { imports: [before] });
    expect(await screen.findByText(CATALOGUE_IMPORT_TEXTS.same)).toBeTruthy();
  });

  it('is dropped where its faults are, and has the supplier of the first one', async () => {
    aBucket();
    const { user, begun } = await open({ files });
    expect(screen.getByRole('heading', { name: CATALOGUE_IMPORT_TEXTS.repeat })).toBeTruthy();
    expect(screen.getByText(CATALOGUE_IMPORT_TEXTS.repeatDetail)).toBeTruthy();
    const input = screen.getByLabelText<HTMLInputElement>(CATALOGUE_IMPORTS_TEXTS.files, { selector: 'input' });
    await user.upload(input, new File(['Part Number,List Price'], 'prices (1).csv', { type: 'text/csv' }));
    await screen.findByRole('combobox', { name: 'Kind of prices (1).csv' });
    await user.click(await button(/^Import 1 file/));
    await waitFor(() =>
      expect(begun).toMatchObject([{ Files: [{ Kind: 'prices', Supplier: 'east', UploadId: 'upload-1' }] }]),
    );
  });
});
