import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_LIST_TEXTS, removedView, removeView } from '#shared/texts/admin/admin-list-texts.ts';
import { aUserRow } from '../../../builders/admin/user-rows.ts';
import { leaveNoToasts } from '../../support/no-toasts-left.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { anAdminServer } from '../../support/servers/an-admin-server.ts';

leaveNoToasts();
beforeEach(() => localStorage.clear());

const MASTERS = '/admin/users?type=1';

async function openUsers(path: string) {
  openSignedIn(anAdminServer({ rows: [aUserRow()] }).server, { path, cookies: { stable: 'true' } });
  await screen.findAllByRole('rowheader');
}
const views = () => within(screen.getByRole('navigation', { name: ADMIN_LIST_TEXTS.savedViews }));
const named = () =>
  views()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const saveButton = () => screen.queryByRole('button', { name: new RegExp(`^${ADMIN_LIST_TEXTS.saveView}`) });

/** Saves the view that is shown, by keyboard. */
async function save(name: string) {
  fireEvent.keyDown(document.body, { key: 'S', shiftKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: ADMIN_LIST_TEXTS.saveView }));
  await userEvent.type(dialog.getByLabelText(ADMIN_LIST_TEXTS.viewName), name);
  await userEvent.click(dialog.getByRole('button', { name: ADMIN_LIST_TEXTS.save }));
}

describe('views of a list', () => {
  it('are offered only where the list is not the whole one', async () => {
    await openUsers('/admin/users');
    expect(saveButton()).toBeNull();
    expect(screen.queryByRole('navigation', { name: ADMIN_LIST_TEXTS.savedViews })).toBeNull();
  });

  it('are saved by name, stay in this browser and lead to their search', async () => {
    await openUsers(MASTERS);
    await save('Masters');
    await waitFor(() => expect(named()).toEqual([ADMIN_LIST_TEXTS.allRows, 'Masters']));
    const link = views().getByRole('link', { name: 'Masters' });
    expect(link.getAttribute('href')).toBe(MASTERS);
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(saveButton()).toBeNull();
    await userEvent.click(views().getByRole('link', { name: ADMIN_LIST_TEXTS.allRows }));
    await waitFor(() =>
      expect(views().getByRole('link', { name: 'Masters' }).hasAttribute('aria-current')).toBe(false),
    );
  });

  it('need a name', async () => {
    await openUsers(MASTERS);
    await save('  ');
    expect(await screen.findByText(ADMIN_LIST_TEXTS.viewNeedsName)).toBeTruthy();
  });

  it('are replaced by another one of the same name', async () => {
    localStorage.setItem('admin-views-Users', JSON.stringify([{ name: 'Mine', path: '/admin/users?type=0' }]));
    await openUsers(MASTERS);
    await save('Mine');
    await waitFor(() => expect(views().getByRole('link', { name: 'Mine' }).getAttribute('href')).toBe(MASTERS));
  });

  it('are removed, with the way back', async () => {
    const saved = ['First', 'Masters', 'Last'].map((name) => ({ name, path: name === 'Masters' ? MASTERS : '/x' }));
    localStorage.setItem('admin-views-Users', JSON.stringify(saved));
    await openUsers(MASTERS);
    await userEvent.click(screen.getByRole('button', { name: removeView('Masters') }));
    expect(screen.getByText(removedView('Masters'))).toBeTruthy();
    expect(named()).toEqual([ADMIN_LIST_TEXTS.allRows, 'First', 'Last']);
    await userEvent.click(screen.getByRole('button', { name: ADMIN_LIST_TEXTS.undo }));
    expect(named()).toEqual([ADMIN_LIST_TEXTS.allRows, 'First', 'Masters', 'Last']);
  });

  it.each([['not JSON'], ['{"name": 1}'], ['[1]']])('are none where the browser keeps %s', async (kept) => {
    localStorage.setItem('admin-views-Users', kept);
    await openUsers(MASTERS);
    expect(named()).toEqual([ADMIN_LIST_TEXTS.allRows]);
  });
});
