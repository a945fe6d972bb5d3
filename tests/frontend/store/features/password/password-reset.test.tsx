import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { browserCookies } from '#frontend/api/cookies.ts';
import { profileContract } from '#shared/contracts/profile.ts';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn, openStore } from '../../../support/open-store.tsx';
import { aServer, PASSWORD } from '../../../support/servers/a-server.ts';

leaveNoToasts();

const VALIDATE = 'GET /wb/user/ValidatePasswordResetRequest';
const RESET = 'PUT /wb/user/ResetPassword';
const LINK = '/forgot-password?userKey=u7&nonce=n1';
const NEW_PASSWORD = 'Better2Parts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const loginDialog = () => screen.findByRole('dialog', { name: 'Sign in' });
const newPassword = () => screen.findByLabelText<HTMLInputElement>(/^New Password/);
const confirmation = () => screen.getByLabelText<HTMLInputElement>(/^Confirm Password/);
const keptReset = () => browserCookies.read(COOKIES.passwordReset);
const expired = () => aRefusal({ status: 404, code: 'not_found', text: 'The request has expired.' });
const BAD_NONCE = [{ path: 'nonce', message: 'Too long' }];
const ofPat = () =>
  anAnswer(profileContract.validatePasswordReset, { firstName: 'Pat', lastName: 'Doe', userName: 'summit-east-buyer' });

function openLinkAnswered(answer: Response) {
  const server = aServer();
  server.willAnswer(VALIDATE, answer);
  return { ...openStore(server, { path: LINK }), server };
}

function openLink(path = LINK, cookies: Readonly<Record<string, string>> = {}) {
  const server = aServer();
  server.willAnswer(VALIDATE, ofPat());
  server.willAnswer(RESET, anAnswer(profileContract.resetPassword, null));
  const addresses: string[] = [];
  const fetch: typeof server.fetch = (url, init) => {
    addresses.push(location.href);
    return server.fetch(url, init);
  };
  return { ...openStore({ ...server, fetch }, { path, cookies }), server, addresses };
}

