import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { cents } from '#shared/values/money.ts';
import { anAnswer } from '../../../../../builders/answers.ts';
import { aPartCard } from '../../../../../builders/part-cards.ts';
import { aPart, aPricing } from '../../../../../builders/parts.ts';
import { aSignedInUser } from '../../../../../builders/store.ts';
import { aCatalogue } from '../../../../support/a-catalogue.ts';
import { openSignedIn } from '../../../../support/open-store.tsx';
import { aCartServer } from '../../../../support/servers/a-cart-server.ts';
import { aServer } from '../../../../support/servers/a-server.ts';
import { GOING_ON } from '../open-cart.tsx';

export const BY_LIST = 'GET /wb/part/GetByList';
export const ADD = 'POST /wb/cart/InsertCartItems';

/** Stock is ten of each part, except three of the rare part and none of the sold-out part. */
const SOLD: readonly Part[] = [
  ...Array.from({ length: 60 }, (_, index) => aPart({ partNumber: `GOOD-${index}`, uomQuantityAvailable: 10 })),
  aPart({ partNumber: 'RARE-1', uomQuantityAvailable: 3 }),
  aPart({ partNumber: 'GONE-1', uomQuantityAvailable: 0, availability: 'backordered' }),
  aPart({
    partNumber: 'BOXED-1',
    uomQuantityAvailable: 10,
    alternateUnits: [
      {
        ...aPricing({ customerPrice: cents(380_00), uomQuantityAvailable: 2 }),
        unitOfMeasure: 'BX',
        description: 'Box',
        quantityPerUnitOfMeasure: 4,
        corePrice: cents(0),
      },
    ],
  }),
  aPart({
    partNumber: 'ENGINE-1',
    isMajorMechanical: true,
    corePrice: cents(20_00),
    firstEda: '2026-03-04',
    lastEda: '2026-03-06',
  }),
  aPart({ partNumber: 'FOURS-1', uomQuantityAvailable: 10, termsOfSale: { minimum: 4, multiple: 4, barred: [] } }),
  aPart({
    partNumber: 'BARRED-1',
    uomQuantityAvailable: 10,
    termsOfSale: { minimum: 1, multiple: 1, barred: [{ place: 'US-CA', name: 'California' }] },
  }),
  aPart({ partNumber: 'PRICELESS', customerPrice: cents(0), availability: 'transfer' }),
];

/** Finds numbers as decision C2 has it, and leaves out what there is not. */
function aListServer() {
  const catalogue = aCatalogue({ parts: [aPartCard({ partNumber: 'LIKE-1', webDescription: 'Hood, aluminum' })] });
  const asked: string[][] = [];
  return {
    /** The numbers of each look-up. */
    asked,
    answer(call: string, query: URLSearchParams, body: never): Response | undefined {
      if (call !== BY_LIST) return catalogue.answer(call, query, body);
      const numbers = (query.get('partNumbers') ?? '').split(',').map(decodeURIComponent);
      asked.push(numbers);
      const parts = numbers.flatMap((number) =>
        [...SOLD, aPart({ partNumber: 'LIKE-1' })].filter(
          (part) => matchedNumber(part.partNumber) === matchedNumber(number),
        ),
      );
      return anAnswer(catalogueContract.getPartsByList, { parts });
    },
  };
}

/** The pad of a buyer whose account has these settings. */
export function openPad(cart = aCartServer(), account: Partial<ShoppingAccount> = {}) {
  const catalogue = aListServer();
  const user = aSignedInUser();
  const server = aServer({ cart, catalogue, users: [{ ...user, account: { ...user.account, ...account } }] });
  return { ...openSignedIn(server, { path: '/cart/quick-order', cookies: GOING_ON }), server, catalogue, cart };
}

export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Part numbers and quantities' });
export const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Checked parts' }));
  return table.getAllByRole('row').slice(1);
};
export const statuses = async () => (await rows()).map(({ dataset }) => dataset['status']);

/** Pastes rows, and waits until all were checked. */
export async function check(opened: ReturnType<typeof openPad>, text: string) {
  await opened.user.click(await field());
  await opened.user.paste(text);
  await opened.user.click(screen.getByRole('button', { name: 'Check parts' }));
  await waitFor(async () => expect(await statuses()).not.toContain('unchecked'));
}
