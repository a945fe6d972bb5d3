import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OrderedAgain, OrderView } from '#shared/schemas/wire/order-view.ts';
import { cents } from '#shared/values/money.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { anOrderedPart, anOrderView, aShipment } from '../../../../builders/order-views.ts';
import { anOrdersServer } from './an-orders-server.ts';
import { openOrders } from './open-orders.tsx';

const MAY_CHECK_OUT = { resultantPermissions: [{ permissionName: 'checkout' as const }] };

const openOrder = (order: Partial<OrderView> = {}, options: Parameters<typeof openOrders>[0] = {}) =>
  openOrders({ path: '/orders/1000001', orders: anOrdersServer({ order: anOrderView(order) }), ...options });

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const amountOf = (panel: ReturnType<typeof within>, name: string) =>
  panel.getByText(name).nextElementSibling?.textContent;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the page of an order', () => {
  it('says how it stands, who placed it and when', async () => {
    openOrder();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 1000001' })).toBeTruthy();
    const main = screen.getByRole('main').textContent;
    expect(main).toContain('Placed 03/02/2026 09:05:09 by Sam Sorensen');
    expect(main).toContain('Summit Collision');
    expect(screen.getAllByText('Submitted').length).toBeGreaterThan(0);
  });

  it('says who left it to the parent to place (decision O4), on paper too', async () => {
    openOrder({ handedOverBy: 'Eddie Espinoza' });
    const placed = await screen.findByText(/^Placed 03/);
    expect(placed.textContent).toContain('Cart sent by Eddie Espinoza');
  });

  it('groups its parts by line of business and by what ships from where', async () => {
    const recycled = anOrderedPart({
      id: '7d3c#EA',
      lineOfBusinessKey: 'salvage',
      partNumber: '7d3c',
      companyCode: '004',
      description: 'Engine, 2.5L',
      quantity: 1,
      customerPrice: cents(900_00),
      total: cents(900_00),
      vehicle: '2019 Honda Accord',
    });
    const yard = aShipment({
      lineOfBusinessKey: 'salvage',
      location: 'Y101',
      locationName: '',
      shippingMethodDescription: 'Freight',
      lineItems: [{ id: '7d3c#EA', eaches: 1 }],
      shippingMethodCost: cents(150_00),
      hasLiftGate: true,
      liftGateFee: cents(75_00),
      etaDays: 0,
      eta: '',
    });
    openOrder({
      parts: [recycled, anOrderedPart()],
      shipments: [aShipment(), yard],
      result: [
        { lineOfBusinessKey: 'aftermarket', orderNumbers: ['1000002'], parts: [] },
        { lineOfBusinessKey: 'salvage', orderNumbers: ['1000003'], parts: [] },
      ],
    });
    const fresh = await region('Aftermarket');
    expect(fresh.getByText('Order 1000002')).toBeTruthy();
    expect(fresh.getByText('Ships from Denver').parentElement?.textContent).toContain('Arrives 03/03/2026');
    expect(fresh.getByText('Free')).toBeTruthy();
    const hood = within(fresh.getByRole('article', { name: 'Hood Panel' }));
    expect(hood.getByText('2 Each').parentElement?.textContent).toContain('× $100.00');
    expect(hood.getByText('$200.00')).toBeTruthy();
    expect(hood.getByText('GM1000101')).toBeTruthy();
    expect(hood.getByRole('link').getAttribute('href')).toBe('/+pGM1000101');
    const used = await region('Recycled');
    const way = used.getByText('Ships from Y101').closest('div')?.textContent;
    expect(way).toContain('$150.00');
    expect(way).toContain('Lift gate $75.00');
    expect(way).not.toContain('Arrives');
    expect(used.getByText('2019 Honda Accord')).toBeTruthy();
    expect(used.queryByText(/7d3c/)).toBeNull();
  });

  it('prices a line once that comes from two places, and says how many come from where', async () => {
    const far = aShipment({
      location: 'DAL',
      locationName: 'Dallas',
      lineItems: [{ id: '001#GM1000101#EA', eaches: 3 }],
    });
    openOrder({
      parts: [anOrderedPart({ quantity: 5, total: cents(500_00) })],
      shipments: [aShipment(), far],
    });
    const lines = (await region('Aftermarket')).getAllByRole('article', { name: 'Hood Panel' });
    expect(lines.map(({ textContent }) => textContent?.includes('$500.00'))).toEqual([true, false]);
    expect(screen.getByText('2 of 5 from here')).toBeTruthy();
    expect(screen.getByText('3 of 5 from here')).toBeTruthy();
  });

  it('leaves out no part that no shipment names', async () => {
    openOrder({ shipments: [] });
    const group = await region('Aftermarket');
    expect(group.getByText('Not part of a shipment')).toBeTruthy();
    expect(group.getByRole('article', { name: 'Hood Panel' })).toBeTruthy();
  });

  it.each([
    { isCoreCharged: true, core: 'Core charge', total: '$290.00', why: 'charged' },
    { isCoreCharged: false, core: 'Core charge (not charged)', total: '$250.00', why: 'only shown' },
  ])('tells what comes with a part: a core that is $why, and its warranty', async ({ isCoreCharged, core, total }) => {
    const part = anOrderedPart({
      quantity: 1,
      corePrice: cents(40_00),
      isCoreCharged,
      warranty: { warrantyCode: '12P', description: '12 months parts', cost: cents(150_00) },
      total: cents(isCoreCharged ? 290_00 : 250_00),
    });
    openOrder({ parts: [part] });
    const line = within(await screen.findByRole('article', { name: 'Hood Panel' }));
    expect(amountOf(line, 'Part')).toBe('$100.00');
    expect(amountOf(line, '12 months parts')).toBe('$150.00');
    expect(amountOf(line, core)).toBe('$40.00');
    expect(line.getByText(total)).toBeTruthy();
  });

  it('says of a warranty without a cost that it is free', async () => {
    const warranty = { warrantyCode: '6P', description: '6 months parts', cost: cents(0) };
    openOrder({ parts: [anOrderedPart({ warranty })] });
    expect(amountOf(within(await screen.findByRole('article', { name: 'Hood Panel' })), '6 months parts')).toBe('Free');
  });

  it('adds up, each jurisdiction once', async () => {
    const taxOf = (lineOfBusinessKey: 'aftermarket' | 'salvage', amount: number) => ({
      lineOfBusinessKey,
      jurisdiction: 'Colorado',
      amount: cents(amount),
    });
    openOrder({
      shippingTotal: cents(25_50),
      taxes: [taxOf('aftermarket', 5_80), taxOf('salvage', 2_90)],
      total: cents(234_20),
    });
    const totals = await region('Totals');
    expect(amountOf(totals, 'Parts')).toBe('$200.00');
    expect(amountOf(totals, 'Shipping')).toBe('$25.50');
    expect(amountOf(totals, 'Colorado tax')).toBe('$8.70');
    expect(amountOf(totals, 'Total')).toBe('$234.20');
  });

  it('says of shipping that costs nothing that it is free', async () => {
    openOrder();
    expect(amountOf(await region('Totals'), 'Shipping')).toBe('Free');
  });

  it('shows no amounts where the account shows no prices', async () => {
    const part = anOrderedPart({ listPrice: null, customerPrice: null, corePrice: null, total: null });
    openOrder({
      parts: [part],
      shipments: [aShipment({ shippingMethodCost: null, liftGateFee: null })],
      partsTotal: null,
      shippingTotal: null,
      taxTotal: null,
      taxes: [],
      total: null,
    });
    await region('Aftermarket');
    expect(screen.getByRole('main').textContent).not.toMatch(/\$|Free/);
    expect(screen.queryByRole('region', { name: 'Totals' })).toBeNull();
  });

  it('shows no shipping, and no total with it, where the account shows none', async () => {
    openOrder({
      shipments: [aShipment({ shippingMethodCost: null, liftGateFee: null })],
      shippingTotal: null,
      total: null,
    });
    const totals = await region('Totals');
    expect(totals.queryByText('Shipping')).toBeNull();
    expect(totals.queryByText('Total')).toBeNull();
    expect(amountOf(totals, 'Parts')).toBe('$200.00');
  });

  it('tells where it goes and what was filled in', async () => {
    openOrder({
      poNumber: 'AM-1',
      salvagePoNumber: 'SA-1',
      vin: '1FTFW1ET5DFC10312',
      mileage: '120000',
      customerName: 'J. Abernathy',
      locationNumber: 'L-4',
      region: 'West',
      employeeName: 'Eddie',
      insuranceCompany: 'Prairie Mutual',
      contactName: 'Front desk',
      contactPhone: '3035550142',
      contactEmail: 'desk@summit.example',
      deliveryName: 'Dock 2',
      deliveryPhone: '3035550143',
      specialInstructions: 'Ring twice',
    });
    const shipTo = await region('Ship to');
    expect(shipTo.getByText('1550 Wewatta St')).toBeTruthy();
    expect(shipTo.getByText('Denver, CO 80202')).toBeTruthy();
    const details = await region('Details');
    const rows = [
      ['Aftermarket PO Number', 'AM-1'],
      ['Salvage PO Number', 'SA-1'],
      ['VIN', '1FTFW1ET5DFC10312'],
      ['Mileage', '120,000'],
      ['Customer', 'J. Abernathy'],
      ['Location', 'L-4'],
      ['Region', 'West'],
      ['Employee', 'Eddie'],
      ['Insurance company', 'Prairie Mutual'],
      ['Customer number', '30010'],
      ['Payment terms', 'Net 30'],
      ['Contact', 'Front desk\n(303) 555-0142\ndesk@summit.example'],
      ['Delivery contact', 'Dock 2\n(303) 555-0143'],
      ['Special instructions', 'Ring twice'],
    ] as const;
    for (const [name, fact] of rows) expect(amountOf(details, name)).toBe(fact);
    expect(amountOf(details, 'Bill to')).toContain('1550 Wewatta St');
  });

  it('calls a single PO number that, and has no row for what was not filled in', async () => {
    openOrder({ poNumber: 'PO-77' });
    const details = await region('Details');
    expect(amountOf(details, 'PO Number')).toBe('PO-77');
    expect(details.queryByText('VIN')).toBeNull();
    expect(details.queryByText('Salvage PO Number')).toBeNull();
  });

  it('tells what happened to it, and why it ended', async () => {
    const timeline = [
      ...anOrderView().timeline,
      { at: '2026-03-04T17:00:00.000Z', status: 'Canceled' as const, actor: 'Paula Prentice', note: 'Sold out' },
    ];
    openOrder({ status: 'Canceled', reason: 'Sold out', timeline });
    const entries = (await region('History')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toHaveLength(3);
    expect(entries[0]).toContain('PendingSam Sorensen'.slice(0, 7));
    expect(entries[0]).toContain('03/02/2026 09:05:09');
    expect(entries[2]).toContain('Paula Prentice');
    expect(screen.getByText('Reason').parentElement?.textContent).toBe('Reason Sold out');
  });

  it('is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = openOrder();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('an order that is not there', () => {
  it("opened by itself says 'Could find your order.' and shows the list", async () => {
    openOrder({}, { path: '/orders/4711' });
    expect(await screen.findByText('Could find your order.')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/orders'));
  });

  it("opened from a page of the store says 'Could find your order.' and goes back there", async () => {
    const rows = [{ ...anOrderView(), orderNumber: '4711' }];
    const { user } = openOrders({ path: '/orders?status=Error', orders: anOrdersServer({ rows }) });
    await user.click(await screen.findByRole('link', { name: '4711' }));
    expect(await screen.findByText('Could find your order.')).toBeTruthy();
    await waitFor(() => expect(window.location.search).toBe('?status=Error'));
  });

  it('only for now is tried again', async () => {
    const { user } = openOrder(
      {},
      {
        prepare: (server) =>
          server.willAnswer(
            'GET /api/order/1000001',
            aRefusal({ status: 400, code: 'invalid_input', text: 'Try again later' }),
          ),
      },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Try again later' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 1000001' })).toBeTruthy();
  });
});

