import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { aCartItem } from '../../../../builders/cart-views.ts';
import { aSignedInCustomer, aSignedInUser } from '../../../../builders/store.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';
import { HOME } from '../../../support/session-customers.ts';
import { GOING_ON } from '../cart/open-cart.tsx';

const aftermarket = aSignedInCustomer({ defaultShipToAddress: HOME });
const salvage = aSignedInCustomer({
  lineOfBusinessKey: 'salvage',
  companyCode: '004',
  customerNumber: '100204',
  ownCustomerNumber: '100204',
});
const guestNow = { ...aftermarket, customerName: 'Jo Roe', customerNumber: null, isGuest: true };

const SNAPSHOT = { id: 's1', cartId: 'u7-3', at: '2026-03-02T15:00:00.000Z', reason: 'customer', itemCount: 1 };

function open({
  user = {},
  cart = aCartServer(),
}: {
  user?: Partial<SignedInUser>;
  cart?: ReturnType<typeof aCartServer>;
} = {}) {
  const somebody = aSignedInUser({ customers: [aftermarket, salvage], postalCode: '80202', ...user });
  const server = aServer({ users: [somebody], cart });
  return { server, cart, ...openSignedIn(server, { cookies: GOING_ON }) };
}

/** The page itself, once it is there. */
async function homePage() {
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Pat' });
  return within(screen.getByRole('main'));
}

