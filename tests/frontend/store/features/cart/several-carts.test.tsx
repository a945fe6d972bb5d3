import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cents } from '#shared/values/money.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { aCartItem } from '../../../../builders/cart-views.ts';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { openCart } from './open-cart.tsx';

const aSnapshot = (reason = 'cleared') => ({
  id: `2026-03-02T15:00:00.000Z ${reason}`,
  cartId: 'u7-3',
  at: '2026-03-02T15:00:00.000Z',
  reason,
  itemCount: 2,
});
const aSummary = (overrides: object = {}) => ({
  cartId: 'u7-3',
  job: null,
  isActive: true,
  itemCount: 1,
  updatedAt: '2026-03-02T15:00:00.000Z',
  ...overrides,
});
const JOB = { label: 'Blue van', vehicle: '2019 Ford Transit', repairOrder: 'RO 7' };

describe('earlier carts', () => {
  it.each([
    { reason: 'cleared', text: 'Cleared' },
    { reason: 'logout', text: 'Signed out' },
    { reason: 'fleet login', text: 'New session' },
    { reason: 'postal code', text: 'Postal code changed' },
    { reason: 'customer', text: 'Continued as a guest' },
    { reason: 'new session', text: 'New session started' },
    { reason: 'order placed', text: 'Ordered' },
    { reason: 'sent to parent', text: 'Sent for approval' },
    { reason: 'order as', text: 'Started a new order for this account' },
    { reason: 'refresh', text: 'Availability changed' },
    { reason: 'cart deleted', text: 'Job cart deleted' },
  ])("that were left by $reason say '$text'", async ({ reason, text }) => {
    openCart({ cart: aCartServer({ snapshots: [aSnapshot(reason)] }) });
    await screen.findByText('Earlier carts');
    const [entry] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Restore'));
    expect(entry?.textContent).toContain(text);
    expect(entry?.textContent).toContain('2 items');
  });

  it('come back whole', async () => {
    const cart = aCartServer({ snapshots: [aSnapshot()], brought: [aCartItem()] });
    const { user } = openCart({ cart });
    await user.click(await screen.findByText('Earlier carts'));
    await user.click(screen.getByRole('button', { name: /^Restore the cart from .+ with 2 items$/ }));
    expect(await screen.findByText('The cart was restored.')).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Hood Panel' })).toBeTruthy();
  });

  it('say what did not come back as it was', async () => {
    const cart = aCartServer({ snapshots: [aSnapshot()], brought: [aCartItem()], outcome: 'partly added' });
    const { user } = openCart({ cart });
    await user.click(await screen.findByText('Earlier carts'));
    await user.click(screen.getByRole('button', { name: /^Restore the cart from/ }));
    const told = within(await screen.findByRole('dialog', { name: 'The cart was restored with changes' }));
    expect(told.getByText('Hood Panel').parentElement?.textContent).toBe(
      'Hood PanelSome items were added to your cart. Quantity excedes availability. 10 available, 2 in your cart.',
    );
  });
});

