import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCartItem, aRecycledItem } from '../../../../builders/cart-views.ts';
import { aPartCard } from '../../../../builders/part-cards.ts';
import { aSignedInUser } from '../../../../builders/store.ts';
import { aCatalogue } from '../../../support/a-catalogue.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCheckoutServer } from '../../../support/servers/a-checkout-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';
import { openCheckout } from '../checkout/open-checkout.tsx';
import { GOING_ON, openCart } from './open-cart.tsx';

const MISMATCH = 'The cart contains products that are not valid for the selected insurance carrier…';
const REMOVE = 'Remove Parts and Continue';
const GO_ON = 'Continue as a non-insurance order';

/** The insurance company does not pay for the hood panel. */
const insured = () => aCheckoutServer({ items: [aCartItem(), aRecycledItem()], insuranceCompany: 'Lakeside Casualty' });
const notice = async () => within(await screen.findByRole('region', { name: 'Insurance' }));

describe('what the insurance company of the cart does not pay for', () => {
  it('is said in the cart, above it and at the part itself', async () => {
    openCart({ cart: insured() });
    const said = await notice();
    expect(said.getByText(MISMATCH)).toBeTruthy();
    expect(said.getByText('Hood Panel')).toBeTruthy();
    const [hood, engine] = [
      await screen.findByRole('article', { name: 'Hood Panel' }),
      screen.getByRole('article', { name: 'Engine, 2.5L' }),
    ];
    expect(within(hood).getByText('Lakeside Casualty does not cover this part.')).toBeTruthy();
    expect(within(engine).queryByText(/does not pay/)).toBeNull();
  });

  it.each([
    { choice: REMOVE, left: ['7d3c'] },
    { choice: GO_ON, left: ['GM1000101', '7d3c'] },
  ])('is settled in the cart by $choice', async ({ choice, left }) => {
    const { user, cart } = openCart({ cart: insured() });
    await user.click((await notice()).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Insurance' })).toBeNull());
    expect(cart.items().map(({ itemNumber }) => itemNumber)).toEqual(left);
  });

  it('is said in the list too, which leads to the cart', async () => {
    const server = aServer({
      users: [aSignedInUser()],
      catalogue: aCatalogue({ parts: [aPartCard()] }),
      cart: insured(),
    });
    openSignedIn(server, { path: '/2019/Toyota/Camry/-/headlamp', cookies: GOING_ON });
    const said = await notice();
    expect(said.getByText(MISMATCH)).toBeTruthy();
    expect(said.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
  });

  it('is asked about at checkout with the focus on the choice that removes nothing', async () => {
    const { user, checkout } = openCheckout({ checkout: insured() });
    const dialog = await screen.findByRole('dialog', { name: MISMATCH });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(GO_ON));
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([GO_ON, REMOVE]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(checkout.items()).toHaveLength(2);
  });

  it('is nothing where it pays for all of it', async () => {
    openCart({ cart: aCheckoutServer({ items: [aCartItem()] }) });
    await screen.findByRole('article', { name: 'Hood Panel' });
    expect(screen.queryByRole('region', { name: 'Insurance' })).toBeNull();
  });
});
