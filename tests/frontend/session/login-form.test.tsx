import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#frontend/api/api-error.ts';
import { LoginForm } from '#frontend/session/login-form.tsx';
import type { LoginCredentials } from '#frontend/session/session.ts';
import { aClock } from '../support/a-clock.ts';
import { renderUi } from '../ui/render-ui.tsx';

const REFUSED = 'Invalid Username or Password';
const refused = (text: string) => new ApiError(text, { status: 401, code: 'unauthenticated' });
const lockedOut = (retryAfter?: number) =>
  new ApiError('Too many failed attempts. Please try again later.', { status: 429, code: 'throttled', retryAfter });

interface Situation {
  /** The server refuses with these in turn, and then lets everybody in. */
  readonly refusals?: readonly Error[];
  readonly userName?: string;
  readonly postalCode?: string;
}

function aLoginForm({ refusals = [], userName = '', postalCode = '' }: Situation = {}) {
  const clock = aClock(new Date('2026-03-02T09:00:00').getTime());
  const left = [...refusals];
  const onSubmit = vi.fn(async (_credentials: LoginCredentials) => {
    const error = left.shift();
    if (error) throw error;
  });
  const user = userEvent.setup();
  renderUi(<LoginForm userName={userName} postalCode={postalCode} onSubmit={onSubmit} clock={clock} />);
  return { clock, onSubmit, user };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const message = () => screen.getByRole('alert').textContent;
const says = (text: string) => waitFor(() => expect(message()).toBe(text));
const log = () => screen.queryByRole('region', { name: 'Recent problems' });
const entries = () => [...(log()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

/** Types into the fields and presses Enter in the last one. */
async function signIn(user: ReturnType<typeof userEvent.setup>, typed: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(typed)) {
    await user.clear(field(label));
    await user.type(field(label), value);
  }
  await user.keyboard('{Enter}');
}

const pat = { 'User name': 'summit-buyer', Password: 'Welcome2Parts' };

describe('signing in', () => {
  it('sends what was typed, by keyboard alone', async () => {
    const { user, onSubmit } = aLoginForm();
    await user.keyboard('summit-buyer{Tab}Welcome2Parts{Tab}{Tab}80202{Tab} {Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit).toHaveBeenCalledWith({
      userName: 'summit-buyer',
      password: 'Welcome2Parts',
      postalCode: '80202',
      remember: true,
    });
  });

  it('N31: needs no postal code, remembers nobody unasked, and takes blanks from around a user name', async () => {
    const { user, onSubmit } = aLoginForm();
    await signIn(user, { ...pat, 'User name': ' summit-buyer ' });
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit).toHaveBeenCalledWith({
      userName: 'summit-buyer',
      password: 'Welcome2Parts',
      postalCode: '',
      remember: false,
    });
  });

  it.each([
    { typed: '802021234', shown: '80202-1234' },
    { typed: 'm1l2s9', shown: 'M1L-2S9' },
    { typed: '8020', shown: '8020' },
  ])('writes the postal code $typed as $shown once it is left', async ({ typed, shown }) => {
    const { user } = aLoginForm();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postal code' });
    await user.type(field, `${typed}{Tab}`);
    expect(field.value).toBe(shown);
  });

  it('keeps every blank of a password', async () => {
    const { user, onSubmit } = aLoginForm();
    await signIn(user, { ...pat, Password: ' a b ' });
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].password).toBe(' a b '));
  });

  it('says what the postal code is for, and what is remembered', () => {
    aLoginForm();
    expect(screen.getByText('Required for Fleet accounts. We use it to find your closest warehouse.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep me signed in' }).checked).toBe(false);
  });

  it('can be filled by a password manager', () => {
    aLoginForm();
    const hints = ['User name', 'Password', 'Postal code'].map((label) => field(label).autocomplete);
    expect(hints).toEqual(['username', 'current-password', 'postal-code']);
  });

  it('begins at the user name', () => {
    aLoginForm();
    expect(document.activeElement).toBe(field('User name'));
  });

  it('begins at the password when it knows who was here', () => {
    aLoginForm({ userName: 'summit-buyer', postalCode: '80202' });
    expect([field('User name').value, field('Postal code').value]).toEqual(['summit-buyer', '80202']);
    expect(document.activeElement).toBe(field('Password'));
  });

  it('goes out once, however often Enter is pressed', async () => {
    const { user, onSubmit } = aLoginForm();
    onSubmit.mockReturnValue(new Promise(() => undefined));
    await signIn(user, pat);
    await user.keyboard('{Enter}{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('what can be told to be wrong without asking', () => {
  const incomplete = 'Enter your user name and password.';
  const invalid = 'Postal code is not valid.';
  it.each([
    { typed: { Password: 'x' }, text: incomplete, at: 'User name', why: 'nobody is named' },
    { typed: { 'User name': '  ', Password: 'x' }, text: incomplete, at: 'User name', why: 'blanks are no name' },
    { typed: { 'User name': 'summit-buyer' }, text: incomplete, at: 'Password', why: 'there is no password' },
    { typed: { ...pat, 'Postal code': '8020' }, text: invalid, at: 'Postal code', why: 'four digits' },
    { typed: { ...pat, 'Postal code': 'D1A 1A1' }, text: invalid, at: 'Postal code', why: 'no D in Canada (P02)' },
  ])('says so and leads to the field: $why', async ({ typed, text, at }) => {
    const { user, onSubmit } = aLoginForm();
    await signIn(user, typed);
    await says(text);
    await waitFor(() => expect(document.activeElement).toBe(field(at)));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    { typed: '02138', why: 'leading zeros (C20)' },
    { typed: '80202-1234', why: 'nine digits' },
    { typed: 'm1l-2s9', why: 'Canada, for accounts that buy there (P01)' },
  ])('lets $typed pass: $why', async ({ typed }) => {
    const { user, onSubmit } = aLoginForm();
    await signIn(user, { ...pat, 'Postal code': typed });
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].postalCode).toBe(typed));
  });
});

