import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressView } from '#shared/rules/shipping/address-view.ts';
import { cents } from '#shared/values/money.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { aCartItem, aRecycledItem } from '../../../../builders/cart-views.ts';
import { aSignedInCustomer } from '../../../../builders/store.ts';
import { aCheckoutServer, aQuote } from '../../../support/servers/a-checkout-server.ts';
import { openCheckout, placeButton, review, shipment, whenReady } from './open-checkout.tsx';

const TRUCK = aQuote({ code: 'TRUCK', description: 'Company Truck', shippingFee: cents(0), etaDays: 1 });
const LTL = aQuote({ code: 'LTL', description: 'Freight', shippingFee: cents(95_00), liftGateFee: cents(75_00) });
const AIR = aQuote({ code: '2DAY', description: 'Second Day Air', shippingFee: cents(30_00), etaDays: 0 });
const both = [aCartItem(), aRecycledItem()];
const DENVER = 'Aftermarket, From Denver';

describe('checkout is for nobody', () => {
  it.each([
    { why: 'whose cart is empty', options: { checkout: aCheckoutServer({ items: [] }) } },
    { why: 'without the permission', options: { user: { resultantPermissions: [] } } },
    { why: 'whom IP restriction 1 keeps out', options: { account: { isCheckoutRestricted: true } } },
    { why: 'whose parent must complete', options: { account: { orderProcessType: 2 as const } } },
    { why: 'who orders for children only', options: { account: { orderProcessType: 1 as const } } },
  ])("$why: it says 'You cannot checkout at this time.' and goes home", async ({ options }) => {
    openCheckout(options);
    expect(await screen.findByText('You cannot checkout at this time.')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it("whose cart can't be read: it says 'Failed validate cart.' and stays", async () => {
    const refusal = () => aRefusal({ status: 400, code: 'invalid_input', text: '' });
    openCheckout({
      prepare: (server) => server.willAnswer('GET /wb/cart/GetCartItems', ...Array.from({ length: 8 }, refusal)),
    });
    expect((await screen.findAllByText('Failed validate cart.')).length).toBeGreaterThan(0);
    expect(await screen.findByRole('link', { name: 'Back to the home page' })).toBeTruthy();
    expect(window.location.pathname).toBe('/checkout');
  });
});

it('another postal code empties the cart and leads home, and nothing else is said', async () => {
  const { user } = openCheckout({ user: { postalCode: '60601' } });
  await placeButton();
  await user.click(screen.getByRole('button', { name: 'Change postal code', hidden: true }));
  const field = await within(await screen.findByRole('dialog')).findByRole('textbox');
  await user.clear(field);
  await user.type(field, '80216{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(await screen.findByRole('button', { name: 'Cart, 0 items' })).toBeTruthy();
  expect(screen.queryByText('You cannot checkout at this time.')).toBeNull();
});

describe('what is shown before the button', () => {
  it('is every part, fee, tax and the total', async () => {
    const fee = { productCode: 'x', unitAmount: cents(20_00), extendedAmount: cents(20_00), taxable: true };
    const engine = aRecycledItem({
      fees: [
        { ...fee, category: 'core', isCharged: true },
        { ...fee, category: 'warranty', unitAmount: cents(50_00), extendedAmount: cents(50_00), isCharged: true },
      ],
      selectedWarranty: { warrantyCode: '6L', description: '6 months labor', cost: cents(50_00) },
      total: cents(970_00),
    });
    openCheckout({ checkout: aCheckoutServer({ items: [aCartItem(), engine] }) });
    await whenReady('$1,309.00');
    const row = async (name: string) => (await review()).getByText(name).parentElement?.textContent;
    expect(await row('Parts')).toBe('Parts$1,100.00');
    expect(await row('Warranties')).toBe('Warranties$50.00');
    expect(await row('Core charges')).toBe('Core charges$20.00');
    expect(await row('Shipping from Denver')).toBe('Shipping from Denver$10.00');
    expect(await row('Shipping from Front Range Recycling')).toBe('Shipping from Front Range Recycling$10.00');
    expect(await row('Taxes, Colorado')).toBe('Taxes, Colorado$119.00');
    expect(await row('Total')).toBe('Total$1,309.00');
    expect((await review()).getByText('2 × Hood Panel').textContent).toContain('GM1000101 · $100.00 Each');
    expect((await review()).getByText('1 × Engine, 2.5L').textContent).toContain('6 months labor · Core charge $20.00');
    expect((await review()).getByText('Payment: Invoice, Net 30')).toBeTruthy();
  });

  it('has a core that is not charged beside its part only', async () => {
    const core = { productCode: 'x', unitAmount: cents(40_00), extendedAmount: cents(80_00), taxable: true };
    const items = [aCartItem({ fees: [{ ...core, category: 'core', isCharged: false }] })];
    openCheckout({ checkout: aCheckoutServer({ items }) });
    await whenReady('$231.00');
    expect((await review()).getByText('2 × Hood Panel').textContent).toContain('Core charge $40.00 (not charged)');
    expect((await review()).queryByText('Core charges')).toBeNull();
  });

  it('has no amounts where the account shows no prices', async () => {
    const items = [aCartItem({ prices: null, total: null })];
    const quotes = [aQuote({ shippingFee: null, liftGateFee: null })];
    openCheckout({ account: { showPrices: false }, checkout: aCheckoutServer({ items, quotes }) });
    expect(await screen.findByText('Prices are hidden for your account.')).toBeTruthy();
    await (await shipment(DENVER)).findByRole('radio', { name: /Ground/ });
    expect(screen.getByRole('main').textContent).not.toContain('$');
  });

  it('leaves shipping and taxes to the provider where the account shows no shipping', async () => {
    const quotes = [aQuote({ shippingFee: null, liftGateFee: null })];
    const { user, checkout } = openCheckout({
      account: { showShipping: false },
      checkout: aCheckoutServer({ quotes }),
    });
    expect(await screen.findByText('Your provider will add shipping and taxes.')).toBeTruthy();
    await (await shipment(DENVER)).findByRole('radio', { name: /Ground/ });
    await user.click(await placeButton());
    await waitFor(() => expect(checkout.orders()).toMatchObject([{ total: null, options: { validateTax: false } }]));
  });

  it('has a section for each thing that has to be said', async () => {
    openCheckout();
    for (const name of ['Ship to', 'Shipping', 'Order details', 'Contacts', 'Your order']) {
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
    }
    for (const name of ['Contact for this order', 'Contact for the delivery']) {
      expect(screen.getByRole('group', { name })).toBeTruthy();
    }
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact name' }).value).toBe('Pat Doe');
    expect(await screen.findByRole('group', { name: 'How to ship, From Denver' })).toBeTruthy();
  });

  it("is the account's own message about PO numbers, as text", async () => {
    openCheckout({ account: { checkoutPoMessage: { enabled: true, message: '<img onerror="x"> Like NF-00000' } } });
    expect(await screen.findByText('<img onerror="x"> Like NF-00000')).toBeTruthy();
  });
});

describe('a shipment', () => {
  it.each([
    { name: DENVER, says: 'Aftermarket · Company truck' },
    { name: 'Recycled, From Front Range Recycling', says: 'Recycled · By carrier' },
  ])('$name says what comes from there, and how', async ({ name, says }) => {
    openCheckout({ checkout: aCheckoutServer({ items: both }) });
    expect(await (await shipment(name)).findByText(says)).toBeTruthy();
  });

  it('shows three quotes at first, the cheapest chosen, and the others when they are wanted', async () => {
    const { user } = openCheckout({ checkout: aCheckoutServer({ quotes: [TRUCK, aQuote(), AIR, LTL] }) });
    const denver = await shipment(DENVER);
    const radios = await denver.findAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual([
      'Company TruckArrives 03/03/2026Free',
      'GroundArrives 03/03/2026$10.00',
      'Second Day Air$30.00',
    ]);
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
    await user.click(await denver.findByRole('button', { name: 'Show 1 more' }));
    expect(await denver.findByRole('radio', { name: /Freight/ })).toBeTruthy();
  });

  it('begins with the carrier of the customer record', async () => {
    const checkout = aCheckoutServer({
      quotes: [TRUCK, aQuote(), AIR, LTL],
      shippingData: () => ({ defaultShipViaCode: 'LTL' }),
    });
    openCheckout({ checkout });
    const radio = await (await shipment(DENVER)).findByRole<HTMLInputElement>('radio', { name: /Freight/ });
    expect(radio.checked).toBe(true);
  });

  it('costs what is chosen, with its lift gate, and is taxed with both', async () => {
    const { user, checkout } = openCheckout({ checkout: aCheckoutServer({ quotes: [TRUCK, LTL] }) });
    await whenReady('$220.00');
    await user.click((await shipment(DENVER)).getByRole('radio', { name: /Freight/ }));
    await whenReady('$324.50');
    await user.click((await shipment(DENVER)).getByRole('checkbox', { name: /Lift gate at delivery/ }));
    const button = await whenReady('$407.00');
    expect((await review()).getByText('Lift gate, from Denver').parentElement?.textContent).toContain('$75.00');
    await user.click(button);
    await waitFor(() =>
      expect(checkout.orders()).toMatchObject([
        { carts: [{ shipVia: 'LTL', hasLiftGate: true }], total: 407_00, taxAmount: 37_00 },
      ]),
    );
  });

  it('asks anew for a residence', async () => {
    const { user, server } = openCheckout();
    await whenReady('$231.00');
    await user.click(screen.getByRole('checkbox', { name: 'This is a residence' }));
    await waitFor(() =>
      expect(server.bodies).toContainEqual(
        expect.objectContaining({ DeliveryFromLocation: '11', IsResidential: true, DeliveryPostalCode: '80202' }),
      ),
    );
  });

  it('that nobody takes blocks the order', async () => {
    const { user, checkout } = openCheckout({ checkout: aCheckoutServer({ quotes: [] }) });
    const text = 'We can’t ship from this location to this address. Please contact customer service.';
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await user.click(await placeButton());
    expect(checkout.orders()).toEqual([]);
  });
});

describe('while quotes are loading', () => {
  it("the order is blocked with 'Shipping is still loading'", async () => {
    const { user, server } = openCheckout({ prepare: (each) => each.willHold('POST /api/shipping') });
    expect(await screen.findByText('Shipping is still loading')).toBeTruthy();
    await user.click(await placeButton());
    expect(screen.getByText('Shipping is still loading')).toBeTruthy();
    expect(server.countOf('POST /api/checkout')).toBe(0);
  });

  it("taxes block it too, with 'Taxes are still loading'", async () => {
    openCheckout({ prepare: (server) => server.willHold('POST /wb/cart/GetCartTaxTotals') });
    expect(await screen.findByText('Taxes are still loading')).toBeTruthy();
  });

  it("taxes that fail block it with 'Unable to load taxes', until they are asked for again", async () => {
    const { user, server } = openCheckout({
      prepare: (each) =>
        each.willAnswer('POST /wb/cart/GetCartTaxTotals', aRefusal({ status: 400, code: 'invalid_input', text: '' })),
    });
    expect(await screen.findByText('Unable to load taxes')).toBeTruthy();
    await user.click(await placeButton());
    expect(server.countOf('POST /api/checkout')).toBe(0);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await whenReady('$231.00')).toBeTruthy();
  });
});

describe('quotes that fail', () => {
  const failing = (text: string) =>
    openCheckout({
      prepare: (server) =>
        server.willAnswer('POST /api/shipping', aRefusal({ status: 400, code: 'invalid_input', text })),
    });

  it.each([
    { text: '', shown: 'Unable to load quotes' },
    { text: 'The carrier is closed', shown: 'The carrier is closed' },
  ])("say '$shown' and lead to the cart", async ({ text, shown }) => {
    const { user } = failing(text);
    const dialog = within(await screen.findByRole('dialog', { name: shown }));
    await user.click(dialog.getByRole('button', { name: 'Back to cart' }));
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  });

  it('are asked for again by whoever wants that', async () => {
    const { user } = failing('');
    const dialog = within(await screen.findByRole('dialog', { name: 'Unable to load quotes' }));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await whenReady('$231.00')).toBeTruthy();
    expect(window.location.pathname).toBe('/checkout');
  });
});

describe('where to ship to', () => {
  it('is the address of the customer record, and another one when it is changed', async () => {
    const { user, checkout } = openCheckout();
    expect(await screen.findByText('1 Main St, Denver, CO 80202')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    const street = await screen.findByRole('textbox', { name: 'Street and number' });
    await user.clear(street);
    await user.type(street, '9 Elm St');
    await user.type(screen.getByRole('textbox', { name: 'Suite, unit or building' }), 'Bay 4');
    await user.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText('9 Elm St, Bay 4, Denver, CO 80202')).toBeTruthy();
    await user.click(await whenReady('$231.00'));
    const deliveryAddress = { address1: '9 Elm St', address2: 'Bay 4', city: 'Denver', stateProvince: 'CO' };
    await waitFor(() => expect(checkout.orders()).toMatchObject([{ carts: [{ deliveryAddress }] }]));
  });

  it('is asked for where there is none on record', async () => {
    const { user, checkout } = openCheckout({
      checkout: aCheckoutServer({ shippingData: () => ({ defaultShipToAddress: null }) }),
    });
    const text = 'Enter a shipping address to see your shipping options.';
    expect(await (await shipment(DENVER)).findByText(text)).toBeTruthy();
    await user.click(await placeButton());
    for (const name of ['Street and number', 'City', 'State', 'Postal code']) {
      expect((await screen.findAllByText(`Required Field: ${name}`)).length).toBeGreaterThan(0);
    }
    await user.type(screen.getByRole('textbox', { name: 'Street and number' }), '1 Main St');
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Denver');
    const state = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    expect([...state.options].map(({ text }) => text).slice(0, 3)).toEqual(['Choose a state', 'Alabama', 'Arizona']);
    await user.selectOptions(state, 'CO');
    await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '802');
    expect((await screen.findAllByText('Enter a postal code such as 80202.')).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '02');
    await user.click(await whenReady('$231.00'));
    await waitFor(() => expect(checkout.orders()).toHaveLength(1));
  });

  it("that we do not ship to says 'We do not ship to this address.'", async () => {
    const { user, checkout } = openCheckout({
      checkout: aCheckoutServer({
        shippingData: () => ({
          defaultShipToAddress: addressView({
            address1: '1 Main St',
            city: 'Juneau',
            state: 'AK',
            postalCode: '99801',
          }),
        }),
      }),
    });
    await user.click(await placeButton());
    expect((await screen.findAllByText('We do not ship to this address.')).length).toBeGreaterThan(0);
    expect(checkout.orders()).toEqual([]);
  });

  it('that the terms of a part bar names the part, and no order is sent', async () => {
    const termsOfSale = { minimum: 1, multiple: 1, barred: [{ place: 'US-CO', name: 'Colorado' }] };
    const { user, checkout } = openCheckout({ checkout: aCheckoutServer({ items: [aCartItem({ termsOfSale })] }) });
    await user.click(await placeButton());
    const text = 'GM1000101: Can’t be shipped to Colorado.';
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(checkout.orders()).toEqual([]);
  });

  it('is no help for a quantity that a feed no longer allows, which is said before', async () => {
    const termsOfSale = { minimum: 4, multiple: 4, barred: [] };
    const { user, checkout } = openCheckout({ checkout: aCheckoutServer({ items: [aCartItem({ termsOfSale })] }) });
    expect(await screen.findByText('GM1000101: Sold in multiples of 4.')).toBeTruthy();
    await user.click(await placeButton());
    expect(checkout.orders()).toEqual([]);
  });

  it('is an address for each line of business whose records have another', async () => {
    const checkout = aCheckoutServer({
      items: both,
      shippingData: (lineOfBusiness) =>
        lineOfBusiness === 'salvage'
          ? {
              defaultShipToAddress: addressView({
                address1: '2 Yard Rd',
                city: 'Aurora',
                state: 'CO',
                postalCode: '80011',
              }),
            }
          : {},
    });
    openCheckout({ checkout });
    expect(await screen.findByRole('region', { name: 'Ship to: Aftermarket' })).toBeTruthy();
    expect((await shipment('Ship to: Recycled')).getByText('2 Yard Rd, Aurora, CO 80011')).toBeTruthy();
  });

  it('may be in Canada for a customer of company 002', async () => {
    const checkout = aCheckoutServer({
      shippingData: () => ({
        companyCode: '002',
        defaultShipToAddress: addressView({
          address1: '75 Carlingview Dr',
          city: 'Toronto',
          state: 'ON',
          postalCode: 'M9W5E7',
        }),
      }),
    });
    const { user } = openCheckout({ user: { customers: [aSignedInCustomer({ companyCode: '002' })] }, checkout });
    expect(await screen.findByText('75 Carlingview Dr, Toronto, ON M9W-5E7')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    expect(await screen.findByRole('textbox', { name: 'Province' })).toBeTruthy();
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postal code' });
    expect(code.value).toBe('M9W-5E7');
    await user.clear(code);
    await user.type(code, 'm1l2s9{Tab}');
    expect(code.value).toBe('M1L-2S9');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'US');
    expect(await screen.findByRole('combobox', { name: 'State' })).toBeTruthy();
  });
});
