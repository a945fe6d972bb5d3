import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ORDER_AS_TEXTS, orderAsAccount } from '#shared/texts/session/order-as-texts.ts';
import { aBranchRow, anAccountRow } from '../../../../builders/admin/account-rows.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { anAccountsServer } from '../../../support/servers/an-accounts-server.ts';

leaveNoToasts();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

type Options = Parameters<typeof anAccountsServer>[0] & { readonly path?: string };

async function openAccounts({ path = '/admin/accounts', ...options }: Options = {}) {
  const admin = anAccountsServer(options);
  const opened = openSignedIn(admin.server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1, name: 'Accounts' });
  return { ...opened, ...admin };
}

/** Who looks after Summit Collision. */
const PARENT = { level: 1, accountId: 2 } as const;

const names = () =>
  screen.findAllByRole('rowheader').then((cells) => cells.map((cell) => within(cell).getByRole('link').textContent));
const namesAre = (expected: string[]) => waitFor(async () => expect(await names()).toEqual(expected));
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;
const cellsOf = (name: string) => [...rowOf(name).children].map(({ textContent }) => textContent);
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const opener = (name: string) => screen.findByRole('button', { name: `Branches of ${name}` });
const done = () => within(screen.getByRole('table')).queryByText(/^(Dea|A)ctivated/)?.textContent;
const manyParents = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anAccountRow({ id: 100 + index, companyName: `Tenant ${index}`, children: 1 }),
  );