describe('job carts', () => {
  const open = async (cart: ReturnType<typeof aCartServer>) => {
    const opened = openCart({ cart });
    await opened.user.click(await screen.findByText('Job carts'));
    return opened;
  };

  it('are listed with what they are for, the one in use marked', async () => {
    await open(aCartServer({ carts: [aSummary(), aSummary({ cartId: 'u7-3-j1', job: JOB, isActive: false })] }));
    expect((await screen.findByText('Main cart')).parentElement?.textContent).toBe(
      ['Main cart', 'In use', ' · 1 item'].join(''),
    );
    expect(screen.getByText('Blue van').parentElement?.textContent).toBe('Blue van1 item · 2019 Ford Transit · RO 7');
  });

  it('are chosen to work on', async () => {
    const carts = [aSummary(), aSummary({ cartId: 'u7-3-j1', job: JOB, isActive: false })];
    const { user, server } = await open(aCartServer({ carts }));
    await user.click(await screen.findByRole('button', { name: 'Switch to this cart' }));
    await waitFor(() => expect(server.bodies).toContainEqual({ CartId: 'u7-3-j1' }));
  });

  it('are begun with a job, a vehicle and a repair order', async () => {
    const { user, server } = await open(aCartServer({ carts: [aSummary()] }));
    await user.click(screen.getByRole('button', { name: 'New job cart' }));
    await user.type(await screen.findByRole('textbox', { name: 'Job' }), 'Blue van{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Vehicle' }), '2019 Ford Transit{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Repair order' }), 'RO 7{Enter}');
    await waitFor(() => expect(server.countOf('PUT /wb/cart/SetActiveCart')).toBe(1));
    expect(server.bodies).toContainEqual({ Label: 'Blue van', Vehicle: '2019 Ford Transit', RepairOrder: 'RO 7' });
  });

  it('are deleted when somebody is sure', async () => {
    const { user, server } = await open(aCartServer({ carts: [aSummary({ job: JOB, isActive: false })] }));
    await user.click(await screen.findByRole('button', { name: 'Delete job cart' }));
    const question = 'Delete this job cart? You can restore its parts for 30 days.';
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    await user.click(dialog.getByRole('button', { name: 'Delete job cart' }));
    await waitFor(() => expect(server.countOf('DELETE /wb/cart/DeleteCart')).toBe(1));
  });

  it('are not offered to somebody who completes a sent cart (decision B166)', async () => {
    const orderAs = { accountId: 30, approval: { id: 'h1', sentBy: 'Eddie Espinoza', note: '' } };
    openCart({ user: { orderAs }, cart: aCartServer({ carts: [aSummary()], snapshots: [aSnapshot()] }) });
    await screen.findByText('Earlier carts');
    expect(screen.queryByText('Job carts')).toBeNull();
  });

  it('are shared by a link', async () => {
    const { user } = await open(aCartServer({ carts: [aSummary()] }));
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Share with your account' }));
    const text = 'Link copied. Anyone in your account can use it for 30 days.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/cart/shared/s1`);
  });
});

describe('a shared cart', () => {
  const path = '/cart/shared/s1';

  it('is seen, and copied into the own one', async () => {
    const { user } = openCart({ path, cart: aCartServer({ brought: [aCartItem()] }) });
    await screen.findByRole('heading', { level: 1, name: 'Shared cart' });
    await user.click(await screen.findByRole('button', { name: 'Copy to my cart' }));
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
    expect(await screen.findByRole('article', { name: 'Hood Panel' })).toBeTruthy();
  });

  it('that holds nothing says so', async () => {
    openCart({ path });
    expect(await screen.findByText('This cart is empty.')).toBeTruthy();
  });

  it('whose link has ended says so', async () => {
    openCart({
      path,
      prepare: (server) =>
        server.willAnswer(
          'GET /wb/cart/GetSharedCart',
          aRefusal({ status: 404, code: 'not_found', text: 'Not found' }),
        ),
    });
    expect(await screen.findByText('This shared cart does not exist, or its link has expired.')).toBeTruthy();
  });
});

describe('the estimate', () => {
  const path = '/cart/estimate';

  it('shows store prices, and nowhere what the part costs the account', async () => {
    const item = aCartItem({
      storeTotal: cents(250_00),
      vehicleYear: 2019,
      vehicleMake: 'Toyota',
      vehicleModel: 'Camry',
      selectedWarranty: { warrantyCode: '24L', description: '24 months labor', cost: cents(15_00) },
    });
    openCart({ path, cart: aCartServer({ items: [item] }) });
    const row = await screen.findByRole('row', { name: /^Hood Panel/ });
    expect(screen.getByRole('heading', { level: 1, name: 'Estimate' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeTruthy();
    expect(row.textContent).toBe('Hood Panel2019 Toyota Camry · 24 months labor2 Each$250.00');
    expect(screen.getByRole('row', { name: /^Total/ }).textContent).toBe('Total$250.00');
    const { textContent } = screen.getByRole('main');
    expect(textContent).toContain('Summit East');
    expect(textContent).toContain('Prices as of today. Taxes and shipping are not included.');
    for (const cost of ['$200.00', '$100.00', '$120.00', '$15.00']) expect(textContent).not.toContain(cost);
  });

  it('is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = openCart({ path, cart: aCartServer({ items: [aCartItem({ storeTotal: cents(250_00) })] }) });
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is not there without store prices', async () => {
    openCart({ path, cart: aCartServer({ items: [aCartItem()] }) });
    expect(await screen.findByText('Your account needs store prices to make an estimate.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to cart' })).toBeTruthy();
  });
});
