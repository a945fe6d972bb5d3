import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentContract } from '#shared/contracts/content.ts';
import { PAGE_TEXTS, PAGES_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { aPageRow, aSpotRow } from '../../../builders/admin/content-views.ts';
import { anAnswer } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aServer } from '../../support/servers/a-server.ts';

const BRANCH_ADMIN = aSignedInUser({
  level: 2,
  accountId: 3,
  resultantPermissions: [{ permissionName: 'usermanagement' }],
});

interface Content {
  readonly pages?: readonly ReturnType<typeof aPageRow>[];
  readonly spots?: readonly ReturnType<typeof aSpotRow>[];
}

function openHome({ pages = [], spots = [] }: Content) {
  const server = aServer({ users: [BRANCH_ADMIN] });
  const list = { data: [...pages], total: pages.length, all: pages.length };
  server.willAnswer('GET /api/pages/3', anAnswer(contentContract.getPages, list));
  server.willAnswer('GET /api/MarketingSpots/3', anAnswer(contentContract.getSpots, [...spots]));
  return openSignedIn(server, { path: '/admin', cookies: { stable: 'true' } });
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the home of a branch administrator, who has no lists of pages and marketing spots (admin 6)', () => {
  it('leads to the own ones and to new ones, and not to those of the parent', async () => {
    openHome({
      pages: [aPageRow({ active: false }), aPageRow({ id: 'page-2', title: 'Terms', inherited: true })],
      spots: [aSpotRow()],
    });
    const pages = await panel(PAGE_TEXTS.pages);
    expect((await pages.findByRole('link', { name: 'Returns and cores' })).getAttribute('href')).toBe(
      '/admin/page/page-1',
    );
    expect(pages.getByText(PAGES_TEXTS.draft)).toBeTruthy();
    expect(pages.queryByText('Terms')).toBeNull();
    expect(pages.getByRole('link', { name: PAGES_TEXTS.newPage }).getAttribute('href')).toBe('/admin/page/3/new');
    const spots = await panel(SPOTS_TEXTS.spots);
    expect((await spots.findByRole('link', { name: 'Ready for winter' })).getAttribute('href')).toBe(
      '/admin/marketing-spot/spot-1',
    );
    expect(spots.getByRole('link', { name: SPOTS_TEXTS.newSpot }).getAttribute('href')).toBe(
      '/admin/marketing-spot/3/new',
    );
  });

  it('says that there are none', async () => {
    openHome({});
    expect(await (await panel(PAGE_TEXTS.pages)).findByText(PAGES_TEXTS.none)).toBeTruthy();
    expect(await (await panel(SPOTS_TEXTS.spots)).findByText(SPOTS_TEXTS.none)).toBeTruthy();
  });
});
