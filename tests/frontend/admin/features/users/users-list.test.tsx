import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import type { UserRow } from '#shared/schemas/wire/user-view.ts';
import { aUserRow } from '../../../../builders/admin/user-rows.ts';
import { aSignedInUser } from '../../../../builders/store.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { anAdminServer } from '../../../support/servers/an-admin-server.ts';

leaveNoToasts();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const TOM = aUserRow();
const ANA = aUserRow({ id: 12, userId: 'u12', userName: 'ana.silva', firstName: 'Ana', lastName: 'Silva' });
const LUIS = aUserRow({ id: 13, userId: 'u13', firstName: 'Luis', lastName: 'Ortega', invitation: 'expired' });
const GONE = aUserRow({ id: 14, userId: 'u14', firstName: 'Dana', lastName: 'Whitfield', active: false });

interface Options {
  readonly path?: string;
  readonly user?: Partial<SignedInUser>;
  readonly rows?: readonly UserRow[];
  readonly refusals?: Readonly<Record<number, string>>;
}

async function openUsers({ path = '/admin/users', rows = [TOM, ANA, LUIS, GONE], ...options }: Options = {}) {
  const admin = anAdminServer({ rows, ...options });
  const opened = openSignedIn(admin.server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  return { ...opened, ...admin };
}

const shown = () => screen.findAllByRole('rowheader').then((cells) => cells.map(({ textContent }) => textContent));
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const pageBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
const bar = () => within(screen.getByRole('toolbar', { name: 'What to do with the selection' }));
const done = () => within(screen.getByRole('table')).queryByText(/^(Dea|A)ctivated|^Sent/)?.textContent;
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aUserRow({ id: 100 + index, lastName: `Birch ${index}` }));

