import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NEW_ACCOUNT_TEXTS } from '#shared/texts/admin/new-account-texts.ts';
import { aBranchRow, anAccountRow } from '../../../../builders/admin/account-rows.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { anAccountsServer } from '../../../support/servers/an-accounts-server.ts';

leaveNoToasts();

const CREATE = 'POST /api/account';
const PARENT = { level: 1, accountId: 2 } as const;
const ROWS = [anAccountRow(), aBranchRow(), anAccountRow({ id: 5, companyName: 'Northside Fleet', type: 'Fleet' })];

async function openNew(path: string, user: Parameters<typeof anAccountsServer>[0] = {}) {
  const admin = anAccountsServer({ rows: ROWS, ...user });
  const opened = openSignedIn(admin.server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('form', { name: 'Details' });
  return { ...opened, ...admin };
}

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?! 2)`), { selector: 'input, select' });
const options = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const create = () => screen.findByRole('button', { name: /^Create account/ });

const TYPED = {
  'Company Name': ' Summit North ',
  'Store Number': 'SC-04',
  Address: '900 Pearl St',
  City: 'Boulder',
  'Postal Code': '80301',
};
const SENT = {
  CompanyName: 'Summit North',
  StoreNumber: 'SC-04',
  Address1: '900 Pearl St',
  Address2: '',
  City: 'Boulder',
  Country: 'US',
  State: 'CO',
  PostalCode: '80301',
};

async function fill({ user }: Awaited<ReturnType<typeof openNew>>) {
  for (const [label, text] of Object.entries(TYPED)) await user.type(field(label), text);
  await user.selectOptions(field('State'), 'CO');
}

describe('a new account (admin 2, 6)', () => {
  it('of the provider is a top-level one, with a type, and is shown then', async () => {
    const opened = await openNew('/admin/account/1/new');
    await fill(opened);
    await opened.user.selectOptions(field('Type'), 'Fleet');
    await opened.user.selectOptions(field('Orders'), 'For Children');
    await opened.user.click(await create());
    expect(await screen.findByText('The account has been saved.')).toBeTruthy();
    expect(opened.sent(CREATE)).toEqual([{ ...SENT, ParentId: null, Type: 'Fleet', OrderProcessType: 1 }]);
    await waitFor(() => expect(window.location.pathname).toBe('/admin/account/40'));
  });

  it('of a parent account is a branch of it, with the type of its parent', async () => {
    const opened = await openNew('/admin/account/2/new', { user: PARENT });
    expect(screen.getByRole('heading', { level: 1, name: 'New branch' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Under/)).toBeNull();
    expect(screen.queryByLabelText(/^Type/)).toBeNull();
    await fill(opened);
    await opened.user.selectOptions(field('Orders'), 'Parent Must Complete');
    await opened.user.click(await create());
    await waitFor(() => expect(opened.sent(CREATE)).toEqual([{ ...SENT, ParentId: 2, OrderProcessType: 2 }]));
  });

  it('says whose branch it is', async () => {
    const { account } = (await import('../../../../builders/store.ts')).aSignedInUser();
    await openNew('/admin/account/2/new', { user: { ...PARENT, account } });
    expect(screen.getByText(`under ${account.companyName}`)).toBeTruthy();
  });

  it('is under a parent that the provider chooses, but never under a branch', async () => {
    const { user } = await openNew('/admin/account/1/new');
    expect(screen.getByRole('heading', { level: 1, name: 'New account' })).toBeTruthy();
    expect(options('Under')).toEqual(['No account: top-level', 'Northside Fleet', 'Summit Collision']);
    expect(options('Orders')).toEqual(['Normal', 'For Children']);
    await user.selectOptions(field('Orders'), 'For Children');
    await user.selectOptions(field('Under'), 'Summit Collision');
    expect(options('Orders')).toEqual(['Normal', 'Parent Must Complete']);
    expect(field('Orders').value).toBe('0');
    expect(screen.queryByLabelText(/^Type/)).toBeNull();
  });

  it('begins under the account of its path', async () => {
    await openNew('/admin/account/5/new');
    expect(field('Under').value).toBe('5');
  });

  it.each([
    { user: {}, path: '/admin/account/3/new', to: '/admin/account/1/new', why: 'a branch has no branches' },
    { user: {}, path: '/admin/account/99/new', to: '/admin/account/1/new', why: 'there is no such account' },
    { user: PARENT, path: '/admin/account/5/new', to: '/admin/account/2/new', why: 'it is not one’s own' },
  ] as const)('leads $user from $path to $to, because $why', async ({ user, path, to }) => {
    await openNew(path, { user });
    await waitFor(() => expect(window.location.pathname).toBe(to));
  });

  it('leads level 2 home, with a message (admin 6)', async () => {
    const { server } = anAccountsServer({ user: { level: 2, accountId: 3 } });
    openSignedIn(server, { path: '/admin/account/3/new', cookies: { stable: 'true' } });
    expect(await screen.findByText('You do not have access to this page.')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('needs a name and a full address, by the rule of the server', async () => {
    const { user, sent } = await openNew('/admin/account/1/new');
    await user.type(field('Store Number'), 'SC-04');
    await user.click(await create());
    for (const text of [
      'Company Name is required',
      'Address is required',
      'City is required',
      'State is required',
      'Your address does not appear to be valid',
    ]) {
      expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
    }
    expect(sent(CREATE)).toEqual([]);
  });

  it.each([
    { refusal: { path: 'CompanyName', message: 'Company Name already exists' }, text: 'Company Name already exists' },
    { refusal: { path: 'State', message: 'State is required' }, text: 'State is required' },
  ])('shows at the field why it was refused: $text', async ({ refusal, text }) => {
    const opened = await openNew('/admin/account/1/new');
    opened.server.willAnswer(
      CREATE,
      aRefusal({ status: 409, code: 'conflict', text: refusal.message, fieldErrors: [refusal] }),
    );
    await fill(opened);
    await opened.user.click(await create());
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(window.location.pathname).toBe('/admin/account/1/new');
  });

  it.each([
    { path: '/admin/account/1/new', parts: ['kept for all its branches', NEW_ACCOUNT_TEXTS.settingsHint] },
    { path: '/admin/account/2/new', parts: [NEW_ACCOUNT_TEXTS.branchSettingsHint] },
  ])('says at $path where the rest comes from', async ({ path, parts }) => {
    await openNew(path);
    const form = screen.getByRole('form', { name: 'Details' });
    for (const part of parts) expect(form.textContent).toContain(part);
  });

  it('asks before what was typed is left', async () => {
    const { user } = await openNew('/admin/account/1/new');
    await user.type(field('Company Name'), 'Summit North');
    await user.keyboard('{Escape}');
    expect((await screen.findByRole('dialog')).textContent).toContain('Your changes would be lost: Company Name.');
  });
});
