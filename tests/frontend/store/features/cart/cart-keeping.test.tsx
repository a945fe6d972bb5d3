import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { browserCookies } from '#frontend/api/cookies.ts';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { aCartItem, aChange } from '../../../../builders/cart-views.ts';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { PASSWORD } from '../../../support/servers/a-server.ts';
import { openCart } from './open-cart.tsx';

const QUESTION = 'Do you wish to continue with this session or start a new one?';
const question = () => screen.findByRole('dialog', { name: QUESTION });
const flag = () => browserCookies.read(COOKIES.cartSession);
const icon = (name: string) => screen.findByRole('button', { name });
const withHood = () => aCartServer({ items: [aCartItem()] });

describe('the icon of the cart', () => {
  it.each([
    { count: 1, shown: '1', name: 'Cart, 1 item' },
    { count: 99, shown: '99', name: 'Cart, 99 items' },
    { count: 100, shown: '99+', name: 'Cart, 100 items' },
  ])('says $shown at $count', async ({ count, shown, name }) => {
    const items = Array.from({ length: count }, (_, index) => aCartItem({ id: `p${index}` }));
    openCart({ path: '/contact', cart: aCartServer({ items }) });
    expect((await icon(name)).textContent).toBe(shown);
  });

  it('is there before it is known what is in the cart', async () => {
    openCart({ path: '/contact', prepare: (server) => server.willHold('GET /wb/cart/GetCartItems') });
    expect((await icon('Open cart')).textContent).toBe('');
  });

  it('opens the cart in short, with the way to it', async () => {
    const { user } = openCart({ path: '/contact', cart: withHood() });
    await user.click(await icon('Cart, 1 item'));
    const mini = within(await screen.findByRole('dialog', { name: 'Your cart' }));
    expect(await mini.findByText('Hood Panel')).toBeTruthy();
    expect(mini.getByText('Aftermarket total').parentElement?.textContent).toContain('$200.00');
    await user.click(mini.getByRole('link', { name: 'View cart' }));
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the cart session', () => {
  it('is asked about when its flag has lapsed over a cart with parts; Continue renews it', async () => {
    const { user, cart } = openCart({ cart: withHood(), cookies: {} });
    await question();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(flag()).toBeDefined());
    expect(cart.clears).toEqual([]);
  });

  it('ends by Start a new Session, which clears the cart', async () => {
    const { user, cart } = openCart({ cart: withHood(), cookies: {} });
    await question();
    await user.click(screen.getByRole('button', { name: 'Start a new Session' }));
    await waitFor(() => expect(cart.clears).toEqual(['new session']));
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    await waitFor(() => expect(flag()).toBeDefined());
  });

  it('goes on when the question is dismissed', async () => {
    const { user, cart } = openCart({ cart: withHood(), cookies: {} });
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(flag()).toBeDefined());
    expect(cart.clears).toEqual([]);
  });

  it('is looked at each second', async () => {
    openCart({ cart: withHood() });
    await screen.findByRole('article', { name: 'Hood Panel' });
    browserCookies.remove(COOKIES.cartSession);
    expect(await question()).toBeTruthy();
  });

  it('asks no more when another tab has the answer', async () => {
    const { cart } = openCart({ cart: withHood(), cookies: {} });
    await question();
    browserCookies.write(COOKIES.cartSession, 'true', 60_000);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull());
    expect(cart.clears).toEqual([]);
  });

  it('is not asked about while the sign-in is lost, and once afterwards', async () => {
    const { user, server, call } = openCart({ cart: withHood(), cookies: {} });
    await question();
    server.endSessions();
    await call();
    const login = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull());
    await user.type(login.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await question();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(flag()).toBeDefined());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not asked about any more once another tab has emptied the cart', async () => {
    const { cart } = openCart({ cart: withHood(), cookies: {} });
    await question();
    cart.become([]);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull());
    await waitFor(() => expect(flag()).toBeDefined());
    expect(cart.clears).toEqual([]);
  });

  it('begins anew with an empty cart', async () => {
    openCart({ cookies: {} });
    await screen.findByText('Your cart is empty');
    await waitFor(() => expect(flag()).toBeDefined());
  });

  it('is not kept for a Fleet, whose cart the server clears once a session', async () => {
    const { cart } = openCart({ account: { isFleet: true }, cart: withHood(), cookies: {} });
    await waitFor(() => expect(cart.clears).toEqual(['fleet login']));
    expect(flag()).toBeUndefined();
  });
});