describe('the link of a forgotten password (admin 2, 4)', () => {
  it('takes both values out of the address before anything is called', async () => {
    const { addresses } = openLink();
    await newPassword();
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => address.includes('nonce'))).toEqual([]);
    expect(location.pathname + location.search).toBe('/forgot-password');
    expect(keptReset()).toBe('?userKey=u7&nonce=n1');
  });

  it('shows whose password it is', async () => {
    openLink();
    await newPassword();
    const facts = within(screen.getByRole('main'))
      .getAllByRole('term')
      .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
    expect(facts).toEqual([
      ['First Name', 'Pat'],
      ['Last Name', 'Doe'],
      ['Username', 'summit-east-buyer'],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a page of its own name', async () => {
    openLink();
    expect(await heading('Set your password')).toBeTruthy();
  });

  it('is found again in the cookie', async () => {
    openLink('/forgot-password', { [COOKIES.passwordReset]: '?userKey=u7&nonce=n1' });
    await newPassword();
  });

  it('sets the password, then asks to sign in with it', async () => {
    const { user, server } = openLink();
    await user.click(await newPassword());
    await user.paste(NEW_PASSWORD);
    await user.type(confirmation(), `${NEW_PASSWORD}{Enter}`);
    const dialog = await loginDialog();
    expect(dialog.textContent).toContain('Your password has been reset. Please use your new password when you log in.');
    expect(server.bodies[server.calls.indexOf(RESET)]).toEqual({ UserKey: 'u7', password: NEW_PASSWORD, nonce: 'n1' });
    expect(keptReset()).toBeUndefined();
    expect(location.pathname).toBe('/');
    expect(within(dialog).getByLabelText<HTMLInputElement>('User name').value).toBe('summit-east-buyer');
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Password')));
  });

  it('sets the password by the button too', async () => {
    const { user, server } = openLink();
    await user.type(await newPassword(), NEW_PASSWORD);
    await user.type(confirmation(), NEW_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await loginDialog();
    expect(server.countOf(RESET)).toBe(1);
  });

  it.each([
    { typed: 'short1A', twice: 'short1A', why: 'too short' },
    { typed: 'lowercase1', twice: 'lowercase1', why: 'no upper case' },
    { typed: 'UPPERCASE1', twice: 'UPPERCASE1', why: 'no lower case' },
    { typed: 'NoNumbers', twice: 'NoNumbers', why: 'no number' },
    { typed: 'With Space1', twice: 'With Space1', why: 'a space' },
  ])('refuses a new password with $why', async ({ typed, twice }) => {
    const { user, server } = openLink();
    await user.type(await newPassword(), typed);
    await user.type(confirmation(), `${twice}{Enter}`);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toBe(
      'Please correct the following errors before continuing:New password must have at least 8 characters, with no spaces and must contain at least 1 upper case, 1 lower case and 1 number.',
    );
    expect(server.countOf(RESET)).toBe(0);
  });

  it('refuses another confirmation, and leads to it', async () => {
    const { user, server } = openLink();
    await user.type(await newPassword(), NEW_PASSWORD);
    await user.type(confirmation(), 'Other2Parts{Enter}');
    const summary = await screen.findByRole('alert');
    const text = 'The confirmed password must match the new password.';
    await waitFor(() => expect(document.activeElement).toBe(confirmation()));
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.click(within(summary).getByRole('button', { name: text }));
    expect(document.activeElement).toBe(confirmation());
    expect(server.countOf(RESET)).toBe(0);
  });

  const pointsThatAre = (word: string) =>
    within(screen.getByRole('list', { name: 'Your password' }))
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.startsWith(word)).length;

  it('tells screen readers which points of the rule are missing', async () => {
    const { user } = openLink();
    await user.type(await newPassword(), 'b');
    expect(pointsThatAre('Missing:')).toBe(3);
  });

  it('shows live which points of the rule are met', async () => {
    const { user } = openLink();
    const met = () => pointsThatAre('Done:');
    const field = await newPassword();
    const counts = [met()];
    for (const piece of ['b', 'B', '2', 'BetterParts']) {
      await user.type(field, piece);
      counts.push(met());
    }
    expect(counts).toEqual([0, 2, 3, 4, 5]);
  });

  it.each([
    { what: 'expired', path: LINK, answer: expired, text: 'The request has expired.' },
    {
      what: 'malformed',
      path: LINK,
      answer: () => aRefusal({ status: 400, code: 'invalid_input', text: 'Invalid Request.', fieldErrors: BAD_NONCE }),
      text: 'Invalid Request.',
    },
    { what: 'without a nonce', path: '/forgot-password?userKey=u7', answer: ofPat, text: 'Invalid Request.' },
    {
      what: 'neither in the address nor in a cookie',
      path: '/forgot-password',
      answer: ofPat,
      text: 'Invalid Request.',
    },
  ] as const)('that is $what leads home, and says so at the login', async ({ path, answer, text }) => {
    const server = aServer();
    server.willAnswer(VALIDATE, answer());
    openStore(server, { path });
    expect((await loginDialog()).textContent).toContain(text);
    expect(location.pathname).toBe('/');
    expect(keptReset()).toBeUndefined();
  });

  it('stays where the server refuses the password, and says why at the field', async () => {
    const { user, server } = openLink();
    const message = 'New password must not be an old one.';
    const fieldErrors = [{ path: 'password', message }];
    server.willAnswer(RESET, aRefusal({ status: 400, code: 'invalid_input', text: 'Invalid Request.', fieldErrors }));
    await user.type(await newPassword(), NEW_PASSWORD);
    await user.type(confirmation(), `${NEW_PASSWORD}{Enter}`);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toBe(`Please correct the following errors before continuing:${message}`);
    expect(keptReset()).toBe('?userKey=u7&nonce=n1');
  });

  it.each([
    { answer: expired, isTold: true },
    { answer: () => aRefusal({ status: 400, code: 'invalid_input', text: 'Invalid Request.' }), isTold: false },
  ])('that has expired says how to get a new one, and no other does: $isTold', async ({ answer, isTold }) => {
    const { server } = openLinkAnswered(answer());
    const text = (await loginDialog()).textContent;
    expect(text?.includes('You can get a new link with “Forgot your password?”.')).toBe(isTold);
    expect(server.countOf(VALIDATE)).toBe(1);
  });

  it('that expires while the page is open leads home too', async () => {
    const { user, server } = openLink();
    server.willAnswer(RESET, expired());
    await user.type(await newPassword(), NEW_PASSWORD);
    await user.type(confirmation(), `${NEW_PASSWORD}{Enter}`);
    expect((await loginDialog()).textContent).toContain('The request has expired.');
    expect(keptReset()).toBeUndefined();
  });

  it('is kept while the server is in trouble, and can be tried again', async () => {
    const server = aServer();
    const failure = () => aRefusal({ status: 500, code: 'internal', text: 'Internal Error' });
    server.willAnswer(VALIDATE, failure(), failure(), failure(), failure(), ofPat());
    const { user } = openStore(server, { path: LINK });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await newPassword();
    expect(keptReset()).toBe('?userKey=u7&nonce=n1');
  });

  it('is of no use to whoever is signed in', async () => {
    const server = aServer();
    openSignedIn(server, { path: LINK });
    await heading('Welcome, Pat');
    expect(await screen.findByText('This page is unavailable after you have logged in.')).toBeTruthy();
    expect(location.pathname).toBe('/');
    expect(server.countOf(VALIDATE)).toBe(0);
  });

  it('is forgotten at the next login', async () => {
    const { user } = openLink();
    await newPassword();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const dialog = await loginDialog();
    await user.type(within(dialog).getByLabelText('User name'), 'summit-east-buyer');
    await user.type(within(dialog).getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await heading('Welcome, Pat');
    expect(keptReset()).toBeUndefined();
    expect(screen.queryByText('This page is unavailable after you have logged in.')).toBeNull();
  });
});
