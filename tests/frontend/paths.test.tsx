import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aSignedInUser } from '../builders/store.ts';
import { leaveNoToasts } from './support/no-toasts-left.ts';
import { openSignedIn, openStore } from './support/open-store.tsx';
import { aServer } from './support/servers/a-server.ts';

leaveNoToasts();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const MAY_MANAGE: SignedInUser['resultantPermissions'] = [{ permissionName: 'usermanagement' }];
const as = (level: 0 | 1 | 2 | 3) => aServer({ users: [aSignedInUser({ level, resultantPermissions: MAY_MANAGE })] });

describe('the admin area (storefront 2 and 8, decision B199)', () => {
  const PATHS = [
    '/admin',
    '/admin/',
    '/Admin/users',
    '/admin/accounts/3',
    '/admin/reports',
    '/admin/reports/x',
    '/admin/x%0ay',
  ];

  it.each(
    PATHS.flatMap((path) => [
      { path, who: 'level 3', server: as(3) },
      { path, who: 'who may not manage users', server: aServer({ users: [aSignedInUser({ level: 0 })] }) },
    ]),
  )('at $path leads $who home, and says why', async ({ path, server }) => {
    openSignedIn(server, { path });
    expect(await screen.findByText('You do not have access to this page.')).toBeTruthy();
    await heading('Welcome, Pat');
    expect(location.pathname).toBe('/');
  });

  it.each([0, 1, 2] as const)('leads level %d from a path that is no view to its home', async (level) => {
    openSignedIn(as(level), { path: '/admin/no-such-view' });
    await heading('What waits for you');
    expect(location.pathname).toBe('/admin');
    expect(screen.queryByText('You do not have access to this page.')).toBeNull();
  });

  it.each([1, 2] as const)('leads level %d from the provider’s view to its home, and says why', async (level) => {
    openSignedIn(as(level), { path: '/admin/reports' });
    expect(await screen.findByText('You do not have access to this page.')).toBeTruthy();
    await heading('What waits for you');
    expect(location.pathname).toBe('/admin');
  });

  it('is not what only begins like it', async () => {
    openSignedIn(as(3), { path: '/administrator' });
    await heading('“administrator”');
  });
});

describe('the welcome path', () => {
  it('shows whoever is signed in the way on', async () => {
    const { user } = openSignedIn(aServer(), { path: '/wl/anything' });
    await heading('Welcome to Summit Collision');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('You are signed in.', { exact: false })).toBeTruthy();
    await user.click(main.getByRole('link', { name: 'Back to the home page' }));
    await heading('Welcome, Pat');
  });
});

describe('a path with control characters or malformed encodings', () => {
  const PATHS = [
    ['/x%0ay', '“x y”'],
    ['/x%0d%0ay', '“x y”'],
    ['/%00', '“ ”'],
    ['/x%E2%80%A8y', '“x y”'],
    ['/2019/Toyota/x%0ay', '2019 Toyota x y'],
    ['/%', '“%”'],
    ['/%zz', '“%zz”'],
    ['/%E0%A4%A', '“%E0%A4%A”'],
    ['/%c0%af', '“%c0%af”'],
    ['/x%0a%', '“x %”'],
  ] as const;

  it.each(PATHS)('N50: %s is the catalogue', async (path, name) => {
    openSignedIn(aServer(), { path });
    const shown = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(shown.textContent?.replace(/\s+/g, ' ')).toBe(name));
  });

  it.each(PATHS)('N50: %s asks to sign in', async (path) => {
    openStore(aServer(), { path });
    await heading('Welcome to Summit Collision');
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});
