import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarketingSpots } from '#frontend/store/features/content/marketing-spots.tsx';
import { contentContract } from '#shared/contracts/content.ts';
import { anAnswer } from '../../../../builders/answers.ts';
import { aSpot } from '../../../../builders/content.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

it('stand on the home page, and lead on: within the store, or elsewhere in a window of its own', async () => {
  const server = aServer();
  server.willAnswer(
    'GET /api/MarketingSpots/3/account',
    anAnswer(contentContract.getMarketingSpots, [
      aSpot({ id: 's1', title: 'New brake line', url: '/brake', image: '/images/brake.webp' }),
      aSpot({ id: 's2', title: 'Training', url: 'https://example.com/training' }),
    ]),
  );
  openSignedIn(server, { page: <MarketingSpots accountId={3} /> });
  await screen.findByRole('region', { name: 'From your provider' });
  const links = ['New brake line', 'Training'].map((name) => screen.getByRole('link', { name }));
  expect(links.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)))).toEqual([
    ['/brake', null, null],
    ['https://example.com/training', '_blank', 'noopener noreferrer'],
  ]);
});

it('take no room where there are none', async () => {
  const server = aServer();
  server.willAnswer('GET /api/MarketingSpots/3/account', anAnswer(contentContract.getMarketingSpots, []));
  openSignedIn(server, { page: <MarketingSpots accountId={3} /> });
  await waitFor(() => expect(server.countOf('GET /api/MarketingSpots/3/account')).toBe(1));
  expect(screen.queryByRole('region', { name: 'From your provider' })).toBeNull();
});
