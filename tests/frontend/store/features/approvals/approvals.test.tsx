import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApprovalRequestView, approvalsContract } from '#shared/contracts/approvals.ts';
import type { ShoppingAccount, SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { aCartItem } from '../../../../builders/cart-views.ts';
import { aShoppingAccount, aSignedInUser } from '../../../../builders/store.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';
import { aHandOver, aHandOverServer } from '../../../support/servers/an-approvals-server.ts';
import { GOING_ON, MAY_CHECK_OUT } from '../cart/open-cart.tsx';
import { openCheckout, whenReady } from '../checkout/open-checkout.tsx';

interface Options {
  readonly sent?: readonly ApprovalRequestView[];
  readonly account?: Partial<ShoppingAccount>;
  readonly user?: Partial<SignedInUser>;
  readonly cart?: ReturnType<typeof aCartServer>;
  readonly path?: string;
}

const PARENT: Partial<ShoppingAccount> = { id: 2, parentId: null };
const CHILD: Partial<ShoppingAccount> = { orderProcessType: 2 };
const ORDER_AS = { accountId: 30, approval: { id: 'h1', sentBy: 'Eddie Espinoza', note: 'For bay 4' } };

function open({ sent = [], account = PARENT, user = {}, cart = aCartServer(), path = '/cart/sent' }: Options = {}) {
  const somebody = aSignedInUser({ account: aShoppingAccount(account), ...MAY_CHECK_OUT, ...user });
  const server = aServer({ users: [somebody], cart, handOvers: aHandOverServer(sent) });
  return { server, ...openSignedIn(server, { path, cookies: GOING_ON }) };
}

const cartOf = async (name = 'Eddie Espinoza, Summit East') => within(await screen.findByRole('article', { name }));
const banner = async () => within(await screen.findByRole('region', { name: 'Cart approvals' }));

describe('a child whose parent must complete', () => {
  const items = [aCartItem()];

  it('sends its cart with a note instead of checking out, and sees it among the sent ones', async () => {
    const { user, server } = open({ account: CHILD, cart: aCartServer({ items }), path: '/cart' });
    await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Send this cart to your parent account for approval?' }),
    );
    expect(
      question.getByText(
        'Your parent account will order it or return it. Sending it empties your cart. You can take it back until they decide.',
      ),
    ).toBeTruthy();
    await user.type(question.getByRole('textbox', { name: 'Note' }), 'For bay 4');
    await user.click(question.getByRole('button', { name: 'Send for approval' }));
    expect(await screen.findByText('Your cart was sent for approval.')).toBeTruthy();
    expect(server.bodies).toContainEqual({ Note: 'For bay 4' });
    expect((await cartOf()).getByText('Waiting')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });

  it('is told why the cart could not be sent', async () => {
    const { user, server } = open({ account: CHILD, cart: aCartServer({ items }), path: '/cart' });
    const text = 'There is nothing in your cart to send.';
    server.willAnswer('POST /wb/cart/SendToParent', aRefusal({ status: 409, code: 'conflict', text }));
    await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Send for approval' }));
    expect(await screen.findAllByText(text)).toBeTruthy();
    expect(location.pathname).toBe('/cart');
  });

  it.each([
    { account: {}, user: {}, may: false, why: 'it orders for itself' },
    { account: {}, user: { monthlyLimit: 500_00 as never }, may: true, why: 'its user has a limit' },
  ])('may send: $may, as $why', async ({ account, user, may }) => {
    open({ account, user, cart: aCartServer({ items }), path: '/cart' });
    await screen.findByRole('link', { name: 'Checkout' });
    expect(screen.queryByRole('button', { name: 'Send for approval' }) !== null).toBe(may);
  });

  it('takes back what waits, parts and all', async () => {
    const sent = [aHandOver({ isMine: true, snapshotId: 's1' })];
    const { user, server } = open({ account: CHILD, sent, cart: aCartServer({ brought: items }) });
    await user.click((await cartOf()).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('You took the cart back.')).toBeTruthy();
    await waitFor(() => expect(server.bodies).toContainEqual({ Id: 's1' }));
    expect(await (await cartOf()).findByText('Returned')).toBeTruthy();
  });

  it('reads why it was returned, and puts the parts back into the cart', async () => {
    const sent = [
      aHandOver({
        isMine: true,
        snapshotId: 's1',
        state: 'returned',
        answer: 'Ask for CAPA',
        decidedBy: 'Sam Sorensen',
      }),
    ];
    const { user, server } = open({ account: CHILD, sent, cart: aCartServer({ brought: items }) });
    const cart = await cartOf();
    expect(cart.getByText('Sam Sorensen: Ask for CAPA')).toBeTruthy();
    await user.click(cart.getByRole('button', { name: 'Put back in my cart' }));
    await waitFor(() => expect(server.countOf('POST /wb/cart/RestoreSnapshot')).toBe(1));
  });

  it('sees of others’ carts what became of them, and nothing to press', async () => {
    open({ account: CHILD, sent: [aHandOver()] });
    expect((await cartOf()).queryByRole('button')).toBeNull();
  });
});

describe('the parent', () => {
  it('sees who sent what and for how much', async () => {
    open({ sent: [aHandOver()] });
    const cart = await cartOf();
    expect(cart.getByText('For bay 4')).toBeTruthy();
    expect(cart.getByRole('listitem').textContent).toBe('2 × Hood Panel H1');
    expect(cart.getByText('$200.00')).toBeTruthy();
  });

  it('finds what waits for it above what is over', async () => {
    open({ sent: [aHandOver({ id: 'h2', state: 'returned', sentBy: 'Elena Eriksen' }), aHandOver()] });
    await cartOf();
    const names = screen.getAllByRole('article').map((cart) => cart.getAttribute('aria-label'));
    expect(names).toEqual(['Eddie Espinoza, Summit East', 'Elena Eriksen, Summit East']);
  });

  it('opens a cart, works on it under a banner, and leaves again', async () => {
    const { user } = open({ sent: [aHandOver()] });
    await user.click((await cartOf()).getByRole('button', { name: 'Open the cart from Eddie Espinoza' }));
    const text = 'You are completing a cart for Summit East, sent by Eddie Espinoza.';
    expect(await (await banner()).findByText(text)).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/cart'));
    await user.click((await banner()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    await waitFor(() => expect(location.pathname).toBe('/cart/sent'));
  });

  it('returns a cart with a note, which it can’t leave out', async () => {
    const { user, server } = open({ sent: [aHandOver()] });
    const button = (await cartOf()).getByRole('button', { name: 'Return the cart from Eddie Espinoza' });
    expect(button.textContent).toBe('Return');
    await user.click(button);
    const question = within(await screen.findByRole('dialog', { name: 'Return this cart?' }));
    expect(question.getByText('The sender will see your note and can put the parts back in their cart.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Return' }));
    expect(await question.findByText('Please say why you are returning the cart.')).toBeTruthy();
    await user.type(question.getByRole('textbox', { name: 'Note' }), 'Ask for CAPA{Enter}');
    expect(await screen.findByText('The cart was returned.')).toBeTruthy();
    expect(server.bodies).toContainEqual({ Id: 'h1', Note: 'Ask for CAPA' });
    await waitFor(async () => expect((await cartOf()).getByText('Returned')).toBeTruthy());
  });

  it('returns from the banner too, and is home again', async () => {
    const account = { id: 30, parentId: 2, companyName: 'Summit East', orderProcessType: 2 as const };
    const { user } = open({ account, user: { orderAs: ORDER_AS }, sent: [aHandOver()], path: '/cart' });
    await user.click((await banner()).getByRole('button', { name: 'Return' }));
    const question = within(await screen.findByRole('dialog', { name: 'Return this cart?' }));
    await user.type(question.getByRole('textbox', { name: 'Note' }), 'No{Enter}');
    await waitFor(() => expect(screen.queryByText(/^You are completing a cart/)).toBeNull());
    await waitFor(() => expect(location.pathname).toBe('/cart/sent'));
  });

  it('may check out what the child may not, and finds the cart from every page', async () => {
    const account = { id: 30, parentId: 2, orderProcessType: 2 as const };
    const cart = aCartServer({ items: [aCartItem()] });
    const { user } = open({ account, user: { orderAs: ORDER_AS }, cart, path: '/cart/sent' });
    await user.click((await banner()).getByRole('button', { name: 'Go to cart' }));
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send for approval' })).toBeNull();
  });

  it('is told when somebody else was faster, and stays where it is', async () => {
    const { user, server } = open({ sent: [aHandOver()] });
    const text = 'This cart has already been ordered, returned or taken back.';
    server.willAnswer('POST /wb/cart/OpenHandOver', aRefusal({ status: 409, code: 'conflict', text }));
    await user.click((await cartOf()).getByRole('button', { name: 'Open the cart from Eddie Espinoza' }));
    expect(await screen.findAllByText(text)).toBeTruthy();
    expect(location.pathname).toBe('/cart/sent');
  });

  it('is led to the order that came of a cart', async () => {
    open({ sent: [aHandOver({ state: 'ordered', orderNumber: '1000007' })] });
    const cart = await cartOf();
    expect(cart.getByText('Ordered')).toBeTruthy();
    expect(cart.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/orders/1000007');
  });
});

describe('the order of a cart that a child sent', () => {
  const account = { id: 30, parentId: 2, orderProcessType: 2 as const };

  it('leads the parent home, once it is placed (storefront 4)', async () => {
    const { user, server } = openCheckout({
      account,
      user: { orderAs: ORDER_AS },
      prepare: ({ willAnswer }) =>
        willAnswer('POST /wb/cart/LeaveHandOver', anAnswer(approvalsContract.leaveHandOver, null)),
    });
    await user.click(await whenReady('$231.00'));
    await waitFor(() => expect(server.countOf('POST /wb/cart/LeaveHandOver')).toBe(1));
    await waitFor(() => expect(location.pathname).toBe('/orders/1000001'));
  });

  it('of one’s own cart leads nowhere else', async () => {
    const { user, server } = openCheckout();
    await user.click(await whenReady('$231.00'));
    await waitFor(() => expect(location.pathname).toBe('/orders/1000001'));
    expect(server.countOf('POST /wb/cart/LeaveHandOver')).toBe(0);
  });
});

describe('where nothing was sent', () => {
  it.each([
    { account: PARENT, text: 'Carts that your branches send to you appear here.' },
    { account: CHILD, text: 'Carts that you send to your parent account appear here.' },
  ])('it says "$text"', async ({ account, text }) => {
    open({ account });
    expect(await screen.findByRole('heading', { name: 'No carts sent for approval' })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('it says why when the list can’t be loaded', async () => {
    const { server } = open();
    server.willAnswer('GET /wb/cart/GetHandOvers', aRefusal({ status: 403, code: 'forbidden', text: 'Unauthorized' }));
    expect(await screen.findByText('Unauthorized')).toBeTruthy();
  });

  it.each([
    { account: PARENT, isLinked: true },
    { account: CHILD, isLinked: true },
    { account: {}, isLinked: false },
  ])('the menu leads there for those whom it concerns: $isLinked', async ({ account, isLinked }) => {
    open({ account, path: '/' });
    const menu = within(await screen.findByRole('region', { name: 'Your account', hidden: true }));
    await menu.findByText('Orders');
    expect(menu.queryByText('Cart approvals') !== null).toBe(isLinked);
  });
});