async function openDrawer(options: Parameters<typeof open>[0] = {}) {
  const opened = open(options);
  const main = await homePage();
  await opened.user.click(await main.findByRole('button', { name: 'Change customer or address' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Customer and delivery' }));
  await drawer.findByRole('region', { name: 'Aftermarket' });
  return { ...opened, drawer };
}

const lineOf = (drawer: ReturnType<typeof within>, name: string) => within(drawer.getByRole('region', { name }));

/** The guest form with a name in it. */
async function guestForm(options: Parameters<typeof open>[0] = {}) {
  const opened = await openDrawer(options);
  await opened.user.click(opened.drawer.getByText('Show list prices to a guest'));
  const form = within(opened.drawer.getByRole('form', { name: 'Show list prices to a guest' }));
  return { ...opened, form };
}

describe('the customer and delivery of a session', () => {
  it('are shown for each line, with the places that serve it', async () => {
    const { drawer } = await openDrawer();
    const line = lineOf(drawer, 'Aftermarket');
    expect(line.getByText('100200 · Net 30')).toBeTruthy();
    expect(line.getAllByText('In use')).toHaveLength(2);
    expect(line.getByText('9 Oak St, Aurora, CO 80011')).toBeTruthy();
    const served = lineOf(drawer, 'Served from');
    expect([served.getByText('Denver'), served.getByText('1 mile'), served.getByText('660 miles')]).toHaveLength(3);
    expect(served.getByText('Other locations')).toBeTruthy();
  });

  it('can be opened from the user’s menu too', async () => {
    const { user } = open();
    const menu = within(await screen.findByRole('region', { name: 'Your account', hidden: true }));
    await user.click(await menu.findByText('Change customer or address'));
    expect(await screen.findByRole('dialog', { name: 'Customer and delivery' })).toBeTruthy();
  });

  it('say so where they can’t be loaded, and are asked for again', async () => {
    const { user, server } = open();
    const text = 'Unauthorized';
    server.willAnswer('GET /wb/locations', aRefusal({ status: 403, code: 'forbidden', text }));
    const main = await homePage();
    await user.click(await main.findByRole('button', { name: 'Change customer or address' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Recycled' })).toBeTruthy();
  });

  it('deliver to another place, at once', async () => {
    const { user, server, drawer } = await openDrawer();
    const button = lineOf(drawer, 'Aftermarket').getByRole('button', { name: 'Deliver to Paint shop' });
    expect(button.textContent).toBe('Deliver here');
    await user.click(button);
    expect(await screen.findByText('Your delivery address has been changed.')).toBeTruthy();
    expect(server.bodies).toContainEqual({ customerNumber: '100200', companyCode: '001', shipToId: 'paint' });
    await waitFor(() =>
      expect(lineOf(drawer, 'Aftermarket').getByRole('button', { name: 'Deliver to Default address' })).toBeTruthy(),
    );
  });

  it('stay, with what the server says, when it refuses', async () => {
    const { user, server, drawer } = await openDrawer();
    const text = 'This address does not belong to your customer.';
    server.willAnswer('POST /wb/customer/SetActiveCustomer', aRefusal({ status: 404, code: 'not_found', text }));
    await user.click(lineOf(drawer, 'Aftermarket').getByRole('button', { name: 'Deliver to Paint shop' }));
    expect(await screen.findAllByText(text)).toBeTruthy();
    expect(lineOf(drawer, 'Aftermarket').getByRole('button', { name: 'Deliver to Paint shop' })).toBeTruthy();
  });

  it('of a line without a customer number are a guest’s', async () => {
    const noNumber = { ...salvage, customerNumber: null, ownCustomerNumber: null, isGuest: true };
    const { drawer } = await openDrawer({ user: { customers: [aftermarket, noNumber] } });
    const line = lineOf(drawer, 'Recycled');
    expect(line.getByText('No customer number yet. You see list prices and can’t order.')).toBeTruthy();
    expect(line.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/^List prices for/)).toBeNull();
  });
});

describe('going on as a guest', () => {
  it('tells what leaves the cart before it does, by the line that is chosen', async () => {
    const items = [aCartItem(), aCartItem({ id: '001#P2#EA', itemNumber: 'P2' })];
    const { user, form } = await guestForm({ cart: aCartServer({ items }) });
    expect(
      await form.findByText(
        '2 parts will leave your cart because a guest can’t order them. We keep them until you buy as your customer again.',
      ),
    ).toBeTruthy();
    expect(
      form.getByText(
        'A guest sees list prices and can’t add parts to the cart. You can go back to your customer at any time.',
      ),
    ).toBeTruthy();
    await user.selectOptions(form.getByRole('combobox', { name: 'Line' }), 'Recycled');
    expect(form.getByRole('status').textContent).toBe('');
    await user.selectOptions(form.getByRole('combobox', { name: 'Line' }), 'Both lines');
    expect(form.getByRole('status').textContent).toContain('2 parts');
  });

  it('tells of one part too, and of all where the place is another one', async () => {
    const { user, form } = await guestForm({ cart: aCartServer({ items: [aCartItem()] }) });
    await user.selectOptions(form.getByRole('combobox', { name: 'Line' }), 'Recycled');
    await user.clear(form.getByRole('textbox', { name: 'Postal code' }));
    await user.type(form.getByRole('textbox', { name: 'Postal code' }), '60608');
    expect(
      await form.findByText(
        'One part will leave your cart because a guest can’t order it. We keep it until you buy as your customer again.',
      ),
    ).toBeTruthy();
  });

  it('shows list prices for somebody, and says so on every page', async () => {
    const { user, server, form } = await guestForm();
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Jo Roe');
    const phone = form.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
    await user.type(phone, '1 303-555-0199{Tab}');
    expect(phone.value).toBe('(303) 555-0199');
    await user.click(form.getByRole('button', { name: 'Continue as guest' }));
    expect(await screen.findByText('You now see list prices.')).toBeTruthy();
    expect(server.bodies).toContainEqual({ customerName: 'Jo Roe', phoneNumber: '3035550199', postalCode: '80202' });
    expect(await screen.findByText('List prices for Jo Roe: Aftermarket, Recycled')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    { field: 'Name', typed: ' ', text: 'Please enter a name.' },
    { field: 'Phone number', typed: '555', text: 'Phone Number is not valid' },
    { field: 'Postal code', typed: '1', text: 'Postal code is not valid.' },
  ])('needs a right $field, which is said beside it', async ({ field, typed, text }) => {
    const { user, server, form } = await guestForm();
    if (field !== 'Name') await user.type(form.getByRole('textbox', { name: 'Name' }), 'Jo');
    await user.clear(form.getByRole('textbox', { name: field }));
    await user.type(form.getByRole('textbox', { name: field }), typed);
    await user.click(form.getByRole('button', { name: 'Continue as guest' }));
    expect(await form.findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: field }));
    expect(server.countOf('POST /wb/customer/SetGuestCustomer')).toBe(0);
  });
});

describe('buying as the customer again', () => {
  const again = () => screen.findByRole('button', { name: 'Buy as 100200 again' });

  it('takes one press, and brings back the parts that left the cart', async () => {
    const cart = aCartServer({ snapshots: [SNAPSHOT], brought: [aCartItem()] });
    const { user, server } = open({ user: { customers: [guestNow, salvage] }, cart });
    expect(await screen.findByText('List prices for Jo Roe: Aftermarket')).toBeTruthy();
    await user.click(await again());
    expect(await screen.findByText('You are buying as your customer again.')).toBeTruthy();
    const name = 'Put back the parts that left your cart when you continued as a guest?';
    const question = within(await screen.findByRole('dialog', { name }));
    await user.click(question.getByRole('button', { name: 'Put them back' }));
    expect(await screen.findByText('The cart was restored.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^List prices for/)).toBeNull());
    expect(server.bodies).toContainEqual({ customerNumber: '100200', companyCode: '001' });
  });

  it('leaves the parts where they are when nobody wants them', async () => {
    const { user, server } = open({
      user: { customers: [guestNow, salvage] },
      cart: aCartServer({ snapshots: [SNAPSHOT] }),
    });
    await user.click(await again());
    await user.click(await screen.findByRole('button', { name: 'Leave them out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.countOf('POST /wb/cart/RestoreSnapshot')).toBe(0);
  });

  it('asks nothing where no parts left', async () => {
    const cart = aCartServer({ snapshots: [{ ...SNAPSHOT, reason: 'cleared' }] });
    const { user, server } = open({ user: { customers: [guestNow, salvage] }, cart });
    await user.click(await again());
    await screen.findByText('You are buying as your customer again.');
    await waitFor(() => expect(server.countOf('GET /wb/cart/GetSnapshots')).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be done for one line in the drawer', async () => {
    const { user, server, drawer } = await openDrawer({ user: { customers: [guestNow, salvage] } });
    await user.click(lineOf(drawer, 'Aftermarket').getByRole('button', { name: 'Buy as Summit East (100200)' }));
    await waitFor(() => expect(server.bodies).toContainEqual({ customerNumber: '100200', companyCode: '001' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('nothing is shown at the prices of the customer before: the cart is asked for anew', async () => {
  const { user, server } = open({ user: { customers: [guestNow, salvage] } });
  const button = await screen.findByRole('button', { name: 'Buy as 100200 again' });
  await waitFor(() => expect(server.countOf('GET /wb/cart/GetCartItems')).toBeGreaterThan(0));
  const before = server.countOf('GET /wb/cart/GetCartItems');
  await user.click(button);
  await waitFor(() => expect(server.countOf('GET /wb/cart/GetCartItems')).toBeGreaterThan(before));
});