describe('asking to cancel an order', () => {
  const askButton = () => screen.findByRole('button', { name: 'Request to cancel' });
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Request to cancel order 1000001?' }));

  it('takes a reason, and is told of', async () => {
    const { user, orders } = openOrder({}, { user: MAY_CHECK_OUT });
    await user.click(await askButton());
    await user.click((await dialog()).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Please give a reason so that your provider can decide.')).toBeTruthy();
    await user.type((await dialog()).getByLabelText('Why do you want to cancel it?'), 'Wrong side');
    await user.click((await dialog()).getByRole('button', { name: 'Send request' }));
    const told = 'Your request was sent. Your provider will decide whether the order can still be canceled.';
    expect(await screen.findByText(told)).toBeTruthy();
    expect(orders.reasons).toEqual(['Wrong side']);
    const note = 'Cancellation was requested. Your provider will decide whether the order can still be canceled.';
    expect(await screen.findByText(note)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Request to cancel' })).toBeNull());
  });

  it('is not done when somebody thinks better of it', async () => {
    const { user, orders } = openOrder({}, { user: MAY_CHECK_OUT });
    await user.click(await askButton());
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(orders.reasons).toEqual([]);
  });

  it('that is refused says why, and looks at the order anew', async () => {
    const { user, server } = openOrder({}, { user: MAY_CHECK_OUT });
    await user.click(await askButton());
    const refusal = aRefusal({ status: 409, code: 'conflict', text: 'Only a submitted order can be canceled.' });
    server.willAnswer('POST /api/order/1000001/cancel', refusal);
    await user.type((await dialog()).getByLabelText('Why do you want to cancel it?'), 'Late{Enter}');
    expect(await screen.findAllByText('Only a submitted order can be canceled.')).toBeTruthy();
    await waitFor(() => expect(server.countOf('GET /api/order/1000001')).toBe(2));
  });

  it.each([
    { why: 'it is not with the provider any more', order: { mayAskToCancel: false }, user: MAY_CHECK_OUT },
    { why: 'somebody may not check out', order: {}, user: { resultantPermissions: [] } },
  ])('is not offered where $why', async ({ order, user }) => {
    openOrder(order, { user });
    await screen.findByRole('button', { name: 'Reorder' });
    expect(screen.queryByRole('button', { name: 'Request to cancel' })).toBeNull();
  });
});

describe('ordering an order again', () => {
  const again = (overrides: Partial<OrderedAgain> = {}): OrderedAgain => ({
    id: '001#GM1000101#EA',
    lineOfBusinessKey: 'aftermarket',
    partNumber: 'GM1000101',
    description: 'Hood Panel',
    quantity: 2,
    quantityInCart: 2,
    formerPrice: cents(100_00),
    customerPrice: cents(100_00),
    formerWarranty: '',
    warranty: '',
    message: null,
    ...overrides,
  });
  async function press(...results: OrderedAgain[]) {
    const { user } = openOrder({}, { orders: anOrdersServer({ order: anOrderView(), again: results }) });
    await user.click(await screen.findByRole('button', { name: 'Reorder' }));
    return user;
  }

  it('takes the page away while the parts are brought', async () => {
    const { user } = openOrder({}, { prepare: (server) => server.willHold('POST /api/order/1000001/reorder') });
    await user.click(await screen.findByRole('button', { name: 'Reorder' }));
    expect(await screen.findByRole('dialog', { name: 'Adding the parts to your cart …' })).toBeTruthy();
  });

  it('goes to the cart when all of it is there as it was', async () => {
    await press(again());
    expect(await screen.findByText('Everything is in your cart at the same prices.')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  });

  it('says what is other than it was, and then goes to the cart', async () => {
    const user = await press(
      again(),
      again({ id: '2', description: 'Fender', customerPrice: cents(104_50) }),
      again({ id: '3', description: 'Grille', quantityInCart: 1 }),
      again({ id: '4', description: 'Mirror', quantityInCart: 0, customerPrice: null }),
      again({ id: '5', description: 'Engine', formerWarranty: '12 months parts' }),
      again({ id: '6', description: 'Spark Plug', quantityInCart: 0, message: 'Sold in multiples of 4.' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'In your cart, with changes' }));
    const entries = dialog
      .getAllByRole('listitem')
      .map(({ children }) => [...children].map(({ textContent }) => textContent).join(': '));
    expect(entries).toEqual([
      'Fender: $100.00 → $104.50',
      'Grille: Only 1 of 2 available',
      'Mirror: No longer available',
      'Engine: Warranty: 12 months parts → No warranty',
      'Spark Plug: Sold in multiples of 4.',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Go to cart' }));
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  });

  it('says nothing of prices that are not shown', async () => {
    await press(again({ formerPrice: null, customerPrice: null }));
    expect(await screen.findByText('Everything is in your cart at the same prices.')).toBeTruthy();
  });

  it('stays where nothing of it can be had any more', async () => {
    const user = await press(again({ quantityInCart: 0, customerPrice: null }));
    const dialog = within(await screen.findByRole('dialog', { name: 'None of these parts are available' }));
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/orders/1000001');
  });
});
