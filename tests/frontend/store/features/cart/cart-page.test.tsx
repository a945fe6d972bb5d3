import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '#shared/schemas/wire/cart-view.ts';
import { cents } from '#shared/values/money.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { aCartItem, aRecycledItem } from '../../../../builders/cart-views.ts';
import { aSignedInCustomer } from '../../../../builders/store.ts';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { group, MAY_CHECK_OUT, openCart } from './open-cart.tsx';

const WITH_STORE = {
  account: {
    showMargins: true,
    margins: { aftermarket: [{ low: cents(0), high: cents(1_000_000), percentage: 2500 as never }], salvage: [] },
  },
  user: { customers: [aSignedInCustomer()] },
};
const UPDATE = 'PUT /wb/cart/UpdateCartItem';
const refused = (text: string) => aRefusal({ status: 400, code: 'invalid_input', text });
const aWarranted = (overrides: Partial<CartItem> = {}) =>
  aCartItem({
    availableWarranties: [
      { warrantyCode: '12P', description: '12 months parts', cost: cents(0) },
      { warrantyCode: '24L', description: '24 months labor', cost: cents(15_00) },
    ],
    selectedWarranty: { warrantyCode: '12P', description: '12 months parts', cost: cents(0) },
    ...overrides,
  });

describe('the cart', () => {
  it('groups its parts by line of business, each with its total', async () => {
    openCart({ cart: aCartServer({ items: [aRecycledItem(), aCartItem()] }) });
    expect((await group('Aftermarket')).getByText('Aftermarket total').parentElement?.textContent).toContain('$200.00');
    expect((await group('Recycled')).getByText('Recycled total').parentElement?.textContent).toContain('$900.00');
    expect((await group('Aftermarket')).getByText('1 item')).toBeTruthy();
    expect(screen.getByText('Total').parentElement?.textContent).toContain('$1,100.00');
  });

  it('says what a part costs by the each, its core charge and what it cost before', async () => {
    const core = {
      category: 'core' as const,
      productCode: 'GM1000101',
      unitAmount: cents(40_00),
      extendedAmount: cents(80_00),
      taxable: true,
      isCharged: false,
    };
    openCart({ cart: aCartServer({ items: [aCartItem({ fees: [core], formerPrice: cents(90_00) })] }) });
    const line = within(await screen.findByRole('article', { name: 'Hood Panel' }));
    expect(line.getByText('$100.00 Each')).toBeTruthy();
    expect(line.getByText('Was $90.00')).toBeTruthy();
    expect(line.getByText('Core charge $40.00 (not charged)')).toBeTruthy();
    expect(line.getByText('Yes - Local')).toBeTruthy();
  });

  it('says under which terms a part is sold, and lets stand out what keeps it from being ordered', async () => {
    const termsOfSale = { minimum: 4, multiple: 4, barred: [{ place: 'US-CA', name: 'California' }] };
    const item = aCartItem({ quantity: 8, termsOfSale });
    const elsewhere = aCartItem({ ...item, id: '001#P2#EA', description: 'Fender', quantity: 6 });
    openCart({
      cart: aCartServer({ items: [item, elsewhere] }),
      user: { customers: [aSignedInCustomer({ expectedPlaces: ['US', 'US-CO', '80202'] })] },
    });
    const line = within(await screen.findByRole('article', { name: 'Hood Panel' }));
    expect(line.getByText('Sold in multiples of 4').className).toContain('terms');
    expect(line.getByText('Can’t be shipped to California').className).toContain('terms');
    const wrong = within(await screen.findByRole('article', { name: 'Fender' }));
    expect(wrong.getByText('Sold in multiples of 4').className).toContain('refused');
  });

  it('names the place that a part can’t go to, where the session’s orders go there', async () => {
    const termsOfSale = { minimum: 1, multiple: 1, barred: [{ place: 'US-CA', name: 'California' }] };
    openCart({
      cart: aCartServer({ items: [aCartItem({ termsOfSale })] }),
      user: { customers: [aSignedInCustomer({ expectedPlaces: ['US', 'US-CA', '90015'] })] },
    });
    expect((await screen.findByText('Can’t be shipped to California')).className).toContain('refused');
  });

  it('shows no amounts where the account shows no prices', async () => {
    openCart({ cart: aCartServer({ items: [aCartItem({ prices: null, total: null })] }) });
    await group('Aftermarket');
    expect(screen.getByRole('main').textContent).not.toContain('$');
  });

  it('turns to store prices where there are some', async () => {
    const item = aCartItem({ storeTotal: cents(250_00) });
    const { user } = openCart({ ...WITH_STORE, cart: aCartServer({ items: [item] }) });
    await user.click(await screen.findByRole('radio', { name: 'Store price' }));
    const estimate = await screen.findByRole('link', { name: 'Print estimate' });
    expect(estimate.getAttribute('href')).toBe('/cart/estimate');
    const total = async () => (await group('Aftermarket')).getByText('Aftermarket total').parentElement?.textContent;
    await waitFor(async () => expect(await total()).toContain('$250.00'));
    await user.click(screen.getByRole('radio', { name: 'Your price' }));
    await waitFor(async () => expect(await total()).toContain('$200.00'));
  });

  it.each([
    { enabled: true, isShown: true },
    { enabled: false, isShown: false },
  ])('H04: shows the message of the account as text when it is enabled ($enabled)', async ({ enabled, isShown }) => {
    openCart({ account: { cartMessage: { enabled, message: '<img onerror="x"> Order by noon' } } });
    await screen.findByText('Your cart is empty');
    const message = screen.queryByRole('region', { name: 'Messages from your account' });
    expect(message?.textContent).toBe(isShown ? '<img onerror="x"> Order by noon' : undefined);
  });

  it('offers checkout to whoever may', async () => {
    openCart({ user: MAY_CHECK_OUT, cart: aCartServer({ items: [aCartItem()] }) });
    expect((await screen.findByRole('link', { name: 'Checkout' })).getAttribute('href')).toBe('/checkout');
  });

  it('offers checkout to nobody else', async () => {
    openCart({ cart: aCartServer({ items: [aCartItem()] }) });
    await group('Aftermarket');
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });

  it('leads on when it is empty', async () => {
    openCart();
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    const detail = 'Parts you add are saved here, in every tab and on every computer you use.';
    expect(screen.getByText(detail)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find parts' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Quick order' }).getAttribute('href')).toBe('/cart/quick-order');
  });

  it.each([
    { text: 'Unable to price the cart', shown: 'Unable to price the cart' },
    { text: '', shown: 'Failed validate cart.' },
  ])("that can not be read says '$shown', and stays", async ({ text, shown }) => {
    openCart({
      prepare: (server) =>
        server.willAnswer(
          'GET /wb/cart/GetCartItems',
          ...Array.from({ length: 8 }, () => aRefusal({ status: 400, code: 'invalid_input', text })),
        ),
    });
    expect((await screen.findByRole('alert')).textContent).toBe(shown);
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeTruthy();
    expect(window.location.pathname).toBe('/cart');
  });
});

