import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportingUsers, USERS_EXPORT_TEXTS } from '#shared/texts/admin/users/users-texts.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { anAdminServer } from '../../../support/servers/an-admin-server.ts';

leaveNoToasts();
const saved = { name: '', text: Promise.resolve('') };
beforeEach(() => {
  localStorage.clear();
  saved.name = '';
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.text = (blob as Blob)
      .arrayBuffer()
      .then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    return 'blob:users';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.name = this.download;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ANA = {
  company: 'Summit East',
  parent: 'Summit Collision',
  firstName: 'Ana',
  lastName: 'Silva, "Jr."',
  email: 'ana.silva@example.com',
  userName: '=ana.silva',
  phoneNumber: '3035550142',
  address: '1 Main St',
  address2: '',
  city: 'Denver',
  state: 'CO',
  postalCode: '02138',
  country: 'US',
};
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...ANA, email: `a${index}@example.com` }));

function openUsers(exported: readonly (typeof ANA)[], path = '/admin/users') {
  const { server } = anAdminServer({ exported });
  return { ...openSignedIn(server, { path, cookies: { stable: 'true' } }), server };
}
const exportButton = () => screen.findByRole('button', { name: 'Export CSV' });

it('saves the users of the own account and below, with the columns of an import', async () => {
  const { user, server } = openUsers([ANA]);
  const button = await exportButton();
  expect(button.title).toBe('Saves all users here and in the branches below, whatever is searched or filtered.');
  await user.click(button);
  await waitFor(() => expect(saved.name).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/));
  expect(await saved.text).toBe(
    [
      '\uFEFFCompany,Parent,First Name,Last Name,Email,UserName,Phone Number,Address,Address 2,City,State,Postal Code,Country',
      'Summit East,Summit Collision,Ana,"Silva, ""Jr.""",ana.silva@example.com,\'=ana.silva,3035550142,1 Main St,,Denver,CO,\'02138,US',
      '',
    ].join('\r\n'),
  );
  expect(server.countOf('GET /api/users/export/2')).toBe(1);
  expect(await exportButton()).toBeTruthy();
});

it('of a chosen company asks for that one', async () => {
  const { user, server } = openUsers([ANA], '/admin/users?company=3');
  await user.click(await exportButton());
  await waitFor(() => expect(server.countOf('GET /api/users/export/3')).toBe(1));
});

it('reads all pages', async () => {
  const { user, server } = openUsers(many(2345));
  await user.click(await exportButton());
  await waitFor(() => expect(saved.name).not.toBe(''));
  expect(server.countOf('GET /api/users/export/2')).toBe(3);
  expect((await saved.text).split('\r\n')).toHaveLength(2345 + 2);
});

it('says so if there are none, and saves nothing', async () => {
  const { user } = openUsers([]);
  await user.click(await exportButton());
  expect(await screen.findByText('No Users were found.')).toBeTruthy();
  expect(saved.name).toBe('');
});

it('that fails says so and can be tried again', async () => {
  const { user, server } = openUsers([ANA]);
  server.willFail('GET /api/users/export/2', () => aRefusal({ status: 500, code: 'internal', text: 'Internal Error' }));
  await user.click(await exportButton());
  expect(await screen.findByText(USERS_EXPORT_TEXTS.failed)).toBeTruthy();
  server.mend();
  await user.click(await exportButton());
  await waitFor(() => expect(saved.name).not.toBe(''));
});

it('can be canceled, with the keyboard too, and saves nothing then', async () => {
  const { user, server } = openUsers(many(1500));
  server.willHold('GET /api/users/export/2');
  (await exportButton()).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Exporting …')).toBeTruthy();
  const cancel = await screen.findByRole('button', { name: USERS_EXPORT_TEXTS.cancel });
  expect(document.activeElement).toBe(cancel);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await exportButton());
  expect(screen.queryByText('Exporting …')).toBeNull();
  expect(saved.name).toBe('');
});

it('is not canceled by a double click', async () => {
  const { user } = openUsers([ANA]);
  await user.dblClick(await exportButton());
  await waitFor(() => expect(saved.name).not.toBe(''));
});

it('tells how far it is', () => {
  expect(exportingUsers('1,000', '23,654')).toBe('Exporting 1,000 of 23,654 …');
});
