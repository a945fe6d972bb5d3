import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserCookies } from '#frontend/api/cookies.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { aRefusal } from '../../../../../builders/answers.ts';
import { aCartItem } from '../../../../../builders/cart-views.ts';
import { aPartCard, aRecycledCard } from '../../../../../builders/part-cards.ts';
import { aShoppingAccount, aSignedInUser } from '../../../../../builders/store.ts';
import { aCatalogue } from '../../../../support/a-catalogue.ts';
import { openSignedIn } from '../../../../support/open-store.tsx';
import { aCartServer } from '../../../../support/servers/a-cart-server.ts';
import { aServer } from '../../../../support/servers/a-server.ts';
import { GOING_ON, MAY_CHECK_OUT } from '../../cart/open-cart.tsx';

const ADD = 'POST /wb/cart/InsertCartItem';
const CAMRY = '/2019/Toyota/Camry';

const lamp = aPartCard({
  webDescription: 'Headlamp Assembly, Left, LED',
  categoryName: 'Headlamp Assembly',
  isCapa: true,
  fitmentYears: { first: 2018, last: 2021 },
  stockByLocation: [
    { locationName: 'Denver', units: 22, eda: '2026-03-03' },
    { locationName: 'Dallas', units: 36, eda: '2026-03-04' },
  ],
});
const bulb = aPartCard({ partNumber: 'B-1', webDescription: 'Bulb', categoryName: 'Bulb' });
const soldOut = aPartCard({ partNumber: 'N-1', webDescription: 'Ballast', availability: 'call', stockByLocation: [] });

interface Opened {
  readonly path?: string;
  readonly parts?: readonly ReturnType<typeof aPartCard>[];
  readonly cart?: ReturnType<typeof aCartServer>;
  readonly account?: Parameters<typeof aShoppingAccount>[0];
  readonly user?: Parameters<typeof aSignedInUser>[0];
  readonly prepare?: (server: ReturnType<typeof aServer>) => void;
}

/** The store of an account whose lists open as a table. */
async function openTable(options: Opened = {}) {
  const { path = CAMRY, parts = [lamp, bulb, soldOut], cart = aCartServer(), account = {}, user = {} } = options;
  const catalogue = aCatalogue({ parts });
  const users = [aSignedInUser({ account: aShoppingAccount({ listStyle: 'table', ...account }), ...user })];
  const server = aServer({ users, catalogue, cart });
  options.prepare?.(server);
  const opened = openSignedIn(server, { path, cookies: GOING_ON });
  await screen.findByRole('table', { name: 'Parts' });
  return { ...opened, server, cart, catalogue };
}

