import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { aCartItem } from '../../../../builders/cart-views.ts';
import { aPartCard } from '../../../../builders/part-cards.ts';
import { aPart } from '../../../../builders/parts.ts';
import { aShoppingAccount, aSignedInUser } from '../../../../builders/store.ts';
import { aCatalogue } from '../../../support/a-catalogue.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';
import { GOING_ON, openCart } from './open-cart.tsx';

const UPDATE = 'POST /wb/cart/UpdateFavorites';
const BY_LIST = 'GET /wb/part/GetByList';

const aFavourite = (overrides: object = {}) => ({
  itemNumber: 'GM1000101',
  companyCode: '001',
  description: 'Hood Panel',
  image: '',
  ...overrides,
});
const star = (name = 'Favorite: Hood Panel') => screen.findByRole('button', { name });
const isPressed = async (name?: string) => (await star(name)).getAttribute('aria-pressed');

describe('the star', () => {
  it('of a part in a list keeps it, and lets it go', async () => {
    const cart = aCartServer();
    const server = aServer({
      users: [aSignedInUser({ account: aShoppingAccount() })],
      catalogue: aCatalogue({ parts: [aPartCard()] }),
      cart,
    });
    const { user } = openSignedIn(server, { path: '/2019/Toyota/Camry/-/headlamp', cookies: GOING_ON });
    const { webDescription, partNumber } = aPartCard();
    const name = `Favorite: ${webDescription}`;
    expect(await isPressed(name)).toBe('false');
    await user.click(await star(name));
    await waitFor(async () => expect(await isPressed(name)).toBe('true'));
    await waitFor(() => expect(cart.favourites()).toEqual([partNumber]));
    await user.click(await star(name));
    await waitFor(() => expect(cart.favourites()).toEqual([]));
  });

  it('of the page of a part keeps it', async () => {
    const cart = aCartServer();
    const server = aServer({ cart });
    server.willAnswer('GET /wb/part/GetByPartNumber', anAnswer(catalogueContract.getPart, aPart()));
    const { user } = openSignedIn(server, { path: '/Toyota/Camry/Hoods/+pGM1000101', cookies: GOING_ON });
    const button = await screen.findByRole('button', { name: 'Favorite' });
    await user.click(button);
    await waitFor(() => expect(cart.favourites()).toEqual([aPart().partNumber]));
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  });

  it('of a line in the cart keeps what others are kept already', async () => {
    const cart = aCartServer({ items: [aCartItem()], favourites: [aFavourite({ itemNumber: 'OTHER' })] });
    const { user } = openCart({ cart });
    await user.click(await star());
    await waitFor(() => expect(cart.favourites()).toEqual(['GM1000101', 'OTHER']));
  });

  it('keeps what another tab has kept meanwhile', async () => {
    const cart = aCartServer({ items: [aCartItem()] });
    const { user } = openCart({ cart });
    await star();
    cart.answer('POST /wb/cart/UpdateFavorites', new URLSearchParams(), [
      { itemnumber: 'ELSEWHERE', companycode: '001', description: 'Fender', image: '' },
    ]);
    await user.click(await star());
    await waitFor(() => expect(cart.favourites()).toEqual(['GM1000101', 'ELSEWHERE']));
  });

  it('that could not be kept is as it was, and says why', async () => {
    const text = 'You already have 200 favorites. Remove one you no longer need.';
    const { user } = openCart({
      cart: aCartServer({ items: [aCartItem()] }),
      prepare: (server) => server.willAnswer(UPDATE, aRefusal({ status: 409, code: 'conflict', text })),
    });
    await user.click(await star());
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await waitFor(async () => expect(await isPressed()).toBe('false'));
  });
});

describe('the list of favourites', () => {
  const path = '/cart/favorites';

  function openList(favourites: ReturnType<typeof aFavourite>[], sold: readonly Part[] = [aPart()]) {
    const cart = aCartServer({ favourites });
    const opened = openCart({
      path,
      cart,
      prepare: (server) => server.willAnswer(BY_LIST, anAnswer(catalogueContract.getPartsByList, { parts: [...sold] })),
    });
    return { ...opened, cart };
  }
  const row = async (name = 'Hood Panel') => within(await screen.findByRole('article', { name }));

  it('is one press from the cart and from the cart in short', async () => {
    const { user } = openCart();
    expect((await screen.findByRole('link', { name: 'Favorites' })).getAttribute('href')).toBe(path);
    await user.click(await screen.findByRole('button', { name: 'Cart, 0 items' }));
    const mini = within(await screen.findByRole('dialog', { name: 'Your cart' }));
    await user.click(mini.getByRole('link', { name: 'Favorites' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Favorites' })).toBeTruthy();
  });

  it('says what to do when there are none', async () => {
    openList([]);
    expect(await screen.findByText('You have no favorites yet')).toBeTruthy();
    expect(screen.getByText('Select the star on a part to save it here.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find parts' }).getAttribute('href')).toBe('/');
  });

  it('puts as many of a part into the cart as are wanted, and begins with one again', async () => {
    const { user, cart } = openList([aFavourite()]);
    const quantity = (await row()).getByRole<HTMLSelectElement>('combobox', { name: 'Quantity of Hood Panel' });
    await user.selectOptions(quantity, '4');
    await user.click((await row()).getByRole('button', { name: /^Add to cart: / }));
    await waitFor(() => expect(cart.items()).toMatchObject([{ itemNumber: 'GM1000101', quantity: 4 }]));
    await waitFor(() => expect(quantity.value).toBe('1'));
  });

  it('leaves a part standing that is let go, to be taken back', async () => {
    const { user, cart } = openList([aFavourite()]);
    await user.click(await star());
    await waitFor(() => expect(cart.favourites()).toEqual([]));
    await waitFor(async () => expect(await isPressed()).toBe('false'));
    await user.click(await star());
    await waitFor(() => expect(cart.favourites()).toEqual(['GM1000101']));
  });

  it('says of a part that is not offered any more that it is not, and can not add it', async () => {
    openList([aFavourite({ itemNumber: 'GONE', description: 'Fender' })]);
    expect((await row('Fender')).getByText('This part is not available right now.')).toBeTruthy();
    expect((await row('Fender')).queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });

  it('that can not be read says why, and tries again', async () => {
    const { user } = openCart({
      path,
      cart: aCartServer({ favourites: [aFavourite()] }),
      prepare: (server) => {
        server.willAnswer(
          'GET /wb/cart/GetFavorites',
          aRefusal({ status: 400, code: 'invalid_input', text: 'Not now' }),
        );
        server.willAnswer(BY_LIST, anAnswer(catalogueContract.getPartsByList, { parts: [aPart()] }));
      },
    });
    expect(await screen.findByText('Not now')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row()).toBeTruthy();
  });
});
