import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepSearch } from '#frontend/store/features/recent-searches/recent-searches.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { anAnswer } from '../../../builders/answers.ts';
import { aCartItem } from '../../../builders/cart-views.ts';
import { aLocation } from '../../../builders/catalogue-location.ts';
import { aPartCard } from '../../../builders/part-cards.ts';
import { aPart } from '../../../builders/parts.ts';
import { aCatalogue } from '../../support/a-catalogue.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aCartServer } from '../../support/servers/a-cart-server.ts';
import { aServer } from '../../support/servers/a-server.ts';

const CAMRY = { year: 2019, make: 'Toyota', model: 'Camry' };
const HEADLAMP = aPartCard();
const TITLE = HEADLAMP.webDescription;

/** A store that finds the headlamp where its category is named in full, and nowhere else. */
function open(path: string) {
  const garage = [{ ...CAMRY, category: 'Lighting|Headlamps', vehicleId: 'v9', userId: 'u7', expires: '2026-03-16' }];
  const cart = aCartServer({ items: [aCartItem({ itemNumber: HEADLAMP.partNumber, description: TITLE })] });
  const server = aServer({ catalogue: aCatalogue({ parts: [HEADLAMP], garage }), cart });
  server.willAnswer('GET /wb/part/GetByPartNumber', anAnswer(catalogueContract.getPart, aPart({ ...HEADLAMP })));
  return openSignedIn(server, { path });
}

const inside = async (role: 'region' | 'navigation' | 'article', name?: string) =>
  within((await screen.findAllByRole(role, name === undefined ? {} : { name }))[0] as HTMLElement);
const heading = () => screen.findByRole('heading', { level: 1 });

/** The part's page, where its own links lead back from. */
async function openedPart(): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: TITLE });
}
async function pressCard(user: UserEvent): Promise<void> {
  await user.click((await inside('article')).getByRole('link', { name: TITLE }));
  await openedPart();
}

const backToResults = async (user: UserEvent) =>
  user.click(await screen.findByRole('link', { name: 'Back to results' }));
const breadcrumb = async (user: UserEvent) => {
  const links = (await inside('navigation', 'Breadcrumbs')).getAllByRole('link');
  await user.click(links.at(-1) as HTMLElement);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a link that names a category leads to its parts', () => {
  it.each<{ link: string; path: string; follow: (user: UserEvent) => Promise<void> }>([
    {
      link: 'a picture of the home page',
      path: '/',
      follow: async (user) => user.click(await (await inside('region', 'Shop by category')).findByRole('link')),
    },
    {
      link: 'a saved vehicle',
      path: '/',
      follow: async (user) => user.click(await (await inside('region', 'My Vehicles')).findByRole('link')),
    },
    {
      link: 'a recent search',
      path: '/',
      follow: async (user) => user.click((await inside('region', 'Recent searches')).getByRole('link')),
    },
    {
      link: 'all vehicles of a list',
      path: '/2019/Toyota/Camry/Lighting%7CHeadlamps',
      follow: async (user) =>
        user.click((await inside('region', '2019 Toyota Camry')).getByRole('link', { name: 'All vehicles' })),
    },
    ...(
      [
        ['a list for words', '/headlamp'],
        ['a list for a vehicle', '/2019/Toyota/Camry'],
        ['a list of a category', '/~/~/Lighting'],
      ] as const
    ).flatMap(([from, path]) => [
      {
        link: `the breadcrumb of a part of ${from}`,
        path,
        follow: async (user: UserEvent) => {
          await pressCard(user);
          await breadcrumb(user);
        },
      },
    ]),
    ...(
      [
        ['by its number alone', '/+pLV-00017L'],
        ['in the last name of its category', '/2019/Toyota/Camry/Headlamps/+pLV-00017L'],
        ['in another category', '/~/~/Glass/+pLV-00017L'],
        ['in its whole category', '/2019/Toyota/Camry/Lighting%7CHeadlamps/+pLV-00017L'],
      ] as const
    ).flatMap(([how, path]) => [
      { link: `the breadcrumb of a part opened ${how}`, path, follow: breadcrumb },
      { link: `'Back to results' of a part opened ${how}`, path, follow: backToResults },
    ]),
    ...[breadcrumb, backToResults].map((follow, index) => ({
      link: `${index === 0 ? 'the breadcrumb' : "'Back to results'"} of a part in the cart`,
      path: '/cart',
      follow: async (user: UserEvent) => {
        await user.click(await screen.findByRole('link', { name: TITLE }));
        await openedPart();
        await follow(user);
      },
    })),
  ])('$link', async ({ path, follow }) => {
    keepSearch(3, 'u7', aLocation({ ...CAMRY, category: 'Lighting|Headlamps' }));
    const { user } = open(path);
    await follow(user);
    expect(await (await inside('article')).findByRole('link', { name: TITLE })).toBeTruthy();
    expect((await heading()).textContent).toMatch(/^(Lighting|Headlamps)/);
  });
});