describe('a cart of which less is left', () => {
  const alert = () => screen.findByRole('dialog', { name: 'Some items in your cart have changed' });

  it('says which parts those are, takes that over, and goes on saying so in the cart', async () => {
    const changes = [
      aChange({ description: 'Hood Panel' }),
      aChange({
        id: 'gone',
        itemNumber: 'FO1',
        description: 'Fender',
        change: 'removed',
        message: 'Part was removed',
        from: 2,
        to: 0,
      }),
    ];
    const { user, server } = openCart({ cart: aCartServer({ items: [aCartItem({ quantity: 3 })], changes }) });
    const told = within(await alert());
    expect(told.getByText('Hood Panel').parentElement?.textContent).toBe(
      'Hood PanelPart was reduced in quantity (10 → 3)',
    );
    expect(told.getByText('Fender').parentElement?.textContent).toBe('FenderPart was removed (2 → 0)');
    expect(server.countOf('POST /wb/cart/RefreshCart')).toBe(0);
    await user.click(told.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(server.countOf('POST /wb/cart/RefreshCart')).toBe(1));
    const kept = within(await screen.findByRole('region', { name: 'Changes in your cart' }));
    expect(kept.getByRole('link', { name: 'Find a replacement' }).getAttribute('href')).toBe('/FO1');
    await user.click(kept.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes in your cart' })).toBeNull());
  });

  it('is looked for every 240000 ms', async () => {
    const { queryClient } = openCart({ path: '/contact', cart: withHood() });
    await icon('Cart, 1 item');
    const intervals = queryClient
      .getQueryCache()
      .find({ queryKey: ['cart', 'u7', 'active'] })
      ?.observers.map(({ options }) => options.refetchInterval);
    expect(intervals?.filter(Boolean)).toEqual([240_000]);
  });

  it('is found out about when somebody comes back to the tab', async () => {
    const { cart } = openCart({ path: '/contact', cart: withHood() });
    await icon('Cart, 1 item');
    cart.become([], [aChange({ change: 'removed', message: 'Part was removed' })]);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await alert()).toBeTruthy();
  });
});

it('another postal code shows the cart that the server has cleared', async () => {
  const { user, cart, server } = openCart({ path: '/contact', cart: withHood(), user: { postalCode: '60601' } });
  await icon('Cart, 1 item');
  await user.click(screen.getByRole('button', { name: 'Change postal code', hidden: true }));
  const field = await screen.findByRole('textbox', { name: 'Postal code' });
  await user.clear(field);
  await user.type(field, '80216{Enter}');
  await icon('Cart, 0 items');
  expect(cart.clears).toEqual(['postal code']);
  expect(server.countOf('DELETE /wb/Cart/ClearCartItems')).toBe(0);
});

it.each([
  { isFleet: false, clears: ['logout'] },
  { isFleet: true, clears: ['fleet login'] },
])('signing out clears the cart, but in a Fleet ($isFleet)', async ({ isFleet, clears }) => {
  const { user, cart } = openCart({ account: { isFleet }, cart: withHood() });
  await screen.findByRole('button', { name: /^Cart,/ });
  await waitFor(() => expect(cart.clears).toEqual(isFleet ? clears : []));
  await user.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
  await screen.findByRole('dialog', { name: 'Sign in' });
  await waitFor(() => expect(cart.clears).toEqual(clears));
  await waitFor(() => expect(flag()).toBeUndefined());
});