const rowOf = (name: RegExp | string) => screen.getByRole('row', { name: new RegExp(name) });
const inRow = (name: RegExp | string) => within(rowOf(name));
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const news = () => screen.findByText(/^Item was added to your cart/);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a table of parts', () => {
  it('opens where the account wants it, with 48 parts a page', async () => {
    const { catalogue } = await openTable();
    expect(catalogue.searches.find(({ facets }) => facets?.length === 0)).toMatchObject({ take: 48 });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Picture',
      'Part and vehicle',
      'Position',
      'Number, brand',
      'Quality',
      'Stock',
      'Arrival',
      'Your price',
      'Quantity',
    ]);
  });

  it('says in a row what tells the part from others', async () => {
    await openTable();
    const row = rowOf('LED').textContent;
    for (const fact of ['LED', 'Headlamp Assembly', '2018–21 Toyota Camry', 'Left', 'LV-00017L', 'Lumavista', 'CAPA']) {
      expect(row).toContain(fact);
    }
    for (const fact of ['22 Denver', '36 Dallas', 'Yes - Local', '$146.90', 'List $185.95'])
      expect(row).toContain(fact);
  });

  it('says of a recycled part its grade, its miles and that it is used', async () => {
    await openTable({ path: '/2018/Toyota/Camry/+l2', parts: [aRecycledCard()] });
    const row = rowOf('Engine').textContent;
    for (const fact of ['ARecycled', 'Used part', '61,250 mi', '2018 Toyota Camry']) expect(row).toContain(fact);
    expect(inRow('Engine').queryByRole('textbox')).toBeNull();
  });

  it('lets none be added of what none is left', async () => {
    await openTable();
    const row = inRow('Ballast');
    expect(row.getByText('None left')).toBeTruthy();
    expect(row.getByText('Please Call')).toBeTruthy();
    expect(row.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });

  it.each([
    { account: { showPrices: false }, shown: 'Cart', why: 'the account shows no prices' },
    { account: { disableAisleImages: true }, shown: 'Your price', why: 'it has no pictures' },
  ])('has the column $shown, as $why', async ({ account, shown }) => {
    await openTable({ account });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toContain(shown);
    expect(heads.includes('Picture')).toBe(!account.disableAisleImages);
  });

  it('names the postal code that parts arrive at', async () => {
    await openTable({ user: { postalCode: '80202' } });
    expect(screen.getByRole('columnheader', { name: 'To 80202' })).toBeTruthy();
  });

  it('gives way to what a person chooses, which the cookie keeps', async () => {
    const { user, catalogue } = await openTable();
    expect(screen.getByRole('radio', { name: 'Table' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Gallery' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(browserCookies.read('catalogueStyle')).toBe('gallery');
    expect(catalogue.searches.at(-1)).toMatchObject({ take: 12 });
  });
});

describe('adding in a row', () => {
  it('takes the number of its field, and says so without a dialog', async () => {
    const { user, server, cart } = await openTable({ user: MAY_CHECK_OUT });
    await user.clear(inRow('LED').getByRole('textbox', { name: 'Quantity of Headlamp Assembly, Left, LED' }));
    await user.type(inRow('LED').getByRole('textbox'), '4');
    await user.click(inRow('LED').getByRole('button', { name: 'Add to cart: Headlamp Assembly, Left, LED' }));
    expect((await news()).textContent).toContain('4 × LV-00017L');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cart.items()).toMatchObject([{ itemNumber: 'LV-00017L', quantity: 4 }]);
    expect(server.bodies[server.calls.indexOf(ADD)]).toMatchObject({
      items: [{ vehicleYear: 2019, vehicleMake: 'Toyota', vehicleModel: 'Camry' }],
    });
    expect(await inRow('LED').findByText('in cart 4')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeTruthy();
    expect(inRow('LED').getByRole<HTMLInputElement>('textbox').value).toBe('1');
  });

  it('names the job, and offers no checkout to whoever may not check out', async () => {
    const cart = aCartServer();
    cart.become([], [], { job: { label: 'Jones', vehicle: '', repairOrder: 'RO-4411' } });
    const { user } = await openTable({ cart });
    await user.click(inRow('LED').getByRole('button'));
    expect((await news()).textContent).toMatch(/to Jones$/);
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });

  it('counts a double click once', async () => {
    const { user, server } = await openTable();
    await user.dblClick(inRow('LED').getByRole('button'));
    await news();
    expect(server.countOf(ADD)).toBe(1);
  });

  it.each([
    { typed: '0', added: 1 },
    { typed: 'x', added: 1 },
    { typed: '999', added: 999 },
  ])('reads "$typed" as $added', async ({ typed, added }) => {
    const { user, cart } = await openTable();
    await user.clear(inRow('LED').getByRole('textbox'));
    await user.type(inRow('LED').getByRole('textbox'), `${typed}{Enter}`);
    await waitFor(() => expect(cart.items()).toMatchObject([{ quantity: added }]));
  });

  it('is taken back by Undo: the line goes if it had none before', async () => {
    const { user, cart } = await openTable();
    await user.click(inRow('LED').getByRole('button'));
    await news();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeTruthy();
    await waitFor(() => expect(cart.items()).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is taken back by Undo: what others added meanwhile stays', async () => {
    const { user, cart } = await openTable();
    await user.click(inRow('LED').getByRole('button'));
    await inRow('LED').findByText('in cart 1');
    const [line] = cart.items();
    if (!line) throw new Error('Nothing was added');
    cart.become([{ ...line, quantity: 5 }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cart.items()).toMatchObject([{ quantity: 4 }]));
  });

  it('says so if Undo fails', async () => {
    const { user, server } = await openTable();
    await user.click(inRow('LED').getByRole('button'));
    await inRow('LED').findByText('in cart 1');
    const text = 'Error updating part. Does not exist.';
    server.willAnswer('DELETE /api/cart/u7-3/item', aRefusal({ status: 409, code: 'conflict', text }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findAllByText(text)).toBeTruthy();
  });

  it.each([
    { outcome: 'removed', text: 'This part is no longer available.' },
    {
      outcome: 'partly added',
      text: 'Some items were added to your cart. Quantity excedes availability. 10 available, 1 in your cart.',
    },
  ] satisfies { outcome: AddOutcome; text: string }[])('that ends as $outcome says so', async ({ outcome, text }) => {
    const { user } = await openTable({ cart: aCartServer({ outcome }) });
    await user.click(inRow('LED').getByRole('button'));
    expect(await screen.findAllByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('that is refused says why below the table', async () => {
    const text = 'Your cart is full. Remove a part before you add another.';
    const { user } = await openTable({
      prepare: (server) => server.willAnswer(ADD, aRefusal({ status: 409, code: 'conflict', text })),
    });
    await user.click(inRow('LED').getByRole('button'));
    expect(await screen.findAllByText(text)).toBeTruthy();
  });

  it('says of a recycled part that is in the cart that it is there', async () => {
    const card = aRecycledCard();
    const item = aCartItem({ itemNumber: '7d3c', companyCode: '004', lineOfBusinessKey: 'salvage' });
    await openTable({ path: '/2018/Toyota/Camry/+l2', parts: [card], cart: aCartServer({ items: [item] }) });
    const button = await inRow('Engine').findByRole<HTMLButtonElement>('button');
    await waitFor(() => expect(button.disabled).toBe(true));
    expect(button.textContent).toBe('In your cart');
  });
});

describe('the keys of a table', () => {
  it('j and k move from row to row, Enter adds, and u takes it back', async () => {
    const { cart } = await openTable();
    press('j');
    expect(document.activeElement).toBe(rowOf('LED'));
    press('j');
    expect(document.activeElement).toBe(rowOf('Bulb'));
    press('k');
    press('k');
    expect(document.activeElement).toBe(rowOf('LED'));
    press('Enter');
    await news();
    expect(cart.items()).toHaveLength(1);
    press('u');
    await waitFor(() => expect(cart.items()).toEqual([]));
  });

  it('o opens the part, and Escape there leads back to its row', async () => {
    await openTable();
    press('j');
    press('o');
    await waitFor(() => expect(window.location.pathname).toContain('+pLV-00017L'));
    await screen.findByRole('heading', { level: 1 });
    press('Escape');
    await waitFor(() => expect(window.location.pathname).toBe(CAMRY));
  });

  it('a digit goes into the field of the row, where Enter adds and Escape leads back', async () => {
    await openTable();
    press('j');
    press('3');
    expect(document.activeElement).toBe(inRow('LED').getByRole('textbox'));
    press('Escape');
    expect(document.activeElement).toBe(rowOf('LED'));
  });

  it('are listed by ?, where single letters can be switched off', async () => {
    const { user } = await openTable();
    press('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'All keys' }));
    for (const label of [
      'Next part',
      'Previous part',
      'Open the part; Esc leads back',
      'Undo the last add',
      'Add the part to the cart',
      'Quantity of the part',
      'Search',
    ]) {
      expect(dialog.getByText(label)).toBeTruthy();
    }
    expect(dialog.getByText('For example, j for the next part. Saved in this browser.')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Single-letter keys' }));
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    press('j');
    expect(document.activeElement).not.toBe(rowOf('LED'));
    // The list of keys is still to be had.
    await user.click(screen.getByRole('button', { name: /^Keys/ }));
    expect(await screen.findByRole('dialog', { name: 'All keys' })).toBeTruthy();
  });

  it('write letters where somebody types', async () => {
    const { user } = await openTable();
    const field = inRow('LED').getByRole<HTMLInputElement>('textbox');
    await user.click(field);
    press('j');
    expect(document.activeElement).toBe(field);
  });
});
