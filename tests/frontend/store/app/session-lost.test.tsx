import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { sessionApi } from '#frontend/api/api.ts';
import { PageFrame } from '#frontend/application/page-frame.tsx';
import { aSignedInUser } from '../../../builders/store.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aServer, PASSWORD } from '../../support/servers/a-server.ts';

const pat = aSignedInUser();
const kim = aSignedInUser({ id: 8, userId: 'u8', userName: 'summit-west-buyer', firstName: 'Kim' });

function NotePage() {
  return (
    <PageFrame title="Note" heading="Note">
      <label>
        Instructions <textarea />
      </label>
    </PageFrame>
  );
}

function OrdersPage() {
  const [isAsked, setIsAsked] = useState(false);
  const orders = useQuery({ queryKey: ['orders'], queryFn: () => sessionApi.getUser({}), enabled: isAsked });
  return (
    <button type="button" onClick={() => setIsAsked(true)}>
      {orders.data ? `Orders of ${orders.data.firstName}` : 'Show orders'}
    </button>
  );
}

const note = () => screen.findByLabelText<HTMLTextAreaElement>('Instructions');

/** Somebody is in the middle of a form when the session ends. */
async function losesSession() {
  const server = aServer({ users: [pat, kim] });
  const store = openSignedIn(server, { path: '/note', page: <NotePage /> });
  await store.user.type(await note(), 'Leave at the back');
  server.endSessions();
  await store.call();
  const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
  return { ...store, server, dialog };
}

describe('a lost session', () => {
  it("says 'Oops! Your session has been lost.' over the page, which stays", async () => {
    const { dialog } = await losesSession();
    expect(within(dialog).getByText('Oops! Your session has been lost.')).toBeTruthy();
    expect(within(dialog).getByText('Sign in to continue where you left off.')).toBeTruthy();
    expect((await note()).value).toBe('Leave at the back');
    expect(location.pathname).toBe('/note');
  });

  it('goes on where it was for the same user, the focus included', async () => {
    const { user } = await losesSession();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    await user.keyboard(`${PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const field = await note();
    expect(field.value).toBe('Leave at the back');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(location.pathname).toBe('/note');
  });

  it('shows another user nothing of it, and goes home', async () => {
    const { user, queryClient } = await losesSession();
    queryClient.setQueryData(['cart', 'u7-3'], { total: 12 });
    await user.clear(screen.getByLabelText('User name'));
    await user.type(screen.getByLabelText('User name'), kim.userName);
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(location.pathname).toBe('/'));
    await waitFor(async () => expect((await note()).value).toBe(''));
    await waitFor(() => expect(queryClient.getQueryData(['cart', 'u7-3'])).toBeUndefined());
  });

  it('can not be closed', async () => {
    const { user, dialog } = await losesSession();
    await user.keyboard('{Escape}');
    expect(dialog.isConnected).toBe(true);
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('asks again what failed for want of it', async () => {
    const server = aServer();
    const { user } = openSignedIn(server, { page: <OrdersPage /> });
    const button = await screen.findByRole('button', { name: 'Show orders' });
    server.endSessions();
    await user.click(button);
    await user.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`);
    await screen.findByRole('button', { name: 'Orders of Pat' });
  });
});
