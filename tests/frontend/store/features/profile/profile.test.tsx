import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { profileContract } from '#shared/contracts/profile.ts';
import type { FieldError } from '#shared/errors.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { aShoppingAccount, aSignedInUser } from '../../../../builders/store.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

leaveNoToasts();

const UPDATE = 'PUT /wb/user/UpdateUser';
const CHANGE_PASSWORD = 'PUT /wb/user/PasswordChange';

const PAT = aSignedInUser({
  phoneNumber: '3035550101',
  address: {
    address1: '1 Main St',
    address2: '',
    city: 'Denver',
    stateProvince: 'CO',
    postalCode: '80202',
    country: { countryCode: 'US' },
    phoneNumber: '3035550101',
  },
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** A field, whether it has an asterisk or not. */
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
const home = () => heading('Welcome, Pat');
const summaryTexts = async () =>
  [...(await screen.findByRole('alert')).querySelectorAll('li')].map(({ textContent }) => textContent);

async function openProfile(user: Partial<SignedInUser> = {}) {
  const pat = { ...PAT, ...user };
  const server = aServer({ users: [pat] });
  server.willAnswer(UPDATE, anAnswer(profileContract.updateProfile, pat));
  server.willAnswer(CHANGE_PASSWORD, anAnswer(profileContract.changePassword, pat));
  const opened = openSignedIn(server, { path: '/profile' });
  await heading('Profile');
  const bodyOf = (call: string) => server.bodies[server.calls.lastIndexOf(call)];
  return { ...opened, server, bodyOf };
}

async function retype(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  if (text !== '') await user.type(field(label), text);
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

describe('the profile (admin 2)', () => {
  it('is in the menu of the user', async () => {
    const { user } = openSignedIn(aServer({ users: [PAT] }));
    await home();
    await user.click(screen.getByRole('link', { name: 'Profile', hidden: true }));
    await heading('Profile');
    expect(location.pathname).toBe('/profile');
  });

  it('begins with what is kept', async () => {
    await openProfile();
    const labels = ['First Name', 'Last Name', 'Address', 'Address 2', 'City', 'Country', 'State', 'Postal Code'];
    expect([...labels, 'Phone Number'].map((label) => field(label).value)).toEqual([
      'Pat',
      'Doe',
      '1 Main St',
      '',
      'Denver',
      'US',
      'CO',
      '80202',
      '3035550101',
    ]);
  });

  it.each(['Your sign-in', 'Name and address', 'Change your password'])('has the part %s', async (name) => {
    await openProfile();
    expect(screen.getByRole('region', { name })).toBeTruthy();
  });

  it('goes home without a call where nothing was changed', async () => {
    const { user, server } = await openProfile();
    await save(user);
    await home();
    expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('goes home without a call where something was changed back', async () => {
    const { user, server } = await openProfile();
    await retype(user, 'City', 'Boulder');
    await retype(user, 'City', 'Denver');
    await save(user);
    await home();
    expect(server.countOf(UPDATE)).toBe(0);
  });

  it.each([
    { label: 'Postal Code', typed: '802021234', sent: { PostalCode: '80202-1234' } },
    { label: 'Phone Number', typed: '720 555 0199', sent: { PhoneNumber: '7205550199' } },
  ])('sends what was changed and nothing else: $label', async ({ label, typed, sent }) => {
    const { user, bodyOf, server } = await openProfile();
    await retype(user, label, typed);
    await save(user);
    expect(await screen.findByText('Your profile has been updated')).toBeTruthy();
    await home();
    expect(bodyOf(UPDATE)).toEqual(sent);
    expect(server.countOf(CHANGE_PASSWORD)).toBe(0);
  });

  it('shows the name as the server has it, without asking again', async () => {
    const { user, server } = await openProfile();
    server.willAnswer(UPDATE, anAnswer(profileContract.updateProfile, { ...PAT, firstName: 'Kim' }));
    await retype(user, 'First Name', 'Kim');
    await save(user);
    await heading('Welcome, Kim');
    expect(server.countOf('GET /api/user')).toBe(1);
  });

  it.each([
    { label: 'Phone Number', typed: '7205550199', masked: '(720) 555-0199', left: '7205550199' },
    { label: 'Postal Code', typed: '802021234', masked: '80202-1234', left: '80202-1234' },
  ])('writes $typed by the mask of $label, and leaves $left', async ({ label, typed, masked, left }) => {
    const { user } = await openProfile();
    await retype(user, label, typed);
    expect(field(label).value).toBe(masked);
    await user.tab();
    await waitFor(() => expect(field(label).value).toBe(left));
  });

  it.each([{ country: 'Canada', region: 'Ontario', postalCode: 'm1l2s9', masked: 'M1L-2S9', stored: 'M1L2S9' }])(
    'offers the regions of $country and its postal codes',
    async ({ country, region, postalCode, masked, stored }) => {
      const { user, bodyOf } = await openProfile();
      await user.selectOptions(field('Country'), country);
      expect(field('State').value).toBe('');
      await user.selectOptions(field('State'), region);
      await retype(user, 'Postal Code', postalCode);
      expect(field('Postal Code').value).toBe(masked);
      await save(user);
      await home();
      expect(bodyOf(UPDATE)).toMatchObject({ PostalCode: stored });
    },
  );

  it.each([
    { label: 'First Name', typed: '', text: 'First Name is required' },
    { label: 'Postal Code', typed: '8020', text: 'Address does not appear to be valid' },
    { label: 'Phone Number', typed: '303555', text: 'Phone Number is not valid' },
  ])('asks to correct $label “$typed”, and leads to it', async ({ label, typed, text }) => {
    const { user, server } = await openProfile();
    await retype(user, label, typed);
    await save(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Please correct the following errors before continuing:${text}`,
    );
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: text }));
    expect(document.activeElement).toBe(field(label));
    expect(server.countOf(UPDATE)).toBe(0);
  });

  it('lists everything that is wrong, from the top of the form', async () => {
    const { user } = await openProfile();
    for (const label of ['First Name', 'City']) await retype(user, label, '');
    await retype(user, 'Phone Number', '303');
    await user.type(field('New Password'), 'short');
    await save(user);
    expect(await summaryTexts()).toEqual([
      'First Name is required',
      'City is required',
      'Phone Number is not valid',
      'Current Password is required',
      'New password must have at least 8 characters, with no spaces and must contain at least 1 upper case, 1 lower case and 1 number.',
      'Password and Confirm Password must match',
    ]);
  });

  it('says what the server refuses at the field, and keeps what was typed', async () => {
    const { user, server } = await openProfile();
    const refused = { path: 'PostalCode', message: 'Address does not appear to be valid' };
    server.willAnswer(UPDATE, aFieldRefusal(refused));
    await retype(user, 'Postal Code', '80203');
    await save(user);
    expect(await summaryTexts()).toEqual([refused.message]);
    expect(field('Postal Code').value).toBe('80203');
  });

  it('shows name and address alone where the account does not let its users change them', async () => {
    const account = aShoppingAccount({ allowEditProfile: false });
    const { user, server } = await openProfile({ account });
    expect(
      screen.getByText(
        'Your company manages your name and address. Ask an administrator of your account to change them.',
      ),
    ).toBeTruthy();
    expect(screen.queryByLabelText(/^First Name/)).toBeNull();
    expect(screen.getByText('Colorado')).toBeTruthy();
    await changePassword(user, 'Welcome2Parts', 'Better2Parts');
    await home();
    expect(server.countOf(CHANGE_PASSWORD)).toBe(1);
    expect(server.countOf(UPDATE)).toBe(0);
  });
});

async function changePassword(user: UserEvent, current: string, next: string, confirmation = next) {
  const typed = { 'Current Password': current, 'New Password': next, 'Confirm Password': confirmation };
  for (const [label, text] of Object.entries(typed)) {
    await user.click(field(label));
    if (text !== '') await user.paste(text);
  }
  await save(user);
}

const aFieldRefusal = (...fieldErrors: FieldError[]) =>
  aRefusal({ status: 400, code: 'invalid_input', text: 'Invalid Request.', fieldErrors });

describe('the password in the profile (admin 5)', () => {
  it('is changed by its own call, and other browsers are said to be signed out', async () => {
    const { user, server, bodyOf } = await openProfile();
    await changePassword(user, 'Welcome2Parts', 'Better2Parts');
    expect(await screen.findByText('Your other browsers have been signed out.')).toBeTruthy();
    expect(screen.getByText('Your profile has been updated')).toBeTruthy();
    await home();
    expect(bodyOf(CHANGE_PASSWORD)).toEqual({
      CurrentPassword: 'Welcome2Parts',
      NewPassword: 'Better2Parts',
      ConfirmPassword: 'Better2Parts',
    });
    expect(server.countOf(UPDATE)).toBe(0);
  });

  it('may stay as it is, which the page says', async () => {
    await openProfile();
    const part = within(screen.getByRole('region', { name: 'Change your password' }));
    expect(part.getByText('Leave these fields empty to keep your password.')).toBeTruthy();
  });

  const RULE =
    'New password must have at least 8 characters, with no spaces and must contain at least 1 upper case, 1 lower case and 1 number.';

  it.each([
    { current: '', next: 'Better2Parts', again: 'Better2Parts', text: 'Current Password is required' },
    {
      current: 'Welcome2Parts',
      next: 'Welcome2Parts',
      again: 'Welcome2Parts',
      text: 'Current Password and New Password may not match',
    },
    { current: 'Welcome2Parts', next: 'better2parts', again: 'better2parts', text: RULE },
    { current: 'Welcome2Parts', next: '', again: '', text: RULE },
    {
      current: 'Welcome2Parts',
      next: 'Better2Parts',
      again: 'Better2Part',
      text: 'Password and Confirm Password must match',
    },
  ])('is refused with “$text”', async ({ current, next, again, text }) => {
    const { user, server } = await openProfile();
    await changePassword(user, current, next, again);
    expect(await summaryTexts()).toEqual([text]);
    expect(server.countOf(CHANGE_PASSWORD)).toBe(0);
  });

  it('goes first: where it is refused, the rest is not sent and nothing typed is lost', async () => {
    const { user, server } = await openProfile();
    const refused = { path: 'CurrentPassword', message: 'Current Password is not correct.' };
    server.willAnswer(CHANGE_PASSWORD, aFieldRefusal(refused));
    await retype(user, 'City', 'Boulder');
    await changePassword(user, 'Wrong2Parts', 'Better2Parts');
    expect(await summaryTexts()).toEqual([refused.message]);
    expect(server.countOf(UPDATE)).toBe(0);
    expect(field('City').value).toBe('Boulder');
    expect(field('New Password').value).toBe('Better2Parts');
  });

  it('is not sent twice where the rest is refused after it', async () => {
    const { user, server } = await openProfile();
    server.willAnswer(UPDATE, aRefusal({ status: 403, code: 'forbidden', text: 'Unauthorized' }));
    await retype(user, 'City', 'Boulder');
    await changePassword(user, 'Welcome2Parts', 'Better2Parts');
    await screen.findAllByText('Unauthorized');
    expect(['Current Password', 'New Password', 'Confirm Password'].map((label) => field(label).value)).toEqual([
      '',
      '',
      '',
    ]);
    server.willAnswer(UPDATE, anAnswer(profileContract.updateProfile, PAT));
    await save(user);
    await home();
    expect(server.countOf(CHANGE_PASSWORD)).toBe(1);
    expect(server.countOf(UPDATE)).toBe(2);
  });
});

describe('leaving the profile with changes', () => {
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
  const answer = async (user: UserEvent, name: string) =>
    user.click(within(await question()).getByRole('button', { name }));
  const link = () => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Orders' });

  it('asks, and stays with what was typed', async () => {
    const { user } = await openProfile();
    await retype(user, 'City', 'Boulder');
    await user.click(link());
    await answer(user, 'Stay');
    expect(location.pathname).toBe('/profile');
    expect(field('City').value).toBe('Boulder');
    await user.click(link());
    expect(await question()).toBeTruthy();
  });

  it('says what would be lost', async () => {
    const { user } = await openProfile();
    await retype(user, 'City', 'Boulder');
    await user.click(link());
    expect(within(await question()).getByText('Your changes have not been saved.')).toBeTruthy();
  });

  it('asks, and leaves', async () => {
    const { user } = await openProfile();
    await retype(user, 'City', 'Boulder');
    await user.click(link());
    await answer(user, 'Leave');
    await waitFor(() => expect(location.pathname).toBe('/orders'));
  });

  it.each([
    { choice: 'Stay', path: '/profile' },
    { choice: 'Leave', path: '/' },
  ])('asks on the way back: $choice', async ({ choice, path }) => {
    const { user } = openSignedIn(aServer({ users: [PAT] }));
    await home();
    await user.click(screen.getByRole('link', { name: 'Profile', hidden: true }));
    await heading('Profile');
    await retype(user, 'City', 'Boulder');
    window.history.back();
    await answer(user, choice);
    await waitFor(() => expect(location.pathname).toBe(path));
    await heading(choice === 'Stay' ? 'Profile' : 'Welcome, Pat');
  });

  it.each([
    { typed: 'Boulder', isHeld: true },
    { typed: 'Denver', isHeld: false },
  ])('holds the tab with $typed: $isHeld', async ({ typed, isHeld }) => {
    const { user } = await openProfile();
    await retype(user, 'City', typed);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isHeld);
  });

  it('asks nobody who has changed nothing, or has saved', async () => {
    const { user } = await openProfile();
    await retype(user, 'City', 'Boulder');
    await save(user);
    await home();
    await user.click(link());
    await waitFor(() => expect(location.pathname).toBe('/orders'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
