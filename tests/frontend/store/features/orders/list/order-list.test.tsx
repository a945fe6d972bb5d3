import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OrderRow } from '#shared/schemas/wire/order-view.ts';
import { cents } from '#shared/values/money.ts';
import { aRefusal } from '../../../../../builders/answers.ts';
import { anOrderRow } from '../../../../../builders/order-views.ts';
import { anOrdersServer } from '../an-orders-server.ts';
import { openOrders } from '../open-orders.tsx';

const manyRows = (count: number): OrderRow[] =>
  Array.from({ length: count }, (_, index) => anOrderRow({ orderNumber: String(1_000_100 - index) }));

const rowOf = async (orderNumber: string) =>
  (await screen.findByRole('link', { name: orderNumber })).closest('tr') as HTMLTableRowElement;
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
/** The parameters of the list's last request, without those for the page and the time zone. */
const lastAsked = (orders: ReturnType<typeof anOrdersServer>) => {
  const { Skip: _skip, Take: _take, timeZone: _zone, ...asked } = orders.asked.at(-1) ?? {};
  return asked;
};
const USUAL = { sortBy: 'Created', asc: 'false' };

describe('the list of orders', () => {
  it('has the columns of the customer, with the date and how each stands (admin 2)', async () => {
    const row = anOrderRow({ employeeName: 'Eddie', locationNumber: 'L-4', region: 'West', status: 'Completed' });
    openOrders({ orders: anOrdersServer({ rows: [row] }) });
    const cells = within(await rowOf('1000001')).getAllByRole('cell');
    expect(heads()).toEqual([
      'Date',
      'Employee Name',
      'Order#',
      'PO#',
      'Location#',
      'Region',
      '# of parts purchased',
      'Part Total',
      'Status',
    ]);
    expect(cells.map(({ textContent }) => textContent?.trim())).toEqual([
      '03/02/2026',
      'Eddie',
      '1000001Reorder',
      'PO-77',
      'L-4',
      'West',
      '2 parts',
      '$200.00',
      'Completed',
    ]);
    expect(screen.getByText('1 order')).toBeTruthy();
  });

  it('names who ordered where no employee was named, and counts a single part as one', async () => {
    openOrders({ orders: anOrdersServer({ rows: [anOrderRow({ partCount: 1 })] }) });
    const row = await rowOf('1000001');
    expect(row.textContent).toContain('Sam Sorensen');
    expect(row.textContent).toContain('1 part');
  });

  it('shows no amounts where the account shows no prices, and can’t be put in order by them', async () => {
    const row = anOrderRow({ partsTotal: null, total: null });
    openOrders({ account: { showPrices: false }, orders: anOrdersServer({ rows: [row] }) });
    await rowOf('1000001');
    expect(heads()).not.toContain('Part Total');
    expect(screen.queryByRole('option', { name: 'Part Total' })).toBeNull();
    expect(screen.getByRole('main').textContent).not.toContain('$');
  });

  it('names the company of each where there may be several, and can be put in order by it', async () => {
    const rows = [anOrderRow({ companyName: 'Summit East' })];
    const { user, orders } = openOrders({ account: { parentId: null }, orders: anOrdersServer({ rows }) });
    const cells = within(await rowOf('1000001')).getAllByRole('cell');
    expect(heads().slice(0, 3)).toEqual(['Date', 'Company', 'Employee Name']);
    expect(cells[1]?.textContent).toBe('Summit East');
    await user.click(screen.getByRole('link', { name: 'Company' }));
    await waitFor(() => expect(lastAsked(orders)).toEqual({ sortBy: 'CompanyName', asc: 'true' }));
  });

  it.each([
    { lineItemCount: 1, says: 'Hood Panel', why: 'it is all there is' },
    { lineItemCount: 4, says: 'Hood Panel and 3 more', why: 'three more lines were ordered' },
  ])('says of an order with $lineItemCount lines: $says, as $why', async ({ lineItemCount, says }) => {
    const rows = [anOrderRow({ vehicle: '2015 Toyota Camry', firstPart: 'Hood Panel', lineItemCount })];
    openOrders({ orders: anOrdersServer({ rows }) });
    const row = within(await rowOf('1000001'));
    expect([row.getByText('2015 Toyota Camry'), row.getByText(says)]).toHaveLength(2);
  });

  it.each([
    { news: { isCancelAsked: true }, says: 'Cancel requested', why: 'nobody has decided yet' },
    {
      news: { status: 'Canceled', reason: 'Out of stock' } as const,
      says: 'Out of stock',
      why: 'that is why it was canceled',
    },
  ])('says $says beside the status, as $why', async ({ news, says }) => {
    openOrders({ orders: anOrdersServer({ rows: [anOrderRow(news)] }) });
    expect(within(await rowOf('1000001')).getByText(says)).toBeTruthy();
  });

  it('reorders in one press, and leads to the cart', async () => {
    const { user, server } = openOrders({ orders: anOrdersServer({ rows: [anOrderRow()] }) });
    await user.click(await screen.findByRole('button', { name: 'Reorder 1000001' }));
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
    expect(server.countOf('POST /api/order/1000001/reorder')).toBe(1);
  });

  it('opens an order, which was asked for when somebody came near it', async () => {
    const { user, server } = openOrders({ orders: anOrdersServer({ rows: [anOrderRow()] }) });
    const link = await screen.findByRole('link', { name: '1000001' });
    expect(link.getAttribute('href')).toBe('/orders/1000001');
    await user.hover(link);
    await waitFor(() => expect(server.countOf('GET /api/order/1000001')).toBe(1));
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 1000001' })).toBeTruthy();
    expect(server.countOf('GET /api/order/1000001')).toBe(1);
  });

  it('is reached from the header and from the user’s menu', async () => {
    openOrders({ path: '/cart' });
    const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect((await navigation.findByRole('link', { name: 'Orders' })).getAttribute('href')).toBe('/orders');
    const menu = screen.getByLabelText('Your account');
    expect(within(menu).getByText('Orders').closest('a')?.getAttribute('href')).toBe('/orders');
  });

  it('is turned page by page, and the address says which', async () => {
    const { user, orders } = openOrders({ orders: anOrdersServer({ rows: manyRows(30) }) });
    await rowOf('1000100');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await rowOf('1000088');
    expect(window.location.search).toBe('?page=2');
    expect(orders.asked.at(-1)).toMatchObject({ Skip: '12', Take: '12' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '48');
    await waitFor(() => expect(window.location.search).toBe('?take=48'));
    await rowOf('1000071');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('is what its address says', async () => {
    const path = '/orders?search=hood&status=Error&days=365&sort=PoNumber&order=asc&page=2&take=24';
    const { orders } = openOrders({ path, orders: anOrdersServer({ rows: manyRows(30) }) });
    await rowOf('1000076');
    const { from, timeZone: _zone, ...asked } = orders.asked.at(-1) ?? {};
    const wanted = { search: 'hood', status: 'Error', sortBy: 'PoNumber', asc: 'true', Skip: '24', Take: '24' };
    expect(asked).toEqual(wanted);
    // By the calendar of the machine, which may be a day away from that of UTC.
    const daysAgo = (Date.now() - Date.parse(from ?? '')) / 86_400_000;
    expect([daysAgo > 364, daysAgo < 367]).toEqual([true, true]);
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search orders' }).value).toBe('hood');
  });

  it('takes what nobody knows in its address for nothing', async () => {
    const path = '/orders?status=Lost&days=4&from=yesterday&sort=Price&page=-3&take=7';
    const { orders } = openOrders({ path, orders: anOrdersServer({ rows: manyRows(1) }) });
    await rowOf('1000100');
    expect(lastAsked(orders)).toEqual(USUAL);
    expect(orders.asked.at(-1)).toMatchObject({ Skip: '0', Take: '12' });
  });

  it('is put in order by its columns: words from their beginning, amounts from their end, and again the other way', async () => {
    const { user, orders } = openOrders({ orders: anOrdersServer({ rows: manyRows(3) }) });
    await rowOf('1000100');
    const headOf = (name: string) => screen.getByRole('columnheader', { name });
    expect(headOf('Date').getAttribute('aria-sort')).toBe('descending');
    const click = (name: string) => user.click(within(headOf(name)).getByRole('link'));
    await click('PO#');
    await waitFor(() => expect(headOf('PO#').getAttribute('aria-sort')).toBe('ascending'));
    await click('Part Total');
    await waitFor(() => expect(headOf('Part Total').getAttribute('aria-sort')).toBe('descending'));
    await click('Part Total');
    await waitFor(() => expect(headOf('Part Total').getAttribute('aria-sort')).toBe('ascending'));
    await waitFor(() => expect(lastAsked(orders)).toEqual({ sortBy: 'PartsTotal', asc: 'true' }));
  });

  it('is put in order by a menu where it has no heads, on a phone', async () => {
    const { user, orders } = openOrders({ orders: anOrdersServer({ rows: manyRows(3) }) });
    await rowOf('1000100');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Employee Name');
    await user.click(await screen.findByRole('button', { name: 'Ascending' }));
    expect(await screen.findByRole('button', { name: 'Descending' })).toBeTruthy();
    await waitFor(() => expect(lastAsked(orders)).toEqual({ sortBy: 'EmployeeName', asc: 'false' }));
  });

  it('beyond the last is the last', async () => {
    openOrders({ path: '/orders?page=9', orders: anOrdersServer({ rows: manyRows(30) }) });
    await waitFor(() => expect(window.location.search).toBe('?page=3'));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 6));
  });

  it('is searched once somebody stops typing, from its first page', async () => {
    const { user, orders } = openOrders({ path: '/orders?page=2', orders: anOrdersServer({ rows: manyRows(30) }) });
    await rowOf('1000088');
    const field = screen.getByPlaceholderText('Order, PO or part number, VIN, name');
    await user.click(field);
    // At once: on a busy machine the pauses between keys could be taken for one.
    for (const value of ['P', 'PO-', 'PO-77']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(window.location.search).toBe('?search=PO-77'));
    await waitFor(() => expect(lastAsked(orders)).toEqual({ ...USUAL, search: 'PO-77' }));
    expect(orders.asked.map(({ search }) => search)).toEqual([undefined, 'PO-77']);
    expect(document.activeElement).toBe(field);
  });

  it('is searched at once by Enter', async () => {
    const { user } = openOrders({ orders: anOrdersServer({ rows: manyRows(1) }) });
    await rowOf('1000100');
    await user.type(screen.getByRole('searchbox'), 'x7{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?search=x7'));
  });

  it('is narrowed by status and by period', async () => {
    const { user, orders } = openOrders({ orders: anOrdersServer({ rows: manyRows(1) }) });
    await rowOf('1000100');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Canceled');
    await waitFor(() => expect(window.location.search).toBe('?status=Canceled'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 30 days');
    await waitFor(() => expect(window.location.search).toBe('?status=Canceled&days=30'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Any status');
    await waitFor(() => expect(lastAsked(orders)).toMatchObject({ from: expect.any(String) }));
    for (const name of ['Last 90 days', 'Last 12 months']) expect(screen.getByRole('option', { name })).toBeTruthy();
  });

  it('is narrowed to dates', async () => {
    const { user, orders } = openOrders({
      path: '/orders?from=2026-01-05&to=',
      orders: anOrdersServer({ rows: manyRows(1) }),
    });
    await rowOf('1000100');
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Choose dates' }).selected).toBe(true);
    const to = screen.getByLabelText('To');
    await user.type(to, '2026-02-01');
    await waitFor(() => expect(lastAsked(orders)).toEqual({ ...USUAL, from: '2026-01-05', to: '2026-02-01' }));
    await user.clear(screen.getByLabelText('From'));
    await waitFor(() => expect(lastAsked(orders)).toEqual({ ...USUAL, to: '2026-02-01' }));
  });

  it('says so when only the latest were looked at (decision O9)', async () => {
    openOrders({ orders: anOrdersServer({ rows: manyRows(2), fetched: 5000 }) });
    expect(await screen.findByText('Only the latest 5,000 orders in this period are included.')).toBeTruthy();
  });

  it('leads on where there are no orders', async () => {
    openOrders();
    expect(await screen.findByText('No orders in this period')).toBeTruthy();
    expect(screen.getByText('Your orders appear here with their status and cost.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find parts' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Show the last 12 months' }).getAttribute('href')).toBe('/orders?days=365');
    expect(screen.getByText('0 orders')).toBeTruthy();
  });

  it('leads back where none match', async () => {
    openOrders({ path: '/orders?search=nothing&days=30' });
    expect(await screen.findByText('No orders match')).toBeTruthy();
    const hint = 'Try another word, another status or a longer period. You can find an order of any age by its number.';
    expect(screen.getByText(hint)).toBeTruthy();
    const clear = screen.getByRole('link', { name: 'Clear search and filters' });
    expect(clear.getAttribute('href')).toBe('/orders?days=30');
  });

  it.each([
    { text: 'Try again later', shown: 'Try again later' },
    { text: '', shown: 'Internal Error' },
  ])("that can't be loaded says '$shown', and is tried again", async ({ text, shown }) => {
    const { user } = openOrders({
      orders: anOrdersServer({ rows: manyRows(1) }),
      prepare: (server) => server.willAnswer('GET /api/orders', aRefusal({ status: 400, code: 'invalid_input', text })),
    });
    expect(await screen.findByRole('heading', { name: shown })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('1000100');
  });
});

describe('the file of the list', () => {
  const saved = { name: '', text: Promise.resolve('') };
  function watchSaving() {
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.text = (blob as Blob)
        .arrayBuffer()
        .then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
      return 'blob:orders';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.name = this.download;
    });
  }
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const downloadButton = () => screen.findByRole('button', { name: 'Download CSV' });

  it('holds all pages as narrowed, with plain amounts, ISO dates and nothing that runs', async () => {
    watchSaving();
    const rows = manyRows(1200).with(
      0,
      anOrderRow({
        orderNumber: '1000100',
        employeeName: '=cmd()',
        poNumber: '007',
        partsTotal: cents(1234_50),
        total: cents(1300_00),
        created: '2026-03-02T17:05:09.000Z',
      }),
    );
    const { user, orders } = openOrders({ path: '/orders?status=Submitted', orders: anOrdersServer({ rows }) });
    await rowOf('1000100');
    await user.click(await downloadButton());
    await waitFor(() => expect(saved.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/));
    const [head, first, ...others] = (await saved.text).split('\r\n');
    expect(head).toBe(
      '\uFEFFDate,Employee Name,First Name,Last Name,Order#,PO#,Location#,Region,State,Status,# of parts purchased,Part Total,Total',
    );
    expect(first).toBe("2026-03-02T17:05:09.000Z,'=cmd(),Sam,Sorensen,1000100,'007,,,CO,Submitted,2,1234.50,1300.00");
    expect(others).toHaveLength(1200);
    expect(orders.asked.slice(1)).toMatchObject([
      { status: 'Submitted', Skip: '0', Take: '1000' },
      { status: 'Submitted', Skip: '1000', Take: '1000' },
    ]);
  });

  it.each([
    { shown: { showPrices: false }, end: '# of parts purchased' },
    { shown: { showShipping: false }, end: '# of parts purchased,Part Total' },
  ])('has no column for what the account does not show: $shown', async ({ shown, end }) => {
    watchSaving();
    const { user } = openOrders({ account: shown, orders: anOrdersServer({ rows: manyRows(1) }) });
    await rowOf('1000100');
    await user.click(await downloadButton());
    await waitFor(async () => expect((await saved.text).split('\r\n')[0]?.endsWith(`,Status,${end}`)).toBe(true));
  });

  it('is not offered for nothing', async () => {
    openOrders();
    await screen.findByText('No orders in this period');
    expect((await downloadButton()).hasAttribute('disabled')).toBe(true);
  });

  it('says so when it could not be made', async () => {
    watchSaving();
    const { user, server } = openOrders({ orders: anOrdersServer({ rows: manyRows(1) }) });
    await rowOf('1000100');
    server.willAnswer('GET /api/orders', aRefusal({ status: 400, code: 'invalid_input', text: '' }));
    await user.click(await downloadButton());
    expect(await screen.findAllByText('The orders could not be downloaded.')).toBeTruthy();
  });
});
