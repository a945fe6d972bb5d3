import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { aCartItem, aRecycledItem } from '../../../../builders/cart-views.ts';
import { aPartCard, aRecycledCard } from '../../../../builders/part-cards.ts';
import { aPart } from '../../../../builders/parts.ts';
import { aShoppingAccount, aSignedInUser } from '../../../../builders/store.ts';
import { aCatalogue } from '../../../support/a-catalogue.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';
import { GOING_ON, MAY_CHECK_OUT } from './open-cart.tsx';

const ADD = 'POST /wb/cart/InsertCartItem';
const REQUEST = 'POST /wb/cart/RequestAccount';

interface ListOptions {
  readonly cart?: ReturnType<typeof aCartServer>;
  readonly user?: Partial<ReturnType<typeof aSignedInUser>>;
  readonly card?: ReturnType<typeof aPartCard>;
  readonly prepare?: (server: ReturnType<typeof aServer>) => void;
}

/** The store at a list of one part. */
async function openList({ cart = aCartServer(), user = {}, card = aPartCard(), prepare }: ListOptions = {}) {
  const server = aServer({
    users: [aSignedInUser({ account: aShoppingAccount(), ...user })],
    catalogue: aCatalogue({ parts: [card] }),
    cart,
  });
  prepare?.(server);
  const line = card.guid === null ? '' : '/+l2';
  const opened = openSignedIn(server, { path: `/2019/Toyota/Camry/-/headlamp${line}`, cookies: GOING_ON });
  await screen.findByRole('article');
  return { ...opened, server, cart };
}

const addButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Add to cart: / });
const success = async () => within(await screen.findByRole('dialog', { name: 'Success' }));
const refusedWith = (text: string) => (server: ReturnType<typeof aServer>) =>
  server.willAnswer(ADD, aRefusal({ status: 409, code: 'conflict', text }));

describe('adding a part from a list', () => {
  it("puts one into the cart with its vehicle, says 'Success', and leads to checkout", async () => {
    const { user, cart, server } = await openList({ user: MAY_CHECK_OUT });
    await user.click(await addButton());
    const dialog = await success();
    expect(dialog.getByText('Item added to shopping cart.')).toBeTruthy();
    expect(await screen.findByText('Item was added to your cart')).toBeTruthy();
    expect(cart.items()).toMatchObject([{ itemNumber: 'LV-00017L', quantity: 1 }]);
    expect(server.bodies[server.calls.indexOf(ADD)]).toMatchObject({
      items: [{ vehicleYear: 2019, vehicleMake: 'Toyota', vehicleModel: 'Camry' }],
    });
    await user.click(dialog.getByRole('button', { name: 'Checkout' }));
    await waitFor(() => expect(window.location.pathname).not.toContain('/headlamp'));
  });

  it('offers only Continue Shopping to whoever may not check out', async () => {
    const { user } = await openList();
    await user.click(await addButton());
    const dialog = await success();
    expect(dialog.queryByRole('button', { name: 'Checkout' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Continue Shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toContain('/headlamp');
  });

  it.each([
    {
      outcome: 'partly added',
      text: 'Some items were added to your cart. Quantity excedes availability. 10 available, 1 in your cart.',
    },
    {
      outcome: 'reduced',
      text: 'Unable to add more to your cart. The quantity in your cart has been reduced. 10 available, 1 in your cart.',
    },
    { outcome: 'removed', text: 'This part is no longer available.' },
  ] satisfies { outcome: AddOutcome; text: string }[])('that ends as $outcome says so', async ({ outcome, text }) => {
    const { user } = await openList({ cart: aCartServer({ outcome }) });
    await user.click(await addButton());
    expect(await screen.findAllByText(text)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Success' })).toBeNull();
  });

  it.each([
    'Unable to add the part to your cart. The part is no longer be available.',
    'Error updating part. Does not exist.',
    'Your cart is full. Remove a part before you add another.',
  ])("that is refused with '%s' says so", async (text) => {
    const { user } = await openList({ prepare: refusedWith(text) });
    await user.click(await addButton());
    expect(await screen.findAllByText(text)).toBeTruthy();
  });

  it('without an account for the line offers to request one of the provider, and says that it was sent', async () => {
    const text = 'Sorry, but you must have an active Recycled Account to purchase this part.';
    const refusal = () => aRefusal({ status: 403, code: 'forbidden', text });
    const { user, server } = await openList({
      card: aRecycledCard(),
      prepare: (store) => store.willAnswer(ADD, refusal(), refusal()),
    });
    const ask = async () => {
      await user.click(await addButton());
      const dialog = within(await screen.findByRole('dialog', { name: text }));
      await user.dblClick(dialog.getByRole('button', { name: 'Request an account' }));
    };
    await ask();
    expect(await screen.findByText('Your request was sent. Your provider will contact you.')).toBeTruthy();
    expect(server.bodies[server.calls.indexOf(REQUEST)]).toEqual({ LineOfBusinessKey: 2 });
    expect(server.countOf(REQUEST)).toBe(1);
    await ask();
    const again = 'Your account has already requested this. Your provider will contact you.';
    expect(await screen.findByText(again)).toBeTruthy();
  });

  it('without an account for the line asks for none when somebody thinks better of it', async () => {
    const text = 'Sorry, but you must have an active Aftermarket Account to purchase this part.';
    const { user, server } = await openList({
      prepare: (store) => store.willAnswer(ADD, aRefusal({ status: 403, code: 'forbidden', text })),
    });
    await user.click(await addButton());
    const dialog = within(await screen.findByRole('dialog', { name: text }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.countOf(REQUEST)).toBe(0);
  });

  it('is not possible for a recycled part that is in the cart', async () => {
    await openList({ card: aRecycledCard(), cart: aCartServer({ items: [aRecycledItem()] }) });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'In your cart' });
    expect(button.disabled).toBe(true);
  });

  it.each([{ availability: 'call' }, { availability: 'backordered' }, { availability: 'loading' }] as const)(
    'is not possible for one that is $availability',
    async ({ availability }) => {
      await openList({ card: aPartCard({ availability }) });
      expect((await addButton()).disabled).toBe(true);
    },
  );

  it('pressed twice before there is an answer adds once', async () => {
    const { user, server } = await openList();
    server.willHold(ADD);
    await user.dblClick(await addButton());
    await waitFor(() => expect(server.countOf(ADD)).toBe(1));
  });
});

it('adding from the part page adds what is chosen there, and begins with one again', async () => {
  const cart = aCartServer();
  const server = aServer({ cart });
  server.willAnswer('GET /wb/part/GetByPartNumber', anAnswer(catalogueContract.getPart, aPart()));
  const { partNumber, companyCode, unitOfMeasure, uomQuantityAvailable } = aPart();
  server.willAnswer(
    'GET /wb/aisle/GetPricingAndAvailability',
    anAnswer(catalogueContract.getPricing, {
      ...aPart(),
      partNumber,
      companyCode,
      unitOfMeasure,
      uomQuantityAvailable,
    }),
  );
  const { user } = openSignedIn(server, { path: '/2016/Toyota/Camry/Hoods/+pGM1000101', cookies: GOING_ON });
  const quantity = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Quantity' });
  await user.selectOptions(quantity, '3');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await success();
  expect(cart.items()).toMatchObject([{ itemNumber: aCartItem().itemNumber, quantity: 3 }]);
  await waitFor(() => expect(quantity.value).toBe('1'));
});
