import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { isRequired, PROFILE_TEXTS } from '#shared/texts/session/profile-texts.ts';
import { aUserView } from '../../../builders/admin/user-views.ts';
import { aRefusal } from '../../../builders/answers.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aUsersServer } from '../../support/servers/a-users-server.ts';

const CREATE = 'POST /api/user';

async function openNew(options: Parameters<typeof aUsersServer>[0] = {}, path = '/admin/user/3/new') {
  const server = aUsersServer(options);
  const store = openSignedIn(server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('form', { name: USER_FORM_TEXTS.details });
  return { ...store, server };
}

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?! 2)`), { selector: 'input, select' });

const TYPED = {
  Email: 'priya.raman@northside.example',
  'First Name': 'Priya',
  'Last Name': 'Raman',
  'Phone Number': '7735550188',
  Address: '2200 Cermak Rd',
  City: 'Chicago',
  'Postal Code': '60608',
};

const SENT = {
  username: TYPED.Email,
  email: TYPED.Email,
  firstName: 'Priya',
  lastName: 'Raman',
  phoneNumber: '7735550188',
  address1: '2200 Cermak Rd',
  address2: '',
  city: 'Chicago',
  country: 'US',
  state: 'IL',
  postalCode: '60608',
  type: 0,
  active: true,
  monthlyLimit: null,
  permissions: ['checkout'],
  accountId: 3,
};

async function fill({ user }: Awaited<ReturnType<typeof openNew>>) {
  for (const [label, text] of Object.entries(TYPED)) await user.type(field(label), text);
  await user.selectOptions(field('State'), 'IL');
}

const create = () => screen.findByRole('button', { name: new RegExp(`^${USER_FORM_TEXTS.create}`) });

it('tells once what is wrong with an email that is the user name too', async () => {
  const { user } = await openNew();
  await user.type(field('Email'), 'bob@@x');
  await user.click(await create());
  expect((await screen.findAllByText(USER_TEXTS.emailInvalid)).length).toBeGreaterThan(0);
  expect(screen.queryByText(ACCOUNT_TEXTS.userNameTooShort)).toBeNull();
});

it('can be sent before anything is typed, and says what is missing', async () => {
  const { user, server } = await openNew();
  expect(screen.queryByRole('button', { name: new RegExp(`^${FORM_TEXTS.discard}`) })).toBeNull();
  await user.click(await create());
  expect((await screen.findAllByText(isRequired(PROFILE_TEXTS.firstName))).length).toBeGreaterThan(0);
  expect(server.sent(CREATE)).toEqual([]);
});

describe('a new user', () => {
  it('is invited, with the email as the user name, and is shown then', async () => {
    const opened = await openNew();
    await fill(opened);
    await opened.user.click(await create());
    await screen.findByText(USER_FORM_TEXTS.created);
    expect(opened.server.sent(CREATE)).toEqual([{ ...SENT, sendInvitation: true }]);
    expect(opened.server.keys(CREATE)[0]).toMatch(/^[\da-f-]{36}$/);
    await waitFor(() => expect(window.location.pathname).toBe('/admin/user/12'));
  });

  it('is said to get a link by email', async () => {
    await openNew();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Send an invitation' }).checked).toBe(true);
    expect(screen.getByText('An email with a link to set a password. It is good for 7 days.')).toBeTruthy();
  });

  it('says that the email is the user name, unless one is typed', async () => {
    await openNew();
    expect(field('Username').labels?.[0]?.textContent).toBe('Username leave empty to use the email');
  });

  it('may be given a password instead', async () => {
    const opened = await openNew();
    await fill(opened);
    await opened.user.click(screen.getByRole('radio', { name: USER_FORM_TEXTS.choosePassword }));
    await opened.user.click(await create());
    expect((await screen.findAllByText(PASSWORD_TEXTS.required)).length).toBeGreaterThan(0);
    await opened.user.type(field('Password'), 'Welcome2Parts');
    await opened.user.type(field('Confirm Password'), 'Welcome2Parts');
    await opened.user.click(await create());
    await waitFor(() => expect(opened.server.sent(CREATE)).toEqual([{ ...SENT, password: 'Welcome2Parts' }]));
  });

  it('needs what every user needs', async () => {
    const opened = await openNew();
    await opened.user.type(field('First Name'), 'Priya');
    await opened.user.click(await create());
    for (const text of [
      USER_TEXTS.emailInvalid,
      USER_TEXTS.phoneInvalid,
      isRequired(PROFILE_TEXTS.lastName),
      isRequired(PROFILE_TEXTS.address),
      isRequired(PROFILE_TEXTS.city),
      isRequired(USER_TEXTS.state),
    ]) {
      expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
    }
    expect(opened.server.countOf(CREATE)).toBe(0);
  });

  it('can begin as a copy of a colleague, but without name, email and password', async () => {
    await openNew({ user: aUserView({ monthlyLimit: 5000_00 as never }) }, '/admin/user/3/new?copy=12');
    const shown = (label: string) => field(label).value;
    expect(['Username', 'Email', 'First Name', 'Last Name'].map(shown)).toEqual(['', '', '', '']);
    expect(['Type', 'Address', 'City', 'State', 'Postal Code', 'Monthly limit'].map(shown)).toEqual([
      '1',
      '1200 Broadway',
      'Gary',
      'IN',
      '46402',
      '5,000.00',
    ]);
  });

  it('is always in the own account for level 2, and an ordinary user', async () => {
    await openNew({ level: 2 }, '/admin/user/9/new');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/user/3/new'));
    expect(field('Type').readOnly).toBe(true);
    expect(screen.getByText(USER_FORM_TEXTS.typeByParent)).toBeTruthy();
  });

  it('lists countries by name, as the store does', async () => {
    await openNew();
    const options = [...field('Country').querySelectorAll('option')].map(({ value, text }) => [value, text]);
    expect(options).toEqual([
      ['US', 'United States'],
      ['CA', 'Canada'],
      ['MX', 'Mexico'],
    ]);
  });

  it('with another country chooses among its states', async () => {
    const { user } = await openNew();
    await user.selectOptions(field('State'), 'IL');
    await user.selectOptions(field('Country'), 'CA');
    expect(field('State').value).toBe('');
    await user.selectOptions(field('State'), 'ON');
    await user.type(field('Postal Code'), 'm1l2s9');
    expect(field('Postal Code').value).toBe('M1L-2S9');
  });
});

describe('a user name and an email', () => {
  it.each([
    { label: 'Username', typed: 'walt.becker', text: ACCOUNT_TEXTS.userNameExists },
    { label: 'Username', typed: 'priya.raman', text: USER_FORM_TEXTS.free },
    { label: 'Email', typed: 'walt@northside.example', text: ACCOUNT_TEXTS.emailExists },
  ])('"$typed" in $label is told to be "$text" while somebody types', async ({ label, typed, text }) => {
    const { user, server } = await openNew({ taken: ['walt.becker', 'walt@northside.example'] });
    await user.type(field(label), typed);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(server.countOf('POST /api/user/exists')).toBeLessThanOrEqual(2);
  });

  it('are said to be checked until the answer comes', async () => {
    const { user, server } = await openNew();
    server.willHold('POST /api/user/exists');
    await user.type(field('Username'), 'priya.raman');
    expect(await screen.findByText('Checking …')).toBeTruthy();
  });

  it('are not asked about while they can’t be one', async () => {
    const { user, server } = await openNew();
    await user.type(field('Username'), 'walt b');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(server.countOf('POST /api/user/exists')).toBe(0);
  });
});

describe('a new user who is refused', () => {
  const USER_NAME = { path: 'username', text: ACCOUNT_TEXTS.userNameExists };
  const EMAIL = { path: 'email', text: ACCOUNT_TEXTS.emailExists };

  async function refusedFor({ path, text }: typeof EMAIL | typeof USER_NAME, userName: string) {
    const opened = await openNew({ taken: [userName, TYPED.Email] });
    await fill(opened);
    if (userName !== '') await opened.user.type(field('Username'), userName);
    const fieldErrors = [{ path, message: text }];
    opened.server.willAnswer(CREATE, aRefusal({ status: 409, code: 'conflict', text, fieldErrors }));
    await opened.user.click(await create());
    const heading = await screen.findByText(UI_TEXTS.correctErrors);
    return { ...opened, list: within(heading.closest('[role=alert]') as HTMLElement) };
  }

  it.each([
    { refused: EMAIL, userName: '', name: 'Email', text: USER_TEXTS.emailInUse, why: 'the email is taken' },
    { refused: USER_NAME, userName: '', name: 'Email', text: USER_TEXTS.emailInUse, why: 'the email is the user name' },
    { refused: EMAIL, userName: 'priya.raman', name: 'Email', text: USER_TEXTS.emailInUse, why: 'the email is taken' },
    {
      refused: USER_NAME,
      userName: 'priya.raman',
      name: 'Username',
      text: ACCOUNT_TEXTS.userNameExists,
      why: 'somebody else has that name',
    },
  ])('is told "$text" at $name, with the user name "$userName", because $why (admin 8)', async (refusal) => {
    const { user, list, server } = await refusedFor(refusal.refused, refusal.userName);
    await user.click(list.getByRole('button', { name: refusal.text }));
    expect(document.activeElement).toBe(field(refusal.name));
    expect(field(refusal.name).getAttribute('aria-invalid')).toBe('true');
    expect([field('Email').value, field('First Name').value]).toEqual([TYPED.Email, 'Priya']);
    expect(server.countOf(CREATE)).toBe(1);
  });

  it('is told so once: the note that the email is taken is gone until another one is typed', async () => {
    const { user } = await refusedFor(EMAIL, '');
    expect(screen.queryAllByText(ACCOUNT_TEXTS.emailExists)).toEqual([]);
    await user.type(field('Email'), '.org');
    expect(screen.queryAllByText(USER_TEXTS.emailInUse)).toEqual([]);
  });
});
