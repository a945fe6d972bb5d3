import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBranchRow, anAccountRow, choiceOf } from '../../../../builders/admin/account-rows.ts';
import { aSignedInUser } from '../../../../builders/store.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aUsersServer } from '../../../support/servers/a-users-server.ts';
import { anAdminServer } from '../../../support/servers/an-admin-server.ts';

leaveNoToasts();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const EAST = choiceOf(aBranchRow());
const WEST = choiceOf(aBranchRow({ id: 4, companyName: 'Summit West' }));
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    choiceOf(aBranchRow({ id: 100 + index, companyName: `Branch ${index}` })),
  );
const OWN = { ...aSignedInUser().account, id: 2, parentId: null, companyName: 'Summit Collision' };

describe('the filter of the list of users by account', () => {
  const offered = () =>
    within(screen.getByRole('combobox', { name: 'Company' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  async function openUsers(options: Parameters<typeof anAdminServer>[0], path = '/admin/users') {
    const admin = anAdminServer(options);
    openSignedIn(admin.server, { path, cookies: { stable: 'true' } });
    await screen.findAllByRole('rowheader');
  }

  it('offers all accounts that one administers, the own one first', async () => {
    await openUsers({ choices: [WEST, EAST], user: { accountId: OWN.id, account: OWN } });
    await waitFor(() => expect(offered()).toEqual(['Any', 'Summit Collision', 'Summit East', 'Summit West']));
  });

  it.each([
    { choices: [], why: 'a branch’s administrator has no others' },
    { choices: many(301), why: 'so many would be chosen in the top bar' },
  ])('offers only those of the rows, where $why', async ({ choices }) => {
    await openUsers({ choices });
    await waitFor(() => expect(offered()).toEqual(['Any', 'Summit East']));
  });

  it.each([
    { company: '150', name: 'Branch 50', why: 'it is one of very many' },
    { company: '9', name: 'Account 9', why: 'nobody knows its name' },
  ])('names the chosen account $company "$name", although $why', async ({ company, name }) => {
    await openUsers({ choices: many(301) }, `/admin/users?company=${company}`);
    await waitFor(() => expect(offered()).toEqual(['Any', 'Summit East', name]));
  });
});

it('says whose users are counted, where one account is chosen', async () => {
  const admin = anAdminServer({ choices: [EAST], user: { level: 0, accountId: 1 } });
  openSignedIn(admin.server, { path: '/admin/users?company=3', cookies: { stable: 'true' } });
  expect(await screen.findByText('1 in Summit East')).toBeTruthy();
});

describe('the account of a new user', () => {
  const CREATE = 'POST /api/user';
  const BRANCHES = [choiceOf(anAccountRow({ id: 8, companyName: 'Northside Gary' })), EAST];

  async function openNew(options: Parameters<typeof aUsersServer>[0]) {
    const server = aUsersServer(options);
    const opened = openSignedIn(server, { path: '/admin/user/8/new', cookies: { stable: 'true' } });
    await screen.findByRole('form');
    return { ...opened, server };
  }

  it('is that of the path, and can be another one', async () => {
    const { user } = await openNew({ choices: BRANCHES });
    expect(await screen.findByText('of Northside Gary')).toBeTruthy();
    const chooser = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Account' });
    expect(chooser.value).toBe('Northside Gary');
    await user.type(screen.getByLabelText(/^First Name/), 'Priya');
    await user.click(chooser);
    await user.click(await screen.findByRole('option', { name: 'Summit East', hidden: true }));
    expect(await screen.findByText('of Summit East')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^First Name/).value).toBe('Priya');
  });

  it('is the one that the user is created in', async () => {
    const { user, server } = await openNew({ choices: BRANCHES });
    await user.click(await screen.findByRole('combobox', { name: 'Account' }));
    await user.click(await screen.findByRole('option', { name: 'Summit East', hidden: true }));
    const typed = {
      Email: 'priya.raman@northside.example',
      'First Name': 'Priya',
      'Last Name': 'Raman',
      'Phone Number': '7735550188',
      'Address(?! 2)': '2200 Cermak Rd',
      City: 'Chicago',
      'Postal Code': '60608',
    };
    for (const [label, text] of Object.entries(typed)) {
      await user.type(screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }), text);
    }
    await user.selectOptions(screen.getByLabelText(/^State/), 'IL');
    await user.click(await screen.findByRole('button', { name: /^Create user/ }));
    await waitFor(() => expect(server.sent(CREATE)).toMatchObject([{ accountId: 3 }]));
  });

  it('is not chosen where there is only one', async () => {
    await openNew({ choices: [] });
    expect(screen.queryByRole('combobox', { name: 'Account' })).toBeNull();
  });
});