describe('a line', () => {
  it('gets another quantity, and its totals follow at once', async () => {
    const { user, server, cart } = openCart({ cart: aCartServer({ items: [aCartItem()] }) });
    server.willHold(UPDATE);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Quantity of Hood Panel' }), '5');
    expect(await screen.findAllByText('$500.00')).toHaveLength(3);
    expect(cart.items()[0]?.quantity).toBe(2);
  });

  it('is as it was when the change failed, and says why', async () => {
    const { user } = openCart({
      cart: aCartServer({ items: [aCartItem()] }),
      prepare: (server) => server.willAnswer(UPDATE, refused('No stock record')),
    });
    const quantity = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Quantity of Hood Panel' });
    await user.selectOptions(quantity, '5');
    expect(await screen.findAllByText('No stock record')).toBeTruthy();
    await waitFor(() => expect(quantity.value).toBe('2'));
    expect((await screen.findAllByText('$200.00')).length).toBeGreaterThan(0);
  });

  it('gets another warranty, with what it costs', async () => {
    const { user, cart } = openCart({ cart: aCartServer({ items: [aWarranted()] }) });
    const warranty = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Warranty of Hood Panel' });
    expect([...warranty.options].map(({ text }) => text)).toEqual([
      '12 months parts – Free',
      '24 months labor – $15.00',
      'No warranty',
    ]);
    await user.selectOptions(warranty, '24L');
    await waitFor(() => expect(cart.items()[0]?.selectedWarranty?.warrantyCode).toBe('24L'));
    expect((await screen.findAllByText('$230.00')).length).toBeGreaterThan(0);
  });

  it('gets another unit', async () => {
    const units = [
      { code: 'EA', description: 'Each' },
      { code: 'BX', description: 'Box' },
    ];
    const { user, cart } = openCart({ cart: aCartServer({ items: [aCartItem({ units })] }) });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Unit of Hood Panel' }), 'BX');
    await waitFor(() => expect(cart.items()[0]?.unitOfMeasure.code).toBe('BX'));
  });

  it('of salvage has no quantity to choose', async () => {
    openCart({ cart: aCartServer({ items: [aRecycledItem()] }) });
    expect((await group('Recycled')).getByText('One of a kind')).toBeTruthy();
    expect((await group('Recycled')).queryByRole('combobox')).toBeNull();
  });

  it('is removed at once, and put back by Undo', async () => {
    const { user, cart } = openCart({ cart: aCartServer({ items: [aCartItem()] }) });
    await user.click(await screen.findByRole('button', { name: 'Remove Hood Panel' }));
    expect(await screen.findByText('Hood Panel was removed.')).toBeTruthy();
    await waitFor(() => expect(cart.items()).toEqual([]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' })));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cart.items()).toMatchObject([{ itemNumber: 'GM1000101', quantity: 2 }]));
    expect(await group('Aftermarket')).toBeTruthy();
  });

  it('is back when it could not be removed', async () => {
    const { user } = openCart({
      cart: aCartServer({ items: [aCartItem()] }),
      prepare: (server) => server.willAnswer('DELETE /api/cart/u7-3/item', refused('Try again later')),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Hood Panel' }));
    expect(await screen.findAllByText('Try again later')).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Hood Panel' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});

describe('clearing the cart', () => {
  const clearButton = () => screen.findByRole('button', { name: 'Clear cart' });
  const dialog = async () =>
    within(await screen.findByRole('dialog', { name: 'This action will clear your entire cart. Proceed?' }));

  it('of one line of business leaves the other', async () => {
    const { user, cart, server } = openCart({ cart: aCartServer({ items: [aCartItem(), aRecycledItem()] }) });
    await user.click(await screen.findByRole('button', { name: 'Clear Recycled parts' }));
    const question = 'This will remove all Recycled parts from your cart. Proceed?';
    const asked = within(await screen.findByRole('dialog', { name: question }));
    await user.click(asked.getByRole('button', { name: 'Clear Recycled parts' }));
    await waitFor(() => expect(cart.items()).toMatchObject([{ itemNumber: 'GM1000101' }]));
    expect(server.countOf('DELETE /wb/Cart/ClearCartItems')).toBe(1);
    expect(await screen.findByText('The cart was cleared. You can restore it for 30 days.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recycled' })).toBeNull());
    expect(screen.queryByRole('button', { name: /^Clear Aftermarket/ })).toBeNull();
  });

  it("that fails says 'Failed to remove part from cart.' where the server only has its fallback", async () => {
    const { user } = openCart({
      cart: aCartServer({ items: [aCartItem()] }),
      prepare: (server) => {
        const failure = () => aRefusal({ status: 500, code: 'internal', text: 'Internal Error' });
        server.willAnswer('DELETE /wb/Cart/ClearCartItems', failure(), failure(), failure(), failure());
      },
    });
    await user.click(await clearButton());
    await user.click((await dialog()).getByRole('button', { name: 'Clear cart' }));
    expect(await screen.findAllByText('Failed to remove part from cart.')).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Hood Panel' })).toBeTruthy();
  });

  it('is asked for, and done', async () => {
    const { user, cart } = openCart({ cart: aCartServer({ items: [aCartItem()] }) });
    await user.click(await clearButton());
    await user.click((await dialog()).getByRole('button', { name: 'Clear cart' }));
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    await waitFor(() => expect(cart.clears).toEqual(['cleared']));
    expect(await screen.findByText('The cart was cleared. You can restore it for 30 days.')).toBeTruthy();
  });

  it('is not done when somebody thinks better of it', async () => {
    const { user, cart } = openCart({ cart: aCartServer({ items: [aCartItem()] }) });
    await user.click(await clearButton());
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(cart.clears).toEqual([]);
  });

  it("that fails says 'Failed to remove part from cart.' and leaves the cart as it was", async () => {
    const { user } = openCart({
      cart: aCartServer({ items: [aCartItem()] }),
      prepare: (server) => server.willAnswer('DELETE /wb/Cart/ClearCartItems', refused('')),
    });
    await user.click(await clearButton());
    await user.click((await dialog()).getByRole('button', { name: 'Clear cart' }));
    expect(await screen.findAllByText('Failed to remove part from cart.')).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Hood Panel' })).toBeTruthy();
  });
});
