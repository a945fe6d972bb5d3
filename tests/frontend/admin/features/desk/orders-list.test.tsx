import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ordersAsCsv } from '#frontend/admin/features/orders/export-orders.ts';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { ADMIN_ORDERS_TEXTS, onlyOrdersOf } from '#shared/texts/desk/admin-orders-texts.ts';
import { cents } from '#shared/values/money.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { anOrderRow } from '../../../../builders/order-views.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aDeskServer } from './a-desk-server.ts';

leaveNoToasts();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const ROWS = [
  anOrderRow({ orderNumber: '1000003', status: 'Error', locationNumber: 'NF-002', region: 'Lakes' }),
  anOrderRow({
    orderNumber: '1000002',
    isCancelAsked: true,
    companyName: 'Summit East',
    account: { id: 3, parentId: 2 },
  }),
  anOrderRow(),
];

async function open(path = '/admin/orders', options: Parameters<typeof aDeskServer>[0] = { rows: ROWS }) {
  const desk = aDeskServer(options);
  const opened = openSignedIn(desk.server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1, name: ADMIN_ORDERS_TEXTS.title });
  return { ...opened, ...desk };
}

const heads = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
/** The columns of admin 2. */
const OF_ALL = [
  'Date',
  'First Name',
  'Last Name',
  'State',
  'Location#',
  'Region',
  'Order#',
  'PO#',
  'Total',
  'Status',
] as const;

describe('the list of orders (admin 2)', () => {
  it.each([
    { level: 0, columns: [...OF_ALL, 'Company'] },
    { level: 1, columns: [...OF_ALL, 'Company'] },
    { level: 2, columns: OF_ALL },
  ] as const)('of level $level has the columns $columns', async ({ level, columns }) => {
    await open('/admin/orders', { level, rows: ROWS });
    expect(await heads()).toEqual(columns);
  });

  it('writes dates as MM/dd/yyyy hh:mm:ss, totals in dollars, and tells of requests to cancel', async () => {
    await open();
    const row = within(await screen.findByRole('row', { name: /1000002/ }));
    expect(row.getByText('03/02/2026 09:05:09')).toBeTruthy();
    expect(row.getByText('$205.80')).toBeTruthy();
    expect(row.getByText(ADMIN_ORDERS_TEXTS.cancelRequested)).toBeTruthy();
    expect(row.getByTitle(onlyOrdersOf('Summit East')).getAttribute('href')).toBe('/admin/orders?company=3');
    expect(row.getByRole('link', { name: '1000002' }).getAttribute('href')).toBe('/admin/order/1000002');
    expect(screen.getByText('3 orders')).toBeTruthy();
    expect(row.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    { view: 'Stuck', query: { attention: 'stuck' }, days: 365 },
    { view: 'Cancel requested', query: { attention: 'cancelAsked' }, days: 365 },
    { view: 'Today', query: {}, days: 1 },
  ])('has the view $view', async ({ view, query, days }) => {
    const { user, queries } = await open();
    await user.click(await screen.findByRole('link', { name: view }));
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ ...query, Take: '12' }));
    const from = Date.parse(`${queries.at(-1)?.['from']}T12:00:00`);
    expect(Math.round((Date.now() - from) / 86_400_000)).toBeGreaterThanOrEqual(days - 2);
    expect(Math.round((Date.now() - from) / 86_400_000)).toBeLessThanOrEqual(days);
    expect(screen.getByRole('link', { name: view }).getAttribute('aria-current')).toBe('page');
    // It is there from the beginning, so nobody can save or remove it.
    expect(screen.queryByRole('button', { name: new RegExp(ADMIN_LIST_TEXTS.saveView) })).toBeNull();
  });

  it('is narrowed to a company, a status, what waits and a period', async () => {
    const { user, queries } = await open();
    const choose = async (label: string, option: string) =>
      user.selectOptions(
        await screen.findByLabelText(label, { selector: 'select' }),
        await screen.findByRole('option', { name: option }),
      );
    await screen.findByRole('option', { name: /Summit East/ });
    await user.selectOptions(screen.getByLabelText(ADMIN_ORDERS_TEXTS.company, { selector: 'select' }), '3');
    await choose(ADMIN_ORDERS_TEXTS.status, 'Error');
    await choose(ADMIN_ORDERS_TEXTS.waiting, ADMIN_ORDERS_TEXTS.anyWaiting);
    await choose(ADMIN_ORDERS_TEXTS.period, ADMIN_ORDERS_TEXTS.last365);
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ id: '3', status: 'Error', attention: 'any' }));
    expect(screen.getByRole('option', { name: ADMIN_ORDERS_TEXTS.last30 })).toBeTruthy();
    expect(screen.getByPlaceholderText(ADMIN_ORDERS_TEXTS.searchPlaceholder)).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: ADMIN_ORDERS_TEXTS.searchLabel })).toBeTruthy();
  });

  it('offers 12, 25, 50 and 100 rows (decision D31)', async () => {
    const rows = Array.from({ length: 13 }, (_, index) => anOrderRow({ orderNumber: String(1_000_001 + index) }));
    await open('/admin/orders', { rows });
    const sizes = within(await screen.findByRole('navigation', { name: ADMIN_LIST_TEXTS.rowsAPage }));
    expect(sizes.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['12', '25', '50', '100']);
    expect(screen.getByText('1–12 of 13')).toBeTruthy();
  });

  it('says what will stand in an empty one', async () => {
    await open('/admin/orders', { rows: [] });
    expect(await screen.findByText(ADMIN_ORDERS_TEXTS.none)).toBeTruthy();
    expect(screen.getByText(ADMIN_ORDERS_TEXTS.noneDetail)).toBeTruthy();
  });

  it('says that nothing waits, and counts no other orders as hidden by the filter', async () => {
    await open('/admin/orders?waiting=stuck&days=365', { rows: [] });
    expect(await screen.findByText(ADMIN_ORDERS_TEXTS.nothingWaits)).toBeTruthy();
    expect(screen.getByText(ADMIN_ORDERS_TEXTS.nothingWaitsDetail)).toBeTruthy();
    expect(screen.queryByText(/hidden by/)).toBeNull();
  });

  it('says that it could not be loaded', async () => {
    await open('/admin/orders', { failing: ['GET /api/orders'] });
    expect(await screen.findByText(ADMIN_ORDERS_TEXTS.failed, {}, { timeout: 8000 })).toBeTruthy();
  });
});

