import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCartItem } from '../../../../builders/cart-views.ts';
import { openStore } from '../../../support/open-store.tsx';
import { aCheckoutServer } from '../../../support/servers/a-checkout-server.ts';
import { aServer, PASSWORD } from '../../../support/servers/a-server.ts';
import { openCheckout } from './open-checkout.tsx';

const poNumber = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'PO number' });

/** Types a PO number at checkout, and leaves the page as a closed or reloaded one is left. */
async function typePoNumber(checkout = aCheckoutServer()) {
  const store = openCheckout({ checkout });
  await store.user.type(await poNumber(), 'OLD-PO');
  return store;
}

describe('what was typed for an order', () => {
  it.each([
    { what: 'the cart was cleared and filled again', change: { begunVersion: 7 } },
    { what: 'another job cart is worked in', change: { cartId: 'u7-3-j1' } },
  ])('is forgotten when $what', async ({ change }) => {
    await typePoNumber();
    cleanup();
    const checkout = aCheckoutServer();
    checkout.become([aCartItem()], [], change);
    openCheckout({ checkout });
    expect((await poNumber()).value).toBe('');
  });

  it('is forgotten by the page that stands open, too', async () => {
    const checkout = aCheckoutServer();
    const { queryClient } = await typePoNumber(checkout);
    checkout.become([aCartItem()], [], { begunVersion: 7 });
    await queryClient.invalidateQueries();
    await waitFor(async () => expect((await poNumber()).value).toBe(''));
  });

  it('does not come back with the job cart that it was typed for', async () => {
    await typePoNumber();
    cleanup();
    const other = aCheckoutServer();
    other.become([aCartItem()], [], { cartId: 'u7-3-j1' });
    const { user } = openCheckout({ checkout: other });
    await user.type(await poNumber(), 'OTHER-PO');
    cleanup();
    openCheckout();
    expect((await poNumber()).value).toBe('');
  });

  it('is forgotten with the sign-out, also where the cart stays', async () => {
    const { user } = await typePoNumber();
    await user.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    await screen.findByRole('dialog', { name: 'Sign in' });
    cleanup();
    openCheckout();
    expect((await poNumber()).value).toBe('');
  });

  it('is forgotten where a page is opened after the session has ended', async () => {
    await typePoNumber();
    cleanup();
    openStore(aServer(), { path: '/checkout' });
    await screen.findByRole('dialog', { name: 'Sign in' });
    cleanup();
    openCheckout();
    expect((await poNumber()).value).toBe('');
  });

  it('stays in the page over which a lost session is taken up again', async () => {
    const { user, server, call } = await typePoNumber();
    server.endSessions();
    await call();
    const login = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    await user.type(login.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull());
    expect((await poNumber()).value).toBe('OLD-PO');
  });
});
