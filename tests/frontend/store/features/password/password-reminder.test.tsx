import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profileContract } from '#shared/contracts/profile.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { anApplication } from '../../../../builders/store.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn, openStore } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

leaveNoToasts();

const REMIND = 'GET /api/user/password';
const PATH = '/password/remind';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const userName = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^User name/ });
const loginDialog = () => screen.findByRole('dialog', { name: 'Sign in' });

interface Contact {
  readonly contactEmail?: string;
  readonly contactPhone?: string;
}

function openReminder({ contactEmail = 'help@summit.example', contactPhone = '3035550100' }: Contact = {}) {
  const server = aServer({ application: anApplication({ contactEmail, contactPhone }) });
  server.willAnswer(REMIND, anAnswer(profileContract.remindPassword, null));
  const asked: string[] = [];
  const fetch: typeof server.fetch = (url, init) => {
    if (url.pathname === '/api/user/password') asked.push(url.search);
    return server.fetch(url, init);
  };
  return { ...openStore({ ...server, fetch }, { path: PATH }), server, asked };
}

describe('the password reminder (admin 2, 8)', () => {
  it('opens without a login, and asks nobody to sign in', async () => {
    openReminder();
    await heading('Forgot your password?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe(PATH);
  });

  it('is reached from the login, by keyboard too', async () => {
    const { user } = openStore(aServer());
    const link = within(await loginDialog()).getByRole('link', { name: 'Forgot your password?' });
    link.focus();
    await user.keyboard('{Enter}');
    await heading('Forgot your password?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what to enter and what happens then', async () => {
    openReminder();
    expect(
      await screen.findByText('Enter your user name. We will email you a link to set a new password.'),
    ).toBeTruthy();
  });

  it('sends by its button too', async () => {
    const { user, asked } = openReminder();
    await user.type(await userName(), 'summit-buyer');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByRole('dialog', { name: 'Check your email' });
    expect(asked).toEqual(['?username=summit-buyer']);
  });

  it('leads back to the login', async () => {
    const { user } = openReminder();
    await user.click(await screen.findByRole('link', { name: 'Back to sign in' }));
    await loginDialog();
    expect(location.pathname).toBe('/');
  });

  it('closes the login that was opened over it', async () => {
    const { user } = openReminder();
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await user.click(within(await loginDialog()).getByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe(PATH);
  });

  it('sends the user name, thanks, and goes where the login is', async () => {
    const { user, asked } = openReminder();
    await user.type(await userName(), ' pat+1@example.com {Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Check your email' });
    expect(asked).toEqual(['?username=pat%2B1%40example.com']);
    expect(dialog.textContent).toContain('Check your email, and your spam folder as well.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await loginDialog();
    expect(location.pathname).toBe('/');
  });

  it.each([
    { contactEmail: 'help@summit.example', contactPhone: '3035550100', shown: 'help@summit.example, (303) 555-0100' },
    { contactEmail: 'help@summit.example', contactPhone: '', shown: 'help@summit.example' },
    { contactEmail: '', contactPhone: '3035550100', shown: '(303) 555-0100' },
    { contactEmail: '', contactPhone: '', shown: undefined },
  ])('names $contactEmail $contactPhone as $shown', async ({ shown, ...contact }) => {
    const { user } = openReminder(contact);
    await user.type(await userName(), 'summit-buyer{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Check your email' });
    const help = within(dialog).queryByText(/^If it does not arrive/);
    expect(help?.textContent).toBe(shown && `If it does not arrive, contact ${shown}.`);
  });

  it.each(['', '   '])('asks for a user name before it sends: “%s”', async (typed) => {
    const { user, server } = openReminder();
    await user.type(await userName(), `${typed}{Enter}`);
    expect(await screen.findByText('Please enter your user name.')).toBeTruthy();
    expect(server.countOf(REMIND)).toBe(0);
  });

  it('says why nothing was sent, and keeps what was typed', async () => {
    const { user, server } = openReminder();
    const text = 'Too many failed attempts. Please try again later.';
    const refusal = () => aRefusal({ status: 429, code: 'throttled', text });
    server.willAnswer(REMIND, ...Array.from({ length: 4 }, refusal));
    await user.type(await userName(), 'summit-buyer{Enter}');
    await screen.findAllByText(text);
    expect((await userName()).value).toBe('summit-buyer');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends whoever is signed in away', async () => {
    const server = aServer();
    openSignedIn(server, { path: PATH });
    await heading('Welcome, Pat');
    expect(location.pathname).toBe('/');
    expect(server.countOf(REMIND)).toBe(0);
  });
});
