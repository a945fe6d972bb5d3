import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHistoryEntry } from '../../../../builders/admin/user-views.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aUsersServer } from '../../../support/servers/a-users-server.ts';

async function openHistory(server = aUsersServer()) {
  const opened = openSignedIn(server, { path: '/admin/user/12', cookies: { stable: 'true' } });
  return { ...opened, history: within(await screen.findByRole('region', { name: 'History' })) };
}

describe('the history', () => {
  it('leaves out what was left empty in something new', async () => {
    const changes = [
      { field: 'city', before: null, after: 'Gary' },
      { field: 'address2', before: null, after: '' },
    ];
    const server = aUsersServer({ history: [aHistoryEntry({ action: 'created', changes })] });
    const { history } = await openHistory(server);
    expect(await history.findByText(/City/)).toBeTruthy();
    expect(history.queryByText(/Address 2/)).toBeNull();
  });

  it('says that nothing has happened', async () => {
    const { history } = await openHistory();
    expect(await history.findByText('Nothing has been changed yet.')).toBeTruthy();
  });

  it('says that it could not be read, and tries again', async () => {
    const server = aUsersServer({ history: [aHistoryEntry()] });
    server.willAnswer('GET /api/history/user/12', new Response('Bad Gateway', { status: 403 }));
    const { user, history } = await openHistory(server);
    expect(await history.findByText('The history could not be loaded.')).toBeTruthy();
    await user.click(history.getByRole('button', { name: 'Try again' }));
    expect(await history.findByText('Ned Novak')).toBeTruthy();
  });

  it.each([
    { action: 'created', text: 'Ned Novak created this' },
    { action: 'changed', text: 'Ned Novak changed this' },
    { action: 'password set', text: 'Ned Novak set a password' },
    { action: 'invited', text: 'Ned Novak sent an invitation' },
    { action: 'signed out', text: 'Ned Novak signed them out' },
    { action: 'restored', text: 'Ned Novak restored earlier values' },
    { action: 'removed', text: 'Ned Novak removed this' },
    { action: 'refused', text: 'Ned Novak was refused' },
  ])('says what was done: $text', async ({ action, text }) => {
    const { history } = await openHistory(aUsersServer({ history: [aHistoryEntry({ action })] }));
    expect((await history.findByText('Ned Novak')).parentElement?.textContent).toBe(text);
  });

  it('has a button for each change that can be restored, and says that it was', async () => {
    const { user, history } = await openHistory(aUsersServer({ history: [aHistoryEntry()] }));
    const name = /^Restore this: what was before Ned Novak changed it, \S/;
    const restore = await history.findByRole('button', { name });
    expect(restore.textContent).toBe('Restore this');
    await user.click(restore);
    expect(await screen.findByText('The earlier values are back.')).toBeTruthy();
  });
});
