import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPENED_BY_SEARCH } from '#frontend/store/features/catalogue-list/opened-by-search.ts';
import { namedBy } from '#frontend/store/features/named-pages/page-names.ts';
import { recentSearches } from '#frontend/store/features/recent-searches/recent-searches.ts';
import { locationTitle } from '#shared/rules/search/location-title.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aLocation } from '../../../builders/catalogue-location.ts';
import { aPartCard } from '../../../builders/part-cards.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { aCatalogue } from '../../support/a-catalogue.ts';
import { aServer } from '../../support/a-server.ts';
import { openSignedIn } from '../../support/open-store.tsx';

function open(path = '/', { parts = [], state }: { parts?: readonly PartCard[]; state?: unknown } = {}) {
  const catalogue = aCatalogue({ parts });
  const server = aServer({ catalogue });
  return { catalogue, server, ...openSignedIn(server, { path, state }) };
}
const nothing = () => screen.findByRole('heading', { name: 'No parts found' });
const recent = () => recentSearches(3, 'u7').map(locationTitle);
const isOpened = ({ searches }: ReturnType<typeof aCatalogue>) =>
  searches.filter(({ facets }) => facets !== undefined).map((search) => search.isOpened ?? false);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a path that finds nothing', () => {
  it('says what was looked for, and keeps the search at hand', async () => {
    const { user } = open('/xyzzy');
    await nothing();
    expect(screen.getByText('Nothing matches “xyzzy”.', { exact: false })).toBeTruthy();
    const again = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search again' });
    expect(again.value).toBe('xyzzy');
    await user.clear(again);
    await user.type(again, 'headlamp{Enter}');
    await screen.findByRole('heading', { level: 1, name: '“headlamp”' });
    expect(location.pathname).toBe('/headlamp');
  });

  it('within a vehicle and with filters leads to wider searches', async () => {
    open('/2019/Toyota/Camry/Glass/-/left/+ccapa');
    await nothing();
    const links = ['Remove all filters', 'Search all vehicles', 'All parts for 2019 Toyota Camry'];
    expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/2019/Toyota/Camry/Glass/-/left',
      '/Glass/-/left',
      '/2019/Toyota/Camry',
    ]);
  });

  it('offers the page of its name', async () => {
    const { user } = open('/my-orders');
    await nothing();
    await user.click(screen.getByRole('link', { name: 'Go to Orders' }));
    expect(location.pathname).toBe('/orders');
  });

  it('offers the command of its name', async () => {
    const { user, server } = open('/logout');
    await nothing();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(server.countOf('POST /api/user/logout')).toBe(1));
  });
});

describe('a page is offered', () => {
  const PROVIDER: Partial<SignedInUser> = { level: 0, resultantPermissions: [{ permissionName: 'usermanagement' }] };

  it.each<{ said: string; user?: Partial<SignedInUser>; labels: string[] }>([
    { said: 'favorites', labels: ['Favorites'] },
    { said: 'Favourites', labels: ['Favorites'] },
    { said: 'orders', labels: ['Orders'] },
    { said: 'my order', labels: ['Orders'] },
    { said: 'order-history', labels: ['Orders'] },
    { said: 'cart', labels: ['Cart'] },
    { said: 'Shopping Cart', labels: ['Cart'] },
    { said: 'quick order', labels: ['Quick order'] },
    { said: 'contact', labels: ['Contact us'] },
    { said: 'log out', labels: ['Sign out'] },
    { said: 'zip code', labels: ['Change postal code'] },
    { said: 'reports', user: PROVIDER, labels: ['Reports'] },
    { said: 'reports', labels: [] },
    { said: 'checkout', labels: [] },
    { said: 'brake pad', labels: [] },
    { said: 'border', labels: [] },
    { said: '', labels: [] },
  ])('to $user who says $said: $labels', ({ said, user = {}, labels }) => {
    const named = namedBy(aLocation({ keyword: said }), aSignedInUser({ level: 3, ...user }));
    expect(named.map(({ label }) => label)).toEqual(labels);
  });

  it('wherever in a path its name stands', () => {
    const places = [{ make: 'account', model: 'orders' }, { make: 'orders', model: 'x' }, { category: 'orders' }];
    const labels = places.map((place) => namedBy(aLocation(place), aSignedInUser()).map(({ label }) => label));
    expect(labels).toEqual([['Orders'], ['Orders'], ['Orders']]);
  });
});

describe('a search that finds nothing (decision B198)', () => {
  async function search(user: ReturnType<typeof open>['user']) {
    await user.click(await screen.findByRole('combobox', { name: 'Part number, keyword or vehicle' }));
    await user.paste('xyzzy');
    await user.keyboard('{Enter}');
    await nothing();
  }

  it.each([
    { from: 'the home page', path: '/' },
    { from: 'the header', path: '/cart' },
  ])('from $from is a recent search, and told to the server as one', async ({ path }) => {
    const { user, catalogue } = open(path);
    await search(user);
    expect(recent()).toEqual(['“xyzzy”']);
    expect(isOpened(catalogue)).toEqual([false]);
  });

  it('as an address is neither', async () => {
    const { catalogue } = open('/xyzzy');
    await nothing();
    expect(recent()).toEqual([]);
    expect(isOpened(catalogue)).toEqual([true]);
  });

  it('as a reload is neither: the history remembers that it was searched for', async () => {
    const { catalogue } = open('/xyzzy', { state: { usr: OPENED_BY_SEARCH, key: 'k', idx: 0 } });
    await nothing();
    expect(recent()).toEqual([]);
    expect(isOpened(catalogue)).toEqual([true]);
  });

  it('as a link is neither', async () => {
    const { user, catalogue } = open('/2019/Toyota/Camry/-/xyzzy');
    await user.click(await screen.findByRole('link', { name: 'Search all vehicles' }));
    await screen.findByRole('heading', { level: 1, name: '“xyzzy”' });
    await nothing();
    expect(recent()).toEqual([]);
    expect(isOpened(catalogue)).toEqual([true, true]);
  });

  it('is a recent search as an address if it finds something', async () => {
    open('/headlamp', { parts: [aPartCard()] });
    await screen.findByRole('article');
    await waitFor(() => expect(recent()).toEqual(['“headlamp”']));
  });
});
