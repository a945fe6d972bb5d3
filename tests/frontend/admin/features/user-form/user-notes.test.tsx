import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUserRow } from '../../../../builders/admin/user-rows.ts';
import { aUserView } from '../../../../builders/admin/user-views.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aUsersServer } from '../../../support/servers/a-users-server.ts';

function openUser(options: Parameters<typeof aUsersServer>[0] = {}) {
  const server = aUsersServer(options);
  return { ...openSignedIn(server, { path: '/admin/user/12', cookies: { stable: 'true' } }), server };
}

const PERMISSIONS = 'GET /wb/permission/GetAllPermissions';
const form = async () => within(await screen.findByRole('form', { name: 'Details' }));

describe('the form of a user', () => {
  it.each([
    { label: 'Username', hint: '8 to 100 characters, no spaces' },
    { label: 'Phone Number', hint: '(000) 000-0000' },
    { label: 'Password', hint: 'leave empty to keep it' },
    { label: 'Monthly limit', hint: 'leave empty for no limit' },
  ])('says of $label: $hint', async ({ label, hint }) => {
    openUser();
    expect((await form()).getByLabelText(`${label} ${hint}`)).toBeTruthy();
  });

  it.each([
    { active: true, pill: 'Active' },
    { active: false, pill: 'Not active' },
  ])('says at the top that somebody is "$pill"', async ({ active, pill }) => {
    openUser({ user: aUserView({ active }) });
    const created = await screen.findByText(/Created 03\/14\/2026$/);
    expect(created.nextSibling?.textContent).toBe(pill);
  });

  describe('when the permissions can’t be loaded (admin 8: only key 55 is left)', () => {
    // The form asks once more when it opens.
    const forbidden = () => new Response('Forbidden', { status: 403 });
    const NOT_LOADED = 'The permissions could not be loaded, so this can’t be changed right now.';
    const mayOrder = async () => (await form()).getByRole('switch', { name: /^May order/ });

    it.each([
      { path: '/admin/user/12', why: 'an existing user' },
      { path: '/admin/user/3/new', why: 'a new user' },
    ])('"May order" of $why says why it can’t be changed, and keeps its value', async ({ path }) => {
      const server = aUsersServer();
      server.willAnswer(PERMISSIONS, forbidden(), forbidden());
      const { user } = openSignedIn(server, { path, cookies: { stable: 'true' } });
      expect(await (await form()).findByText(NOT_LOADED)).toBeTruthy();
      await user.click(await mayOrder());
      expect((await mayOrder()).matches(':checked')).toBe(true);
    });

    it('the type, from which UserManagement follows, can still be changed', async () => {
      const server = aUsersServer();
      server.willAnswer(PERMISSIONS, forbidden(), forbidden());
      const { user } = openSignedIn(server, { path: '/admin/user/12', cookies: { stable: 'true' } });
      await (await form()).findByText(NOT_LOADED);
      await user.selectOptions((await form()).getByLabelText('Type'), '0');
      await user.click(await screen.findByRole('button', { name: /^Save/ }));
      await screen.findByText('The user has been updated');
      expect(server.sent('PUT /api/user/12')).toEqual([{ type: 0, Version: 4 }]);
    });

    it('a permission that the server does not know is not offered either', async () => {
      openUser({ permissions: [{ permissionKey: 55, permissionName: 'UserManagement' }] });
      expect(await (await form()).findByText(NOT_LOADED)).toBeTruthy();
    });
  });

  it('reads the permissions at the same time as the user', async () => {
    const server = aUsersServer();
    server.willHold('GET /api/user/12');
    openSignedIn(server, { path: '/admin/user/12', cookies: { stable: 'true' } });
    await waitFor(() => expect(server.countOf(PERMISSIONS)).toBe(1));
    expect(server.countOf('GET /api/user/12')).toBe(1);
    expect(screen.queryByRole('form', { name: 'Details' })).toBeNull();
  });

  it('leads administrators to their profile for their own password', async () => {
    openUser({ user: aUserView({ userId: 'u7', mayEditRights: false }) });
    expect((await form()).getByText('Change your own password in your profile.')).toBeTruthy();
  });

  it('names who could become administrator instead of the last one', async () => {
    openUser({ user: aUserView({ isLastAdministrator: true }), rows: [aUserRow()] });
    const link = await (await form()).findByRole('link', { name: 'Tom Birch' });
    expect(link.closest('span')?.parentElement?.textContent).toBe(
      'This is the last administrator. Make somebody else a Master User first: Tom Birch',
    );
  });

  it('can be copied to a new user', async () => {
    openUser();
    const link = await screen.findByRole('link', { name: 'Copy to a new user' });
    expect(link.getAttribute('href')).toBe('/admin/user/3/new?copy=12');
  });

  it('says that the user could not be read, and tries again', async () => {
    const server = aUsersServer();
    server.willAnswer('GET /api/user/12', new Response('Bad Gateway', { status: 403 }));
    const { user } = openSignedIn(server, { path: '/admin/user/12', cookies: { stable: 'true' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'The user could not be loaded.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await form()).toBeTruthy();
  });
});