describe('the export', () => {
  it('has the columns of the list, each order once, and amounts as plain dollars', () => {
    const row = anOrderRow({ created: '2026-03-02T16:05:09.000Z', total: cents(1_205_80), poNumber: 'PO "7", A' });
    expect(ordersAsCsv([row, row], ['Created', 'OrderNumber', 'PoNumber', 'Total', 'CompanyName'])).toContain(
      'Date,Order#,PO#,Total,Company\r\n2026-03-02T16:05:09.000Z,1000001,"PO ""7"", A",1205.80,Summit Collision',
    );
  });

  it('says that it failed', async () => {
    const { user, server } = await open();
    await screen.findByRole('row', { name: /1000002/ });
    server.willFail('GET /api/orders', () => aRefusal({ status: 500, code: 'internal', text: '' }));
    await user.click(screen.getByRole('button', { name: ADMIN_ORDERS_TEXTS.exportCsv }));
    expect((await screen.findAllByText(ADMIN_ORDERS_TEXTS.exportFailed, {}, { timeout: 8000 })).length).toBeGreaterThan(
      0,
    );
  });

  it('reads the whole list and saves it', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${made.push(file as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const { user, queries } = await open('/admin/orders?waiting=stuck');
    await user.click(await screen.findByRole('button', { name: ADMIN_ORDERS_TEXTS.exportCsv }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(queries.at(-1)).toMatchObject({ Take: '1000', attention: 'stuck' });
    expect(ADMIN_ORDERS_TEXTS.exporting).toBe('Exporting …');
  });
});