describe('the tree of accounts (admin 2, 6)', () => {
  it('has branches below their parents, with all columns', async () => {
    await openAccounts();
    await namesAre(['Northside Fleet', 'Summit Collision', 'Summit East', 'Summit West']);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(1)).toEqual([
      'Company',
      'Store Number',
      'Type',
      'City',
      'State',
      'Order process',
      'Active',
      'Branches',
      'Users',
      'Deviations',
    ]);
    expect(cellsOf('Summit East').slice(2)).toEqual([
      'SC-02',
      'White Label',
      'Aurora, CO',
      'CO',
      'Normal',
      'Yes',
      '',
      '4',
      '2 Customer service hours, Aftermarket margins',
    ]);
    expect(cellsOf('Summit West').slice(6)).toEqual(['Parent Must Complete', 'Yes', '', '4', 'none']);
    expect(cellsOf('Summit Collision').slice(8)).toEqual(['2', '4', '1 of 2 deviate']);
    expect(within(rowOf('Summit East')).getByRole('rowheader').textContent).toContain('under Summit Collision');
  });

  it('counts no own value of a branch where the parent’s always counts (admin 6)', async () => {
    await openAccounts({ rows: [anAccountRow({ children: 1 }), aBranchRow({ ownCodes: [118, 122] })] });
    await namesAre(['Summit Collision', 'Summit East']);
    expect(cellsOf('Summit East').at(-1)).toBe('1 Customer service hours');
  });

  it('leads to an account, and to its users', async () => {
    await openAccounts();
    await names();
    expect(screen.getByRole('link', { name: 'Northside Fleet' }).getAttribute('href')).toBe('/admin/account/5');
    expect(screen.getByTitle('Users of Northside Fleet').getAttribute('href')).toBe('/admin/users?company=5');
  });

  it('names each way to process orders', async () => {
    await openAccounts({ rows: [anAccountRow({ orderProcessType: 1 })] });
    await names();
    expect(cellsOf('Summit Collision')[6]).toBe('For Children');
  });

  it('asks level by level, with the same filters', async () => {
    const { queries } = await openAccounts();
    await namesAre(['Northside Fleet', 'Summit Collision', 'Summit East', 'Summit West']);
    const sought = { asc: 'true', active: 'true' };
    expect(queries).toEqual([
      { id: '1', Skip: '0', Take: '25', ...sought, topLevel: 'true' },
      { id: '2', Skip: '0', Take: '100', ...sought, topLevel: 'false' },
    ]);
  });

  it('is closed and opened by a press, and the address remembers it', async () => {
    const { user } = await openAccounts();
    await user.click(await opener('Summit Collision'));
    await namesAre(['Northside Fleet', 'Summit Collision']);
    expect(location.search).toBe('?open=0');
    expect((await opener('Summit Collision')).title).toBe('Show the branches');
    await user.click(await opener('Summit Collision'));
    await namesAre(['Northside Fleet', 'Summit Collision', 'Summit East', 'Summit West']);
    expect(location.search).toBe('?open=2');
    expect((await opener('Summit Collision')).title).toBe('Hide the branches');
  });

  it('is closed and opened by the arrows, and left on a branch goes to its parent', async () => {
    const { user } = await openAccounts();
    await namesAre(['Northside Fleet', 'Summit Collision', 'Summit East', 'Summit West']);
    await user.keyboard('jjj{ArrowLeft}');
    await namesAre(['Northside Fleet', 'Summit Collision']);
    expect(document.activeElement?.textContent).toBe('Summit Collision');
    await user.keyboard('{ArrowRight}');
    await namesAre(['Northside Fleet', 'Summit Collision', 'Summit East', 'Summit West']);
  });

  it('keeps the selection while rows are opened and closed', async () => {
    const { user } = await openAccounts();
    await user.click(await box('Northside Fleet'));
    await user.click(await opener('Summit Collision'));
    await namesAre(['Northside Fleet', 'Summit Collision']);
    expect((await box('Northside Fleet')).checked).toBe(true);
  });

  it('begins closed where many could be open', async () => {
    const { queries } = await openAccounts({ rows: [...manyParents(6), aBranchRow({ parentId: 100 })] });
    await namesAre(['Tenant 0', 'Tenant 1', 'Tenant 2', 'Tenant 3', 'Tenant 4', 'Tenant 5']);
    expect(queries).toHaveLength(1);
  });

  it('says how many of very many branches it shows', async () => {
    const branches = Array.from({ length: 230 }, (_, index) =>
      aBranchRow({ id: 300 + index, companyName: `Branch ${index}` }),
    );
    await openAccounts({ rows: [anAccountRow({ children: 230 }), ...branches] });
    expect(await screen.findByText('200 of 230 branches. Search finds the others.')).toBeTruthy();
    expect(await names()).toHaveLength(201);
  });

  it('says that branches are on their way', async () => {
    const { server } = anAccountsServer();
    server.willHold('GET /api/accounts/2');
    openSignedIn(server, { path: '/admin/accounts', cookies: { stable: 'true' } });
    expect(await screen.findByText('Loading the branches …')).toBeTruthy();
  });

  it('says that branches could not be read', async () => {
    await openAccounts({ areBranchesMissing: true });
    expect(await screen.findByText('The branches could not be loaded.', {}, { timeout: 10_000 })).toBeTruthy();
  });

  it('of a parent account has its own account and its branches', async () => {
    const { queries } = await openAccounts({ user: PARENT });
    await namesAre(['Summit Collision', 'Summit East', 'Summit West']);
    expect(queries.map(({ id }) => id)).toEqual(['2', '2']);
  });

  it.each([
    {
      options: {},
      head: '2 top-level accounts, 2 branches',
      foot: '2 top-level accounts, 2 branches',
      why: 'the provider sees all tenants',
    },
    {
      options: { user: PARENT },
      head: '1 top-level account, 2 branches',
      foot: '1 top-level account, 2 branches',
      why: 'a parent sees itself',
    },
    {
      options: { rows: [anAccountRow({ children: 1 })] },
      head: '1 top-level account, 1 branch',
      foot: '1 top-level account, 1 branch',
      why: 'one is not several',
    },
    {
      options: { rows: manyParents(30) },
      head: '30 top-level accounts',
      foot: '1–25 of 30 top-level accounts, 25 branches below them',
      why: 'other pages have branches nobody has counted',
    },
    {
      options: { path: '/admin/accounts?search=summit' },
      head: '3 accounts',
      foot: '1–3 of 3',
      why: 'branches are found too',
    },
    {
      options: { path: '/admin/accounts?search=east' },
      head: '1 account',
      foot: '1–1 of 1',
      why: 'one is not several',
    },
  ])('counts "$head" beside the title and "$foot" at the foot, because $why', async ({ options, head, foot }) => {
    await openAccounts(options);
    const heading = (await screen.findByRole('heading', { level: 1 })).parentElement as HTMLElement;
    expect(await within(heading).findByText(head)).toBeTruthy();
    // The count of hidden rows follows it.
    expect(await screen.findAllByText((text) => text.startsWith(foot))).toHaveLength(head === foot ? 2 : 1);
  });
});

