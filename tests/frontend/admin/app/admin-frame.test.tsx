import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aUserRow } from '../../../builders/admin/user-rows.ts';
import { leaveNoToasts } from '../../support/no-toasts-left.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { anAdminServer } from '../../support/servers/an-admin-server.ts';

leaveNoToasts();
beforeEach(() => localStorage.clear());

const ROWS = [aUserRow(), aUserRow({ id: 12, userId: 'u12', firstName: 'Ana', lastName: 'Silva' })];

async function openAdmin(path = '/admin', user: Partial<SignedInUser> = {}, invitationsExpired = 0) {
  const admin = anAdminServer({ user, rows: ROWS, invitationsExpired });
  const opened = openSignedIn(admin.server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, ...admin };
}

const navigation = () => screen.findByRole('navigation', { name: 'Admin' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.textContent?.trim());

describe('the navigation', () => {
  it.each([
    {
      level: 0,
      entries: [
        'Home',
        'Users',
        'Accounts',
        'Websites',
        'Orders',
        'Pages',
        'Marketing spots',
        'Imports',
        'Catalog',
        'Reports',
      ],
    },
    { level: 1, entries: ['Home', 'Users', 'Accounts', 'Orders', 'Pages', 'Marketing spots', 'Imports'] },
    { level: 2, entries: ['Home', 'Users', 'Account', 'Orders', 'Imports'] },
  ] as const)('of level $level has $entries', async ({ level, entries }) => {
    await openAdmin('/admin', { level });
    const [store, ...names] = namesIn(await navigation()).map((name) => name?.replace(/g.$/, ''));
    expect(store).toContain('Summit Collision');
    expect(names).toEqual(entries);
  });

  it.each([
    { level: 0, is: 'Provider staff' },
    { level: 1, is: 'Account administrator' },
    { level: 2, is: 'Branch administrator' },
  ] as const)('says to level $level what they are: $is', async ({ level, is }) => {
    await openAdmin('/admin', { level });
    expect(screen.getByTitle('Back to the store').textContent).toContain(is);
  });

  it('leads level 2 to their own account, also by keys', async () => {
    const { user } = await openAdmin('/admin', { level: 2, accountId: 6 });
    await user.keyboard('ga');
    expect(location.pathname).toBe('/admin/account/6');
  });

  it.each([
    { path: '/admin/', entry: 'Home', current: 'page' },
    { path: '/admin/user/5/new', entry: 'Users', current: 'true' },
    { path: '/admin/tenant/new', entry: 'Accounts', current: 'true' },
  ] as const)('at $path says that one is at $entry', async ({ path, entry, current }) => {
    await openAdmin(path, { level: 0 });
    const links = within(await navigation()).getAllByRole('link', { current: current === 'page' ? 'page' : true });
    expect(links.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(entry)]);
  });

  it('opens from its button on a phone', async () => {
    const { user } = await openAdmin();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Admin' })).getByRole('link', { name: /^Users/ }),
    ).toBeTruthy();
  });

  it('says where one is, also above the page', async () => {
    await openAdmin('/admin/users');
    const current = within(await navigation()).getByRole('link', { current: 'page' });
    expect(current.textContent).toContain('Users');
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(namesIn(crumbs)).toEqual(['Admin']);
    expect(crumbs.textContent).toContain('Users');
    expect(document.title).toBe('Summit Collision - Admin - Users');
  });

  it('is narrowed by a key, and stays so in this browser', async () => {
    const { user } = await openAdmin();
    const narrow = screen.getByRole('button', { name: 'Narrow' });
    expect(narrow.getAttribute('aria-pressed')).toBe('false');
    await user.keyboard('[[');
    expect(narrow.getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('admin-rail')).toBe('yes');
  });
});

describe('the menu of the account', () => {
  const menu = () => within(screen.getByRole('region', { name: 'Your account', hidden: true }));

  it('leads back to the store', async () => {
    const { user } = await openAdmin();
    await user.click(menu().getByRole('link', { name: 'Back to the store', hidden: true }));
    await heading('Welcome, Pat');
    expect(location.pathname).toBe('/');
  });

  it('says what single-letter keys are', async () => {
    await openAdmin();
    expect(menu().getByText('For example, n for a new user. Saved in this browser.')).toBeTruthy();
  });
});

