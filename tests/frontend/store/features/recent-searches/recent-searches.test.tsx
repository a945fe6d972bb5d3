import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepSearch, recentSearches } from '#frontend/store/features/recent-searches/recent-searches.ts';
import { locationTitle } from '#shared/rules/search/location-title.ts';
import { aLocation } from '../../../../builders/catalogue-location.ts';
import { aPartCard } from '../../../../builders/part-cards.ts';
import { aCatalogue } from '../../../support/a-catalogue.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

beforeEach(() => localStorage.clear());

const titles = () => recentSearches(3, 'u7').map(locationTitle);

describe('recent searches', () => {
  it('are the latest first, each once, eight at most, without filters and page', () => {
    for (const keyword of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'two']) {
      keepSearch(3, 'u7', aLocation({ keyword, certifications: ['capa'], page: 4 }));
    }
    expect(titles()).toEqual(['“two”', '“nine”', '“eight”', '“seven”', '“six”', '“five”', '“four”', '“three”']);
    expect(recentSearches(3, 'u7')[0]).toEqual(aLocation({ keyword: 'two' }));
  });

  it.each([
    [3, 'u8'],
    [4, 'u7'],
  ])('of account 3 and u7 are not told in account %i to %s', (accountId, userId) => {
    keepSearch(3, 'u7', aLocation({ keyword: 'bumper' }));
    expect(recentSearches(accountId, userId)).toEqual([]);
  });

  it.each(['', '{', '{"a":1}', '[1]'])('what somebody else wrote in their place (%s) is nothing', (stored) => {
    localStorage.setItem('recent-searches:u7:3', stored);
    expect(titles()).toEqual([]);
  });

  it('are kept by the list, and lead back to it from home', async () => {
    const catalogue = aCatalogue({ parts: [aPartCard({ categories: ['Body|Hoods'] })] });
    const { user } = openSignedIn(aServer({ catalogue }), { path: '/2019/Toyota/Camry/Body/+ccapa' });
    await screen.findByRole('article');
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement);
    const recent = within(await screen.findByRole('region', { name: 'Recent searches' }));
    expect(recent.getByRole('link', { name: 'Body for 2019 Toyota Camry' }).getAttribute('href')).toBe(
      '/2019/Toyota/Camry/Body',
    );
  });

  it('are removed when their user signs out, in every account, and nobody else’s are', async () => {
    keepSearch(3, 'u7', aLocation({ keyword: 'bumper' }));
    keepSearch(9, 'u7', aLocation({ keyword: 'hood' }));
    keepSearch(3, 'u8', aLocation({ keyword: 'grille' }));
    const { user } = openSignedIn(aServer());
    await screen.findByRole('region', { name: 'Shop by category' });
    await user.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    await waitFor(() => expect(titles()).toEqual([]));
    expect(recentSearches(9, 'u7')).toEqual([]);
    expect(recentSearches(3, 'u8').map(locationTitle)).toEqual(['“grille”']);
  });

  it('are no place on a home page where there are none', async () => {
    openSignedIn(aServer());
    await screen.findByRole('region', { name: 'Shop by category' });
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });
});
