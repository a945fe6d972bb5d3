import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { anAnswer } from '../../../../builders/answers.ts';
import { aCartItem } from '../../../../builders/cart-views.ts';
import { aPart } from '../../../../builders/parts.ts';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { openCart } from './open-cart.tsx';

type Opened = ReturnType<typeof openCart>;

const REDUCED = 'Unable to add more to your cart. The quantity in your cart has been reduced.';
const SOME = 'Some items were added to your cart. Quantity excedes availability.';

interface Place {
  readonly where: string;
  readonly path?: string;
  readonly cart: ReturnType<typeof aCartServer>;
  readonly act: (opened: Opened) => Promise<void>;
  readonly says: string;
}

const PLACES: readonly Place[] = [
  {
    where: 'a quantity that is changed in the cart',
    cart: aCartServer({ items: [aCartItem({ uomQuantityAvailable: 5 })], updateOutcome: 'reduced' }),
    act: async ({ user }) =>
      user.selectOptions(await screen.findByRole('combobox', { name: 'Quantity of Hood Panel' }), '5'),
    says: `${REDUCED} 5 available, 5 in your cart.`,
  },
  {
    where: 'a line that Undo puts back',
    cart: aCartServer({ items: [aCartItem()], outcome: 'partly added' }),
    async act({ user }) {
      await user.click(await screen.findByRole('button', { name: 'Remove Hood Panel' }));
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
    },
    says: `${SOME} 10 available, 2 in your cart.`,
  },
  {
    where: 'a shared cart that is copied',
    path: '/cart/shared/s1',
    cart: aCartServer({ brought: [aCartItem()], outcome: 'reduced' }),
    act: async ({ user }) => user.click(await screen.findByRole('button', { name: 'Copy to my cart' })),
    says: `${REDUCED} 10 available, 2 in your cart.`,
  },
  {
    where: 'a row of a quick order',
    path: '/cart/quick-order',
    cart: aCartServer({ outcome: 'partly added' }),
    async act({ user, server }) {
      const found = { parts: [aPart({ partNumber: 'GM1000101' })] };
      server.willAnswer('GET /wb/part/GetByList', anAnswer(catalogueContract.getPartsByList, found));
      await user.type(await screen.findByRole('textbox', { name: 'Part numbers and quantities' }), 'GM1000101, 2');
      await user.click(screen.getByRole('button', { name: 'Check parts' }));
      await user.click(await screen.findByRole('button', { name: 'Add 1 part to cart' }));
    },
    says: `1 part was added to your cart. GM1000101: ${SOME} 10 available, 2 in your cart.`,
  },
];

it.each(PLACES)('$where says how many there are beside the text of the spec', async ({ path, cart, act, says }) => {
  const opened = openCart({ cart, ...(path && { path }) });
  await act(opened);
  expect(await screen.findByText(says)).toBeTruthy();
});