describe('keys', () => {
  it('go to a list and back home', async () => {
    const { user } = await openAdmin();
    await user.keyboard('gu');
    await heading('Users');
    await user.keyboard('gh');
    await heading('What waits for you');
  });

  it('of the provider’s pages are nobody else’s', async () => {
    const { user } = await openAdmin('/admin', { level: 1 });
    await user.keyboard('gr');
    expect(location.pathname).toBe('/admin');
  });

  it('never act while somebody types', async () => {
    const { user } = await openAdmin('/admin/users');
    await user.type(await screen.findByRole('searchbox'), 'ghn?');
    expect(location.pathname).toBe('/admin/users');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of one letter can be switched off, others not', async () => {
    const { user } = await openAdmin('/admin/users');
    await user.click(screen.getByRole('switch', { name: /^Single-letter keys/, hidden: true }));
    await user.keyboard('gh');
    expect(location.pathname).toBe('/admin/users');
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Find or do' })).toBeTruthy();
  });

  it('are listed, and the list is closed by Escape', async () => {
    const { user } = await openAdmin('/admin/users');
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog');
    for (const label of ['Find or do', 'Go to Users', 'New user', 'Next row', 'Previous row', 'Select up to here']) {
      expect(within(dialog).getByText(label)).toBeTruthy();
    }
    await user.keyboard('n{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe('/admin/users');
  });

  it('are listed by where they act', async () => {
    const { user } = await openAdmin('/admin/users');
    await user.keyboard('?');
    const headings = within(await screen.findByRole('dialog')).getAllByRole('heading', { level: 3 });
    const names = headings.map(({ textContent }) => textContent);
    expect(names).toEqual(['Everywhere', 'Go to', 'On this page', 'In the list']);
  });
});

describe('the palette', () => {
  async function openPalette(path?: string) {
    const admin = await openAdmin(path, { level: 0 });
    await admin.user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Find pages, accounts, users, orders and actions' });
    return { ...admin, field };
  }
  const options = () =>
    within(screen.getByRole('listbox', { name: 'Results' }))
      .queryAllByRole('option')
      .map(({ textContent }) => textContent);

  it('has what is typed before it is there', async () => {
    const { user } = await openAdmin('/admin', { level: 0 });
    await user.keyboard('{Control>}k{/Control}gu');
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Find pages/ });
    await waitFor(() => expect(field.value).toBe('gu'));
    await user.keyboard('x');
    expect(field.value).toBe('gux');
    expect(location.pathname).toBe('/admin');
  });

  it('leads to the page that is chosen by Enter', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'use{Enter}');
    await heading('Users');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds users, whom arrows choose, and leads to them', async () => {
    const { user, field, queries } = await openPalette();
    await user.type(field, 'silva');
    expect(await screen.findByRole('option', { name: /Ana Silva/ })).toBeTruthy();
    expect(queries).toEqual([{ search: 'silva', Take: '5' }]);
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  });

  it('does what keys of the page do, and lists only that after >', async () => {
    const { user, field } = await openPalette('/admin/users');
    await user.type(field, '>');
    await waitFor(() =>
      expect(options()).toEqual([
        'Show one accountgs',
        'Chatgc',
        'New usern',
        'All keys?',
        'Narrow or wide navigation[',
      ]),
    );
  });

  it.each(['move', 'open', 'new tab', 'only actions'])('says which keys do this: %s', async (act) => {
    await openPalette();
    expect(within(screen.getByRole('dialog')).getByText(act)).toBeTruthy();
  });

  it('says that there is nothing', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'qqqq');
    expect(await screen.findByText('Nothing found for “qqqq”.')).toBeTruthy();
  });
});

describe('the home', () => {
  it('says that nothing waits', async () => {
    await openAdmin();
    expect(await screen.findByText('Nothing waits.')).toBeTruthy();
  });

  it('says that it could not be read, and tries again', async () => {
    const { server } = anAdminServer();
    server.willAnswer('GET /api/home', new Response('Bad Gateway', { status: 403 }));
    const { user } = openSignedIn(server, { path: '/admin', cookies: { stable: 'true' } });
    expect(await screen.findByText('What waits for you could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing waits.')).toBeTruthy();
  });

  it('leads to what waits', async () => {
    const { user } = await openAdmin('/admin', {}, 3);
    await user.click(await screen.findByRole('link', { name: 'Look at them' }));
    await heading('Users');
    expect(location.search).toBe('?active=any&invitation=expired');
  });

  it('has a tile for each thing that waits, one key from done', async () => {
    const { user } = await openAdmin('/admin', {}, 3);
    const tile = await screen.findByRole('region', { name: 'Invitations that ran out' });
    expect(tile.textContent).toContain('3');
    await user.keyboard('1');
    await heading('Users');
    expect(location.search).toBe('?active=any&invitation=expired');
  });

  it.each([
    {
      kind: 'tenantsNotOpened',
      title: 'Tenants that are not open yet',
      act: 'Go on with the first',
      path: '/admin/tenant/7',
    },
    {
      kind: 'tenantsWithoutWebsite',
      title: 'Tenants without a website',
      act: 'Add a website to the first',
      path: '/admin/website/7/new',
    },
    {
      kind: 'tenantsWithoutLogo',
      title: 'Tenants without a logo',
      act: 'Add a logo to the first',
      path: '/admin/account/7',
    },
  ])('leads the provider from $title to the first of them', async ({ kind, title, act, path }) => {
    const { server } = anAdminServer({ user: { level: 0 }, waitingTenants: { [kind]: { count: 2, first: 7 } } });
    openSignedIn(server, { path: '/admin', cookies: { stable: 'true' } });
    const tile = await screen.findByRole('region', { name: title });
    expect(tile.textContent).toContain('2');
    expect(within(tile).getByRole('link', { name: act }).getAttribute('href')).toBe(path);
  });

  it.each([
    { level: 0, isThere: true },
    { level: 1, isThere: false },
  ] as const)('leads level $level to the reports: $isThere', async ({ level, isThere }) => {
    await openAdmin('/admin', { level });
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: 'Reports' }) !== null).toBe(isThere);
    expect(main.queryByRole('link', { name: 'Catalog' }) !== null).toBe(isThere);
  });
});
