import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentContract } from '#shared/contracts/content.ts';
import { deactivatedPages, hidesPageOf, PAGE_TEXTS, PAGES_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { aPageRow, aPageView } from '../../../builders/admin/content-views.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { leaveNoToasts } from '../../support/no-toasts-left.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aServer } from '../../support/servers/a-server.ts';

leaveNoToasts();

const GET = 'GET /api/pages/2';
const ADMIN = aSignedInUser({
  level: 1,
  accountId: 2,
  resultantPermissions: [{ permissionName: 'usermanagement' }],
});

function open(...answers: readonly Response[]) {
  const server = aServer({ users: [ADMIN] });
  server.willAnswer(GET, ...answers);
  return { ...openSignedIn(server, { path: '/admin/pages', cookies: { stable: 'true' } }), server };
}
const listed = (...rows: readonly ReturnType<typeof aPageRow>[]) =>
  anAnswer(contentContract.getPages, { data: [...rows], total: rows.length, all: rows.length });

it('the list of pages has their slugs, menu titles and accounts, and says what they are', async () => {
  open(
    listed(
      aPageRow({ hides: 'Great Plains' }),
      aPageRow({ id: 'page-2', slug: 'terms', title: 'Terms', inherited: true, companyName: 'Great Plains' }),
      aPageRow({ id: 'page-3', slug: 'spring', title: 'Spring', active: false }),
    ),
  );
  const own = await screen.findByRole('link', { name: 'Returns and cores' });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(1)).toEqual([
    PAGE_TEXTS.title,
    PAGE_TEXTS.slug,
    PAGES_TEXTS.menuTitle,
    PAGE_TEXTS.active,
    PAGES_TEXTS.inMenu,
    PAGES_TEXTS.updated,
    PAGES_TEXTS.account,
  ]);
  expect(own.getAttribute('href')).toBe('/admin/page/page-1');
  expect(screen.getByText(hidesPageOf('Great Plains'))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/pages/terms');
  expect(screen.getByText(PAGES_TEXTS.inherited)).toBeTruthy();
  expect(screen.getByText(PAGES_TEXTS.draft)).toBeTruthy();
  expect(screen.getByRole('link', { name: new RegExp(PAGES_TEXTS.newPage) }).getAttribute('href')).toBe(
    '/admin/page/2/new',
  );
  const search = screen.getByRole('searchbox', { name: PAGES_TEXTS.searchLabel });
  expect(search.getAttribute('placeholder')).toBe(PAGES_TEXTS.searchPlaceholder);
});

it('pages are deactivated together, but not those of the parent', async () => {
  const inherited = aPageRow({ id: 'page-2', title: 'Terms', inherited: true });
  const { user, server } = open(listed(aPageRow(), inherited), listed(aPageRow({ active: false }), inherited));
  server.willAnswer('POST /api/page', anAnswer(contentContract.savePage, aPageView({ active: false }, { version: 4 })));
  for (const title of ['Returns and cores', 'Terms']) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
  }
  await user.click(screen.getByRole('button', { name: new RegExp(`^${PAGES_TEXTS.deactivate}`) }));
  expect(await within(screen.getByRole('table')).findByText(deactivatedPages('Returns and cores'))).toBeTruthy();
  expect(server.sent('POST /api/page')).toEqual([{ Id: 'page-1', Version: 3, Active: false }]);
});

it('an empty list says what pages are for', async () => {
  open(listed());
  expect(await screen.findByText(PAGES_TEXTS.none)).toBeTruthy();
  expect(screen.getByText(PAGES_TEXTS.noneDetail)).toBeTruthy();
});

it('a list that can’t be loaded says so', async () => {
  open(aRefusal({ status: 403, code: 'forbidden', text: ERROR_TEXTS.internal }));
  expect(await screen.findByText(PAGES_TEXTS.failed)).toBeTruthy();
});
