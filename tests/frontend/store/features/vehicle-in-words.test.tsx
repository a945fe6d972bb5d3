import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { recentSearches } from '#frontend/store/features/recent-searches/recent-searches.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { locationTitle } from '#shared/rules/search/location-title.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { anAnswer } from '../../../builders/answers.ts';
import { aKeywordReading, aPartCard, aRecycledCard } from '../../../builders/part-cards.ts';
import { aPart } from '../../../builders/parts.ts';
import { aSignedInCustomer, aSignedInUser } from '../../../builders/store.ts';
import { aCatalogue } from '../../support/a-catalogue.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aServer } from '../../support/servers/a-server.ts';

const TYPED = 'brake pad 2015 camry';
const READING = aKeywordReading({ years: ['2015'], makes: ['Toyota'], models: ['Camry'], words: ['brake', 'pad'] });
const PATH = '/2015/Toyota/Camry/-/brake%20pad';
const PAD = aPartCard({ webDescription: 'Brake Pad Set', categories: ['Brakes|Pads'], categoryName: 'Pads' });
const INSERT = 'POST /wb/cart/InsertCartItem';

function open(parts = [PAD], path = '/') {
  const catalogue = aCatalogue({ parts, understood: { [TYPED]: READING } });
  const server = aServer({ catalogue, users: [aSignedInUser({ customers: [aSignedInCustomer()] })] });
  server.willAnswer('GET /wb/part/GetByPartNumber', anAnswer(catalogueContract.getPart, aPart({ ...PAD })));
  return { catalogue, server, ...openSignedIn(server, { path, cookies: { stable: 'true' } }) };
}

async function search(user: ReturnType<typeof open>['user'], text = TYPED) {
  await user.click(await screen.findByRole('combobox', { name: 'Part number, keyword or vehicle' }));
  await user.paste(text);
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: '“brake pad” for 2015 Toyota Camry' });
}
const bar = async () => within(await screen.findByRole('region', { name: '2015 Toyota Camry' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a vehicle in words is the vehicle of the list (decision B197)', () => {
  it('in the address, the bar and the garage', async () => {
    const { user, catalogue } = open();
    await search(user);
    expect(location.pathname).toBe(PATH);
    await user.click((await bar()).getByRole('button', { name: 'Save to My Vehicles' }));
    await screen.findByRole('dialog', { name: 'Save to My Vehicles' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(catalogue.saved).toMatchObject([{ year: 2015, make: 'Toyota', model: 'Camry' }]));
  });

  it('on the page of a part', async () => {
    const { user } = open();
    await search(user);
    await user.click(await screen.findByRole('link', { name: 'Brake Pad Set' }));
    await screen.findByRole('heading', { level: 1, name: 'Brake Pad Set' });
    expect(location.pathname).toBe('/2015/Toyota/Camry/Brakes%7CPads/+pLV-00017L');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(trail.getByRole('link', { name: 'Pads for 2015 Toyota Camry' })).toBeTruthy();
  });

  it('in the cart line', async () => {
    const { user, server } = open();
    await search(user);
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Brake Pad Set' }));
    await waitFor(() => expect(server.countOf(INSERT)).toBe(1));
    const body = decodeWire(cartContract.insertCartItem.body, server.bodies[server.calls.indexOf(INSERT)]);
    expect(body).toMatchObject({
      value: { items: [{ vehicleYear: 2015, vehicleMake: 'Toyota', vehicleModel: 'Camry' }] },
    });
  });

  it('for further searches, and until all vehicles are wanted', async () => {
    const { user } = open();
    await search(user);
    await user.click((await bar()).getByRole('link', { name: 'All vehicles' }));
    expect(location.pathname).toBe('/brake%20pad');
  });

  it('with one search for it, one entry among the recent ones and one step back', async () => {
    const { user, catalogue } = open();
    await search(user);
    expect(catalogue.searches.filter(({ facets }) => facets !== undefined)).toHaveLength(1);
    expect(recentSearches(3, 'u7').map(locationTitle)).toEqual(['“brake pad” for 2015 Toyota Camry']);
    window.history.back();
    await screen.findByRole('region', { name: 'Shop by category' });
  });

  it('where the first tab has nothing', async () => {
    const { user } = open([aRecycledCard({ webDescription: 'Brake Pad Set, used' })]);
    await search(user);
    expect(await screen.findByRole('link', { name: 'Brake Pad Set, used' })).toBeTruthy();
  });

  it('where nothing is found at all', async () => {
    const { user } = open([]);
    await search(user);
    expect(await screen.findByRole('heading', { name: 'No parts found' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Ask us for this part' })).toBeTruthy();
  });

  it('when the words are opened as an address, with its filters', async () => {
    open([PAD], `/brake%20pad%202015%20camry/+ccapa/+zprice+low`);
    await bar();
    await waitFor(() => expect(location.pathname).toBe(`${PATH}/+ccapa/+zprice+low`));
  });
});
