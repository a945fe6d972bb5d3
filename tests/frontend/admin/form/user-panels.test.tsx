import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HISTORY_TEXTS } from '#shared/texts/admin/history-texts.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { aHistoryEntry, aUserView } from '../../../builders/admin/user-views.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aUsersServer } from '../../support/servers/a-users-server.ts';

async function openUser(options: Parameters<typeof aUsersServer>[0] = {}) {
  const server = aUsersServer(options);
  const store = openSignedIn(server, { path: '/admin/user/12', cookies: { stable: 'true' } });
  await screen.findByRole('form', { name: USER_FORM_TEXTS.details });
  return { ...store, server };
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const aSession = (sessionId: string, isThisOne = false, browser = 'Chrome on Windows') => ({
  sessionId,
  host: 'northside.example',
  browser,
  createdAt: '2026-03-20T11:40:00.000Z',
  usedAt: '2026-03-21T09:05:00.000Z',
  isThisOne,
});
const anInvitation = (state: 'sent' | 'expired' | 'accepted') => ({
  state,
  sentAt: '2026-03-14T12:00:00.000Z',
  openedAt: null,
  acceptedAt: state === 'accepted' ? '2026-03-15T12:00:00.000Z' : null,
  expiresAt: '2026-03-21T12:00:00.000Z',
});

describe('beside the form of a user', () => {
  it('the history says who changed what, and restores it', async () => {
    const { user, server } = await openUser({ history: [aHistoryEntry()] });
    const history = await panel(HISTORY_TEXTS.title);
    expect((await history.findByText('Ned Novak')).closest('li')?.textContent).toContain('City Hammond → Gary');
    await user.click(history.getByRole('button', { name: /^Restore/ }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Hammond'));
    expect(server.countOf('POST /api/history/h1/restore')).toBe(1);
  });

  it('each session but the own can be ended', async () => {
    const { user, server } = await openUser({ user: aUserView({ sessions: [aSession('s1', true), aSession('s2')] }) });
    const sessions = await panel(USER_FORM_TEXTS.sessions);
    await user.click(sessions.getByRole('button'));
    await waitFor(() => expect(server.sent('POST /api/user/12/signout')).toEqual([{ SessionId: 's2' }]));
  });

  it.each([
    { browser: 'Chrome on Windows', name: 'Chrome on Windows' },
    { browser: '', name: 'Another browser' },
  ])('a session of "$browser" says where, since when and when last, and its end is told', async ({ browser, name }) => {
    const { user } = await openUser({ user: aUserView({ sessions: [aSession('s2', false, browser)] }) });
    const sessions = await panel('Signed in');
    const text = sessions.getByRole('listitem').textContent ?? '';
    expect(text).toMatch(/^\D+northside\.examplesince 03\/20\/2026.+last used 03\/21\/2026/);
    expect(text.startsWith(name)).toBe(true);
    const end = sessions.getByRole('button', { name: new RegExp(`^Sign out there: ${name}, since 03/20/2026`) });
    expect(end.textContent).toBe('Sign out there');
    await user.click(end);
    expect(await screen.findByText('The user has been signed out.')).toBeTruthy();
  });

  it('the own session says so and can’t be ended', async () => {
    await openUser({ user: aUserView({ sessions: [aSession('s1', true)] }) });
    const sessions = await panel('Signed in');
    expect(sessions.getByText('this browser')).toBeTruthy();
    expect(sessions.queryByRole('button')).toBeNull();
  });

  it.each([
    { lastSignInAt: null, shown: ['Has never signed in.'] },
    { lastSignInAt: '2026-03-19T12:00:00.000Z', shown: ['Not signed in right now.', /^Last sign-in 03\/19\/2026/] },
  ])('nobody is signed in, and the last time was $lastSignInAt', async ({ lastSignInAt, shown }) => {
    await openUser({ user: aUserView({ lastSignInAt }) });
    const sessions = await panel('Signed in');
    for (const text of shown) expect(sessions.getByText(text)).toBeTruthy();
  });

  it.each([
    { isAllowed: true, read: 'May Check out' },
    { isAllowed: false, read: 'May not Check out' },
  ])('screen readers hear "$read"', async ({ isAllowed, read }) => {
    await openUser({ user: aUserView({ abilities: [{ key: 'checkOut', isAllowed, details: [] }] }) });
    expect((await panel('What may this person do?')).getByRole('listitem').textContent).toBe(read);
  });

  it('a new link is said to replace the last one', async () => {
    await openUser();
    const text = 'A new link is good for 7 days and replaces the last one.';
    expect((await panel('Invitation')).getByText(new RegExp(text))).toBeTruthy();
  });

  it('all sessions are ended after a question', async () => {
    const { user, server } = await openUser({ user: aUserView({ sessions: [aSession('s1'), aSession('s2')] }) });
    await user.click(screen.getByRole('button', { name: USER_FORM_TEXTS.signOutEverywhere }));
    const question = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    expect(question.getByText(USER_FORM_TEXTS.signOutDetail)).toBeTruthy();
    await user.click(question.getByRole('button', { name: USER_FORM_TEXTS.signOutEverywhere }));
    await waitFor(() => expect(server.sent('POST /api/user/12/signout')).toEqual([{}]));
  });

  it.each([
    { invitation: anInvitation('sent'), button: USER_FORM_TEXTS.sendAgain, shown: 'sent 03/14/2026' },
    { invitation: anInvitation('expired'), button: USER_FORM_TEXTS.sendAgain, shown: 'ran out 03/21/2026' },
    { invitation: anInvitation('accepted'), button: USER_FORM_TEXTS.sendReset, shown: 'password set 03/15/2026' },
    { invitation: null, button: USER_FORM_TEXTS.sendReset, shown: USER_FORM_TEXTS.noInvitation },
  ])('an invitation is at "$shown" and another mail can be sent', async ({ invitation, button, shown }) => {
    const { user, server } = await openUser({ user: aUserView({ invitation }) });
    const shownPanel = await panel(USER_FORM_TEXTS.invitation);
    expect(shownPanel.getByText(shown)).toBeTruthy();
    await user.click(shownPanel.getByRole('button', { name: button }));
    await screen.findByText(USER_FORM_TEXTS.mailSent);
    expect(server.countOf('POST /api/user/12/invitation')).toBe(1);
  });
});

describe('a user who is not there', () => {
  it.each(['/admin/user/99', '/admin/user/somebody'])('leads from %s to the list, with a message', async (path) => {
    openSignedIn(aUsersServer(), { path, cookies: { stable: 'true' } });
    await screen.findByText(new RegExp(USER_FORM_TEXTS.unknown.slice(0, 20)));
    expect(window.location.pathname).toBe('/admin/users');
  });
});
