import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveNoToasts } from '../../support/no-toasts-left.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { anAccountsServer } from '../../support/servers/an-accounts-server.ts';

leaveNoToasts();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

async function openAdmin(path: string, options: Parameters<typeof anAccountsServer>[0] = {}) {
  const admin = anAccountsServer(options);
  const opened = openSignedIn(admin.server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, ...admin };
}

const switcher = (name: string) => screen.findByRole('button', { name: `Lists are shown for ${name}` });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function choose(user: Awaited<ReturnType<typeof openAdmin>>['user'], name: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Show one account' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Account' }));
  await user.click(await within(dialog).findByRole('option', { name, hidden: true }));
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
}

describe('the account that lists are shown for', () => {
  it('is chosen by keys, and the next lists are of it too', async () => {
    const { user } = await openAdmin('/admin');
    await switcher('All accounts');
    await user.keyboard('gs');
    await choose(user, 'Summit Collision');
    await heading('Users');
    expect(location.search).toBe('?company=2');
    await switcher('Summit Collision');
    await user.keyboard('gh');
    await heading('What waits for you');
    await switcher('Summit Collision');
    await user.keyboard('ga');
    await heading('Accounts');
    expect(location.search).toBe('?company=2');
  });

  it('may be a branch, named with its parent, on the list that is open', async () => {
    const { user } = await openAdmin('/admin/accounts');
    await user.click(await switcher('All accounts'));
    await choose(user, 'Summit East (Summit Collision)');
    await waitFor(() => expect(location.pathname + location.search).toBe('/admin/accounts?company=3'));
    expect(await switcher('Summit East')).toBeTruthy();
  });

  it('is all of them again, also where the filter is taken off', async () => {
    const { user } = await openAdmin('/admin/users?company=2');
    await user.click(await switcher('Summit Collision'));
    await choose(user, 'All accounts');
    await waitFor(() => expect(location.search).toBe(''));
    expect(await switcher('All accounts')).toBeTruthy();
  });

  it.each([1, 2] as const)('is not chosen by level %s', async (level) => {
    const { user } = await openAdmin('/admin', { user: { level, accountId: 2 } });
    expect(screen.queryByRole('button', { name: /^Lists are shown for/ })).toBeNull();
    await user.keyboard('gs');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the palette', () => {
  const find = async (level: 0 | 1 | 2, words: string) => {
    const opened = await openAdmin('/admin', { user: { level, accountId: level === 0 ? 1 : 2 } });
    await opened.user.keyboard('{Control>}k{/Control}');
    await opened.user.type(
      await screen.findByRole('combobox', { name: 'Find pages, accounts, users, orders and actions' }),
      words,
    );
    return opened;
  };

  it('finds accounts by name, says where they are, and leads to them', async () => {
    const { user, queries } = await find(0, 'east');
    const option = await screen.findByRole('option', { name: /Summit East/ });
    expect(option.textContent).toBe('Summit Eastunder Summit Collision · SC-02 · Aurora');
    expect(queries).toEqual([{ id: '1', search: 'east', Take: '5' }]);
    await user.click(option);
    await waitFor(() => expect(location.pathname).toBe('/admin/account/3'));
  });

  it('looks for none where there is no list of them', async () => {
    const { queries, server } = await find(2, 'east');
    await waitFor(() => expect(server.countOf('GET /api/users/2')).toBe(1));
    expect(queries).toEqual([]);
  });
});