describe('a refusal', () => {
  it.each(['User not found.', 'Bad Password'])("reads 'Invalid Username or Password' for '%s'", async (text) => {
    const { user } = aLoginForm({ refusals: [refused(text)] });
    await signIn(user, pat);
    await says(REFUSED);
  });

  it('gives the focus back to the fields, ready to type over the password', async () => {
    const { user } = aLoginForm({ refusals: [refused('Bad Password')] });
    await signIn(user, pat);
    await says(REFUSED);
    const password = field('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'Welcome2Parts'.length]);
  });

  it('clears after 3 seconds, and stays in the log', async () => {
    const { user, clock } = aLoginForm({ refusals: [refused('Bad Password')] });
    await signIn(user, pat);
    await says(REFUSED);
    act(() => clock.pass(2999));
    expect(message()).toBe(REFUSED);
    act(() => clock.pass(1));
    await says('');
    expect(entries()).toEqual(['9:00 AM Invalid Username or Password']);
  });

  it('brings a focus that was lost back when it clears', async () => {
    const { user, clock } = aLoginForm({ refusals: [refused('Bad Password')] });
    await signIn(user, pat);
    await says(REFUSED);
    field('Password').blur();
    act(() => clock.pass(3000));
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  });

  it('leaves the focus alone when it clears while somebody types', async () => {
    const { user, clock } = aLoginForm({ refusals: [refused('Bad Password')] });
    await signIn(user, pat);
    await says(REFUSED);
    await user.click(field('User name'));
    act(() => clock.pass(3000));
    await says('');
    expect(document.activeElement).toBe(field('User name'));
  });

  it('is shown anew for three seconds when it comes again', async () => {
    const { user, clock } = aLoginForm({ refusals: [refused('Bad Password'), refused('Bad Password')] });
    await signIn(user, pat);
    await says(REFUSED);
    act(() => clock.pass(2000));
    await signIn(user, pat);
    await waitFor(() => expect(entries()).toHaveLength(2));
    act(() => clock.pass(2000));
    expect(message()).toBe(REFUSED);
  });

  it.each([
    {
      error: lockedOut(620),
      text: 'Too many failed attempts. Try again at 9:11 AM.',
      why: '10 minutes 20 from 9:00',
    },
    {
      error: lockedOut(60),
      text: 'Too many failed attempts. Try again at 9:01 AM.',
      why: 'a minute to the second',
    },
    { error: lockedOut(), text: 'Too many failed attempts. Please try again later.', why: 'nobody said how long' },
    { error: new ApiError('Internal Error', { status: 500 }), text: 'Internal Error', why: 'the text of the server' },
    { error: new TypeError('x is undefined'), text: 'An unknown error has occoured', why: 'a fault of the page' },
  ])("stays until the next try: '$text' ($why)", async ({ error, text }) => {
    const { user, clock } = aLoginForm({ refusals: [error] });
    await signIn(user, pat);
    await says(text);
    act(() => clock.pass(60_000));
    expect(message()).toBe(text);
  });

  it('is kept in the log with the two before it', async () => {
    const texts = ['one', 'two', 'three', 'four'];
    const { user, clock } = aLoginForm({ refusals: texts.map((text) => new ApiError(text, { status: 400 })) });
    for (const text of texts) {
      await signIn(user, pat);
      await says(text);
      act(() => clock.pass(60_000));
    }
    expect(entries()).toEqual(['9:03 AM four', '9:02 AM three', '9:01 AM two']);
  });

  it('has no log before there is anything in it', () => {
    aLoginForm();
    expect(log()).toBeNull();
  });
});

describe('the password', () => {
  it('can be looked at', async () => {
    const { user } = aLoginForm();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    await waitFor(() => expect(field('Password').type).toBe('text'));
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    await waitFor(() => expect(field('Password').type).toBe('password'));
  });

  it('warns of Caps Lock', async () => {
    const { user } = aLoginForm();
    const hint = () => within(screen.getByRole('form', { name: 'Sign in' })).getByRole('status').textContent;
    await user.click(field('Password'));
    await user.keyboard('{CapsLock}a');
    await waitFor(() => expect(hint()).toBe('Caps Lock is on'));
    await user.keyboard('{CapsLock}a');
    await waitFor(() => expect(hint()).toBe(''));
  });
});
