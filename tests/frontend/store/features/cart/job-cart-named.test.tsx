import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { repairOrderOfJob, vehicleOfJob } from '#shared/texts/checkout/checkout-page-texts.ts';
import { aCartItem, aRecycledItem } from '../../../../builders/cart-views.ts';
import { aPartCard } from '../../../../builders/part-cards.ts';
import { aShoppingAccount, aSignedInUser } from '../../../../builders/store.ts';
import { aCatalogue } from '../../../support/a-catalogue.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { aCheckoutServer } from '../../../support/servers/a-checkout-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';
import { openCheckout } from '../checkout/open-checkout.tsx';
import { GOING_ON, MAY_CHECK_OUT, openCart } from './open-cart.tsx';

const JOB = { label: 'Blue van', vehicle: '2019 Ford Transit', repairOrder: 'RO 7' };
const NAMED = 'Job cart: Blue van · 2019 Ford Transit · RO 7';

function forJob<Server extends Pick<ReturnType<typeof aCartServer>, 'become'>>(
  server: Server,
  job = JOB,
  items = [aCartItem()],
): Server {
  server.become(items, [], { cartId: 'u7-3-j1', job });
  return server;
}

describe('the job cart that one works in is named', () => {
  it('in the header', async () => {
    openCart({ path: '/contact', cart: forJob(aCartServer()) });
    expect(await screen.findByRole('button', { name: 'Cart, 1 item, Blue van' })).toBeTruthy();
    expect(within(screen.getByRole('banner')).getByText('Blue van')).toBeTruthy();
  });

  it('in the cart, and in the small one', async () => {
    const { user } = openCart({ cart: forJob(aCartServer()) });
    expect(await screen.findByText(NAMED)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /^Cart, 1 item/ }));
    expect(within(await screen.findByRole('dialog', { name: 'Your cart' })).getByText(NAMED)).toBeTruthy();
  });

  it.each([
    { outcome: 'added', said: NAMED },
    {
      outcome: 'partly added',
      said: 'Some items were added to your cart. Quantity excedes availability. 10 available, 1 in your cart. Job cart: Blue van.',
    },
  ] as const)('where a part is $outcome', async ({ outcome, said }) => {
    const account = aShoppingAccount();
    const cart = forJob(aCartServer({ outcome }));
    const users = [aSignedInUser({ account, ...MAY_CHECK_OUT })];
    const server = aServer({ users, catalogue: aCatalogue({ parts: [aPartCard()] }), cart });
    const { user } = openSignedIn(server, { path: '/2019/Toyota/Camry/-/headlamp', cookies: GOING_ON });
    await screen.findByRole('button', { name: /^Cart, 1 item, Blue van/ });
    await user.click(await screen.findByRole('button', { name: /^Add to cart: / }));
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  });

  it('at checkout', async () => {
    openCheckout({ checkout: forJob(aCheckoutServer()) });
    expect(await screen.findByText(NAMED)).toBeTruthy();
  });

  it('and the cart that everybody has is not', async () => {
    openCart({ cart: aCartServer({ items: [aCartItem()] }) });
    await screen.findByRole('article', { name: 'Hood Panel' });
    expect(screen.queryByText(/^Job cart: /)).toBeNull();
  });
});

describe('checkout begins with what is known of the job', () => {
  const textIn = async (name: string) => (await screen.findByRole<HTMLInputElement>('textbox', { name })).value;
  const separate = { showSeparatePoFieldsForLineOfBusiness: true };

  it('its repair order number is the PO number, and goes with the vehicle as instructions', async () => {
    openCheckout({ checkout: forJob(aCheckoutServer()) });
    expect(await textIn('PO number')).toBe('RO 7');
    expect(await textIn('VIN')).toBe('');
    expect(await textIn('Special instructions')).toBe(
      [vehicleOfJob('2019 Ford Transit'), repairOrderOfJob('RO 7')].join('\n'),
    );
  });

  it('of each line that is in the cart, where those have fields of their own', async () => {
    const items = [aCartItem(), aRecycledItem()];
    openCheckout({ account: separate, checkout: forJob(aCheckoutServer(), JOB, items) });
    expect(await textIn('Aftermarket PO Number')).toBe('RO 7');
    expect(await textIn('Salvage PO Number')).toBe('RO 7');
  });

  it('a vehicle that is a VIN is the VIN', async () => {
    const job = { label: 'Blue van', vehicle: '1HGCM82633A004352', repairOrder: '' };
    openCheckout({ checkout: forJob(aCheckoutServer(), job) });
    expect(await textIn('VIN')).toBe('1HGCM82633A004352');
    expect(await textIn('PO number')).toBe('');
    expect(await textIn('Special instructions')).toBe('');
  });

  it('and what is typed instead of it stays', async () => {
    const user: Partial<SignedInUser> = {};
    const opened = openCheckout({ user, checkout: forJob(aCheckoutServer()) });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'PO number' });
    await opened.user.clear(field);
    await opened.user.type(field, 'PO-9');
    expect(field.value).toBe('PO-9');
  });
});
