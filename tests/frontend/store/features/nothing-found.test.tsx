import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPENED_BY_SEARCH } from '#frontend/store/features/catalogue-list/opened-by-search.ts';
import { namedBy } from '#frontend/store/features/named-pages/page-names.ts';
import { recentSearches } from '#frontend/store/features/recent-searches/recent-searches.ts';
import { tabStorage } from '#frontend/ui/hooks/web-storage.ts';
import { locationTitle } from '#shared/rules/search/location-title.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import type { NextBest } from '#shared/schemas/wire/search-suggestions.ts';
import type { ShoppingAccount, SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aRefusal } from '../../../builders/answers.ts';
import { aLocation } from '../../../builders/catalogue-location.ts';
import { aKeywordReading, aPartCard } from '../../../builders/part-cards.ts';
import { aShoppingAccount, aSignedInUser } from '../../../builders/store.ts';
import { aCatalogue } from '../../support/a-catalogue.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aServer } from '../../support/servers/a-server.ts';

const NEXT_BEST = 'POST /wb/auxiliarydata/GetNextBest';

interface Opened {
  readonly parts?: readonly PartCard[];
  readonly state?: unknown;
  readonly more?: Partial<SearchResponse>;
  readonly nextBest?: Partial<NextBest>;
  readonly account?: Partial<ShoppingAccount>;
  /** The server can't say what would find something. */
  readonly isUnknown?: boolean;
}

function open(path = '/', { parts = [], state, more, nextBest, account, isUnknown }: Opened = {}) {
  const catalogue = aCatalogue({ parts, ...(more && { more }), ...(nextBest && { nextBest }) });
  const server = aServer({ catalogue, users: [aSignedInUser({ account: aShoppingAccount(account) })] });
  const text = 'Internal Error';
  if (isUnknown) server.willFail(NEXT_BEST, () => aRefusal({ status: 500, code: 'internal', text }));
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

  it('leads to what would find parts, each with its count', async () => {
    open('/2019/Toyota/Camry/Glass/-/lh%20xyzzy/+l1/+ccapa/+h100-1', {
      more: { keywordReading: aKeywordReading({ positions: [{ positions: ['left'], words: ['lh'] }] }) },
      nextBest: {
        lineOfBusinessCounts: [
          { lineOfBusiness: 'aftermarket', count: 0 },
          { lineOfBusiness: 'salvage', count: 1 },
        ],
        changes: [
          { without: 'positionWords', count: 2 },
          { without: 'certifications', count: 3 },
          { without: 'options', count: 4 },
          { without: 'filters', count: 5 },
          { without: 'category', count: 6 },
          { without: 'vehicle', count: 7 },
          { without: 'keyword', count: 1234 },
        ],
        categories: [{ fullName: 'Body|Door Glass', count: 9 }],
      },
    });
    await nothing();
    const links = await screen.findAllByRole('link', { name: /\d parts?$/ });
    expect(links.map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')])).toEqual([
      ['Show Recycled1 part', '/2019/Toyota/Camry/Glass/-/lh xyzzy/+l2/+ccapa/+h100-1'],
      ['Without “lh”2 parts', '/2019/Toyota/Camry/Glass/-/xyzzy/+ccapa/+h100-1'],
      ['Without CAPA3 parts', '/2019/Toyota/Camry/Glass/-/lh xyzzy/+h100-1'],
      ['Without 100-14 parts', '/2019/Toyota/Camry/Glass/-/lh xyzzy/+ccapa'],
      ['Remove all filters5 parts', '/2019/Toyota/Camry/Glass/-/lh xyzzy'],
      ['Search all categories6 parts', '/2019/Toyota/Camry/-/lh xyzzy/+ccapa/+h100-1'],
      ['Search all vehicles7 parts', '/Glass/-/lh xyzzy/+ccapa/+h100-1'],
      ['Without “lh xyzzy”1,234 parts', '/2019/Toyota/Camry/Glass/+ccapa/+h100-1'],
      ['Everything in Door Glass9 parts', '/2019/Toyota/Camry/Body|Door Glass'],
    ]);
  });

  it('takes back a choice of the session', async () => {
    const insurers = { insuranceCompanies: ['Acme Mutual'] };
    tabStorage.write('insurer:u7', 'Acme Mutual');
    const changes = [{ without: 'insurer' as const, count: 3 }];
    const { user, catalogue } = open('/xyzzy', { account: insurers, nextBest: { changes } });
    await nothing();
    await user.click(await screen.findByRole('button', { name: /^For any insurance company/ }));
    await waitFor(() => expect(catalogue.searches.at(-1)?.insuranceCompanies).toBeUndefined());
  });

  it('leads to the people who know', async () => {
    open('/xyzzy');
    await nothing();
    expect((await screen.findByRole('link', { name: 'Ask us for this part' })).getAttribute('href')).toBe('/contact');
  });

  it('leads to wider searches, if it is not known what they find', async () => {
    const { server } = open('/2019/Toyota/Camry/Glass/-/left/+ccapa', { isUnknown: true });
    await nothing();
    await waitFor(() => expect(server.countOf(NEXT_BEST)).toBeGreaterThan(0));
    await screen.findByRole('link', { name: 'Remove all filters' });
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
    const changes = [{ without: 'vehicle' as const, count: 1 }];
    const { user, catalogue } = open('/2019/Toyota/Camry/-/xyzzy', { nextBest: { changes } });
    await user.click(await screen.findByRole('link', { name: /^Search all vehicles/ }));
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