describe('the list of users', () => {
  it('has a row for each, with when they were added', async () => {
    await openUsers({ rows: [{ ...TOM, type: 1, invitation: 'sent' }] });
    await shown();
    const [, row] = screen.getAllByRole('row');
    const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent);
    expect(cells).toEqual([
      '',
      'Tom Birchinvited',
      'tom.birch',
      'Summit East',
      'Master User',
      'Aurora',
      'CO',
      'Yes',
      '02/03/2026',
    ]);
    expect(screen.getByRole('link', { name: 'Tom Birch' }).getAttribute('href')).toBe('/admin/user/11');
  });

  it.each([
    { level: 0, text: '3 in all accounts' },
    { level: 1, text: '3 in Summit Collision and its branches' },
    { level: 2, text: '3 in Summit East' },
  ] as const)('says to level $level whose they are: $text', async ({ level, text }) => {
    await openUsers({ user: { level } });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    { row: { invitation: 'sent' }, pill: 'invited' },
    { row: { invitation: 'expired' }, pill: 'invitation ran out' },
    { row: { userId: 'u7' }, pill: 'you' },
  ] as const)('marks $row with "$pill"', async ({ row, pill }) => {
    await openUsers({ rows: [{ ...TOM, ...row }], user: { userId: 'u7' } });
    expect(within(await screen.findByRole('rowheader')).getByText(pill)).toBeTruthy();
  });

  it('leads to the users of one account', async () => {
    const { user } = await openUsers({ rows: [TOM] });
    await user.click(await screen.findByTitle('Only users of Summit East'));
    await waitFor(() => expect(location.search).toBe('?company=3'));
  });

  it.each([
    { inactive: 1, text: '1 is hidden by the filters.' },
    { inactive: 2, text: '2 are hidden by the filters.' },
  ])('counts $inactive that its filter hides', async ({ inactive, text }) => {
    const hidden = many(inactive).map((row) => ({ ...row, active: false }));
    await openUsers({ rows: [TOM, ...hidden] });
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
  });

  it.each([
    { level: 0, disableUserEdit: true, isOffered: true },
    { level: 1, disableUserEdit: true, isOffered: false },
    { level: 1, disableUserEdit: false, isOffered: true },
  ] as const)(
    'offers a new user to level $level, with DisableUserEdit $disableUserEdit: $isOffered',
    async ({ level, disableUserEdit, isOffered }) => {
      const { account } = aSignedInUser();
      await openUsers({ user: { level, accountId: account.id, account: { ...account, disableUserEdit } } });
      await shown();
      expect(screen.queryByRole('link', { name: 'New user' }) !== null).toBe(isOffered);
    },
  );

  it('counts what its filter hides, and shows it', async () => {
    const { user } = await openUsers();
    expect(await shown()).toHaveLength(3);
    expect(screen.getByText(/1–3 of 3, 1 is hidden by the filters\./)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show' }));
    await waitFor(async () => expect(await shown()).toHaveLength(4));
    expect(location.search).toBe('?active=any');
  });

  it('says what can be searched for', async () => {
    await openUsers();
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search users' });
    expect(field.placeholder).toBe('Name, user name, company');
  });

  it('says that there is nobody yet', async () => {
    await openUsers({ rows: [] });
    const nobody = await screen.findByRole('heading', { name: 'There are no users yet' });
    expect(nobody.parentElement?.textContent).toContain('Users that you add appear here.');
  });

  it('says what to try where nobody matches', async () => {
    await openUsers({ path: '/admin/users?search=nobody' });
    const nobody = await screen.findByRole('heading', { name: 'Nothing matches' });
    expect(nobody.parentElement?.textContent).toContain('Try other words or fewer filters.');
  });

  it('says that nobody matches, and leads back to all', async () => {
    const { user } = await openUsers({ path: '/admin/users?search=nobody' });
    await user.click(await screen.findByRole('link', { name: 'Clear search and filters' }));
    expect(await shown()).toHaveLength(4);
  });

  it('says why it could not be read, and tries again', async () => {
    const admin = anAdminServer();
    admin.server.willAnswer('GET /api/users/2', new Response('Bad Gateway', { status: 403 }));
    const { user } = openSignedIn(admin.server, { path: '/admin/users', cookies: { stable: 'true' } });
    expect(await screen.findByRole('heading', { name: 'The users could not be loaded.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shown()).toHaveLength(1);
  });
});

describe('the address of the list', () => {
  it.each([
    { search: '', asked: { Skip: '0', Take: '25', sortBy: 'Name', asc: 'true', active: 'true' } },
    {
      search: '?search=tom&type=1&active=no&invitation=expired&sort=Created&order=desc&page=2&take=50',
      asked: {
        Skip: '50',
        Take: '50',
        sortBy: 'Created',
        asc: 'false',
        active: 'false',
        type: '1',
        invitation: 'expired',
        search: 'tom',
      },
    },
    { search: '?active=any&take=7&sort=Password', asked: { Skip: '0', Take: '25', sortBy: 'Name', asc: 'true' } },
  ])('$search is what is asked for', async ({ search, asked }) => {
    const { queries } = await openUsers({ path: `/admin/users${search}` });
    await waitFor(() => expect(queries[0]).toEqual(asked));
  });

  it('names an account, whose users are asked for', async () => {
    const { server } = await openUsers({ path: '/admin/users?company=3' });
    await waitFor(() => expect(server.calls).toContain('GET /api/users/3'));
    expect(screen.getByRole('combobox', { name: 'Company' })).toHaveProperty('value', '3');
  });

  it.each([
    { act: 'Type', value: '1', address: '?type=1' },
    { act: 'Active', value: '', address: '?active=any' },
    { act: 'Invitation', value: 'expired', address: '?invitation=expired' },
    { act: 'Company', value: '3', address: '?company=3' },
  ])('has the filter $act, from the first page', async ({ act, value, address }) => {
    const { user } = await openUsers({ rows: many(30), path: '/admin/users?page=2' });
    await shown();
    await user.selectOptions(screen.getByRole('combobox', { name: act }), value);
    await waitFor(() => expect(location.search).toBe(address));
  });

  it('offers invitations that are sent or ran out', async () => {
    await openUsers();
    const choice = within(screen.getByRole('combobox', { name: 'Invitation' }));
    expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Any', 'Sent', 'Ran out']);
  });

  it('has the sort that is chosen on a phone', async () => {
    const { user } = await openUsers();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Created');
    await waitFor(() => expect(location.search).toBe('?sort=Created&order=desc'));
  });

  it('has the sort of a head, and the size of a page', async () => {
    const { user } = await openUsers({ rows: many(30) });
    await shown();
    await user.click(screen.getByRole('link', { name: 'Created' }));
    await waitFor(() => expect(location.search).toBe('?sort=Created&order=desc'));
    expect(screen.getByRole('columnheader', { name: 'Created' }).getAttribute('aria-sort')).toBe('descending');
    const sizes = within(screen.getByRole('navigation', { name: 'Rows per page' }));
    await user.click(sizes.getByRole('link', { name: '10' }));
    await waitFor(async () => expect(await shown()).toHaveLength(10));
    expect(location.search).toBe('?sort=Created&order=desc&take=10');
  });
});

describe('the selection', () => {
  it('is some of a page, all of it, and none', async () => {
    const { user } = await openUsers();
    await user.click(await box('Tom Birch'));
    expect([pageBox().checked, pageBox().indeterminate]).toEqual([false, true]);
    expect(bar().getByText('1 selected')).toBeTruthy();
    await user.click(pageBox());
    expect([pageBox().checked, pageBox().indeterminate]).toEqual([true, false]);
    await user.click(pageBox());
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('is made by keys, and cleared by Escape', async () => {
    const { user } = await openUsers();
    await shown();
    await user.keyboard('jjx');
    expect((await box('Ana Silva')).checked).toBe(true);
    expect(document.activeElement?.textContent).toBe('Ana Silva');
    await user.keyboard('j{Shift>}X{/Shift}kkk');
    expect(bar().getByText('2 selected')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Tom Birch');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('is cleared by its button', async () => {
    const { user } = await openUsers();
    await user.click(await box('Tom Birch'));
    await user.click(bar().getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('goes beyond the page, outlasts turning it, and ends with another filter', async () => {
    const { user } = await openUsers({ rows: many(120) });
    await user.click(await box('Tom Birch 0'));
    await user.click(bar().getByRole('button', { name: 'All 120' }));
    await waitFor(() => expect(bar().getByText('120 selected')).toBeTruthy());
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect((await box('Tom Birch 30')).checked).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), '1');
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });
});

describe('what is done to several', () => {
  it('deactivates them, and is undone in their place', async () => {
    const { user, server, rows } = await openUsers();
    await shown();
    await user.keyboard('jxjxd');
    await waitFor(() => expect(done()).toBe('Deactivated Tom Birch and Ana Silva. Their sessions have ended.'));
    expect(await shown()).toEqual(['Luis Ortegainvitation ran out']);
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('Deactivated');
    await user.keyboard('z');
    await waitFor(() => expect(done()).toBe('Activated Tom Birch and Ana Silva.'));
    expect(rows().map(({ active }) => active)).toEqual([true, true, true, false]);
    const sent = server.bodies.filter((body) => body !== undefined && 'active' in (body as object));
    expect(sent).toEqual([
      { active: false, Version: 1 },
      { active: false, Version: 1 },
      { active: true, Version: 2 },
      { active: true, Version: 2 },
    ]);
  });

  it('is undone by a press too, which has the focus when the rows have gone', async () => {
    const { user, rows } = await openUsers({ rows: [TOM, ANA] });
    await user.click(await box('Tom Birch'));
    await user.click(bar().getByRole('button', { name: /^Deactivate/ }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()[0]?.active).toBe(true));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Activated Tom Birch'));
  });

  it('says that it works on it', async () => {
    const { user, server } = await openUsers();
    server.willHold('PUT /api/user/11');
    await user.click(await box('Tom Birch'));
    await user.keyboard('d');
    expect(await screen.findByText('Working …')).toBeTruthy();
  });

  it('activates somebody by a press', async () => {
    const { user, rows } = await openUsers({ rows: [GONE], path: '/admin/users?active=any' });
    await user.click(await box('Dana Whitfield'));
    await user.click(bar().getByRole('button', { name: /^Activate/ }));
    await waitFor(() => expect(rows()[0]?.active).toBe(true));
  });

  it('activates only those who are not active', async () => {
    const { user, server } = await openUsers({ path: '/admin/users?active=any' });
    await shown();
    await user.click(pageBox());
    await user.keyboard('a');
    await waitFor(() => expect(done()).toBe('Activated Dana Whitfield.'));
    expect(server.countOf('PUT /api/user/14')).toBe(1);
    expect(server.countOf('PUT /api/user/11')).toBe(0);
  });

  it('names whom it was refused for, and does it to the others', async () => {
    const { user } = await openUsers({ refusals: { 12: 'The last administrator can’t be taken away.' } });
    await shown();
    await user.click(pageBox());
    await user.keyboard('d');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Ana Silva: The last administrator can’t be taken away.');
    expect(done()).toBe('Deactivated Tom Birch and Luis Ortega. Their sessions have ended.');
  });

  it('sends invitations again, which can’t be undone', async () => {
    const { user, rows } = await openUsers();
    await shown();
    await user.click(pageBox());
    expect(bar().getByRole('button', { name: /^Send invitation again/ }).title).toBe('This can’t be undone.');
    await user.keyboard('i');
    await waitFor(() => expect(done()).toBe('Sent an invitation again to Luis Ortega.'));
    expect(rows()[2]?.invitation).toBe('sent');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says where there was nothing to do', async () => {
    const { user, server } = await openUsers({ rows: [{ ...TOM, mayEdit: false }] });
    await shown();
    await user.keyboard('jxd');
    const text = 'Nothing was changed. They are already like that, or you can’t change them.';
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(server.countOf('PUT /api/user/11')).toBe(0);
  });

  it('has no letters while nothing is selected', async () => {
    const { user, server } = await openUsers();
    await shown();
    await user.keyboard('jd');
    expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });
});

describe('keys', () => {
  it('go to the filters and to the columns', async () => {
    const { user } = await openUsers();
    await shown();
    await user.keyboard('f');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Company/ }));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('c');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'User name', hidden: true }));
  });
});

describe('the columns', () => {
  it('are chosen, and stay so in this browser', async () => {
    const { user } = await openUsers();
    await shown();
    await user.click(screen.getByRole('checkbox', { name: 'City', hidden: true }));
    expect(screen.queryByRole('columnheader', { name: 'City' })).toBeNull();
    expect(localStorage.getItem('admin-columns-Users')).toBe('City');
  });
});