describe('what is looked for among accounts', () => {
  it('is found with its parent, whether the parent matches or not', async () => {
    await openAccounts({ path: '/admin/accounts?search=east' });
    await namesAre(['Summit East']);
    expect(screen.getByText('under Summit Collision')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Branches of Summit Collision' })).toBeNull();
  });

  it.each([
    { act: 'Type', value: 'Fleet', address: '?type=Fleet' },
    { act: 'Active', value: '', address: '?active=any' },
    { act: 'Active', value: 'no', address: '?active=no' },
    { act: 'Overrides', value: '122', address: '?own=122' },
    { act: 'Under', value: '2', address: '?company=2' },
  ])('has the filter $act, from the first page', async ({ act, value, address }) => {
    const { user } = await openAccounts({ path: '/admin/accounts?page=1' });
    await names();
    await waitFor(() => within(screen.getByRole('combobox', { name: act })).getByRole('option', { name: 'Any' }));
    await screen.findAllByRole('option', { name: 'Summit Collision' });
    await user.selectOptions(screen.getByRole('combobox', { name: act }), value);
    await waitFor(() => expect(location.search).toBe(address));
  });

  it('is a field that accounts override, by its name in the form', async () => {
    await openAccounts({ path: '/admin/accounts?own=122' });
    await namesAre(['Summit East']);
    const chosen = screen.getByRole('combobox', { name: 'Overrides' });
    expect(within(chosen).getByRole('option', { name: 'Customer service hours', selected: true })).toBeTruthy();
    expect(within(chosen).queryByRole('option', { name: 'Logo' })).toBeNull();
  });

  it('is the branches of one account, for the provider', async () => {
    const { queries } = await openAccounts({ path: '/admin/accounts?company=2' });
    await namesAre(['Summit East', 'Summit West']);
    expect(queries[0]).toMatchObject({ id: '2' });
    expect(queries[0]).not.toHaveProperty('topLevel');
  });

  it('is nobody else’s branches: a parent has no such filter (admin 6)', async () => {
    await openAccounts({ user: PARENT });
    await names();
    expect(screen.queryByRole('combobox', { name: 'Under' })).toBeNull();
  });

  it('says what can be searched for', async () => {
    await openAccounts();
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search accounts' });
    expect(field.placeholder).toBe('Company, store number, city');
  });

  it('says that there are none yet', async () => {
    await openAccounts({ rows: [] });
    const nothing = await screen.findByRole('heading', { name: 'There are no accounts yet' });
    expect(nothing.parentElement?.textContent).toContain('Accounts that you add appear here.');
  });

  it('says that they could not be read', async () => {
    const { server } = anAccountsServer();
    server.willAnswer('GET /api/accounts/1', new Response('Bad Gateway', { status: 403 }));
    openSignedIn(server, { path: '/admin/accounts', cookies: { stable: 'true' } });
    expect(await screen.findByRole('heading', { name: 'The accounts could not be loaded.' })).toBeTruthy();
  });
});

describe('what is done to several accounts', () => {
  const BOTH = 'Summit East and Summit West';

  it('deactivates them, and is undone in their place', async () => {
    const { user, rows, sent } = await openAccounts();
    await user.click(await box('Summit East'));
    await user.click(await box('Summit West'));
    await user.keyboard('d');
    await waitFor(() => expect(done()).toBe(`Deactivated ${BOTH}. Nobody can sign in there, nor in their branches.`));
    await namesAre(['Northside Fleet', 'Summit Collision']);
    await user.keyboard('z');
    await waitFor(() => expect(done()).toBe(`Activated ${BOTH}.`));
    expect(rows().map(({ active }) => active)).toEqual([true, true, true, true]);
    expect(sent('PUT /api/account')).toEqual([
      { Id: 3, Active: false, Version: 1 },
      { Id: 4, Active: false, Version: 1 },
      { Id: 3, Active: true, Version: 2 },
      { Id: 4, Active: true, Version: 2 },
    ]);
  });

  it.each(['Activate', 'Deactivate'])('offers: %s', async (label) => {
    const { user } = await openAccounts();
    await user.click(await box('Summit East'));
    expect(screen.getByRole('button', { name: new RegExp(`^${label}`) })).toBeTruthy();
  });

  it('leaves one’s own account alone', async () => {
    const { user, sent } = await openAccounts({ user: PARENT });
    await user.click(await box('Summit Collision'));
    await user.keyboard('d');
    await screen.findAllByText(/^Nothing was changed/);
    expect(sent('PUT /api/account')).toEqual([]);
  });

  it('names those it was refused for', async () => {
    const { user } = await openAccounts({ refusals: { 3: 'Someone else has changed this. Please try again.' } });
    await user.click(await box('Summit East'));
    await user.click(await box('Summit West'));
    await user.keyboard('d');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Summit East: Someone else has changed this. Please try again.');
    expect(done()).toContain('Deactivated Summit West.');
  });
});

describe('a new account', () => {
  it.each([
    { user: { level: 0 }, path: '', label: 'New tenant', to: '/admin/tenant/new' },
    { user: { level: 0 }, path: '?company=2', label: 'New branch', to: '/admin/account/2/new' },
    { user: PARENT, path: '', label: 'New branch', to: '/admin/account/2/new' },
  ] as const)('is offered to $user from "$path" as "$label"', async ({ user: person, path, label, to }) => {
    const { user } = await openAccounts({ user: person, path: `/admin/accounts${path}` });
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
    await user.keyboard('n');
    await waitFor(() => expect(location.pathname).toBe(to));
  });
});

describe('ordering as an account of the list (admin 4, decision B450)', () => {
  const RIGHTS = [{ permissionName: 'usermanagement' }, { permissionName: 'checkout' }] as const;
  const seller = { ...PARENT, resultantPermissions: [...RIGHTS] };
  const rows = [
    anAccountRow({ children: 2 }),
    aBranchRow(),
    aBranchRow({ id: 4, companyName: 'Summit West', active: false }),
  ];
  const buttons = () => screen.queryAllByRole('button', { name: /^Order as / }).map(({ title }) => title);

  it('is an action on each active account but the own', async () => {
    const { server, user } = await openAccounts({ user: seller, rows, path: '/admin/accounts?active=any' });
    await namesAre(['Summit Collision', 'Summit East', 'Summit West']);
    expect(screen.getByRole('columnheader', { name: ORDER_AS_TEXTS.orderAs })).toBeTruthy();
    expect(buttons()).toEqual([orderAsAccount('Summit East')]);
    await user.click(screen.getByRole('button', { name: orderAsAccount('Summit East') }));
    await waitFor(() => expect(server.sent('PUT /wb/user/OrderAs')).toEqual([{ AccountId: 3 }]));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('has a key for the account with the focus', async () => {
    const { server, user } = await openAccounts({ user: seller, rows });
    await namesAre(['Summit Collision', 'Summit East']);
    await user.keyboard('o');
    await user.keyboard('jo');
    expect(server.sent('PUT /wb/user/OrderAs')).toEqual([]);
    await user.keyboard('jo');
    await waitFor(() => expect(server.sent('PUT /wb/user/OrderAs')).toEqual([{ AccountId: 3 }]));
  });

  it('is not there without the permission to order', async () => {
    await openAccounts({ user: { ...PARENT, resultantPermissions: [RIGHTS[0]] }, rows });
    await namesAre(['Summit Collision', 'Summit East']);
    expect(buttons()).toEqual([]);
    expect(screen.queryByRole('columnheader', { name: ORDER_AS_TEXTS.orderAs })).toBeNull();
  });
});
