import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { browserCookies } from '#frontend/api/cookies.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aRefusal } from '../../builders/answers.ts';
import { aShoppingAccount, aSignedInUser } from '../../builders/store.ts';
import { GOING_ON } from '../store/features/cart/open-cart.tsx';
import { openCheckout, whenReady } from '../store/features/checkout/open-checkout.tsx';
import { leaveNoToasts } from '../support/no-toasts-left.ts';
import { openSignedIn, openStore } from '../support/open-store.tsx';
import { aServer } from '../support/servers/a-server.ts';

leaveNoToasts();

const RIGHTS = [{ permissionName: 'usermanagement' }, { permissionName: 'checkout' }] as const;
const CHILDREN = [
  { id: 3, parentId: 2, companyName: 'Summit East' },
  { id: 4, parentId: 2, companyName: 'Summit West' },
];
const HOME = { id: 2, parentId: null, companyName: 'Summit Collision' };
const sara = (more: Partial<SignedInUser> = {}) =>
  aSignedInUser({
    accountId: 2,
    level: 1,
    type: 1,
    account: aShoppingAccount(HOME),
    resultantPermissions: [...RIGHTS],
    ...more,
  });
const asEast = sara({
  account: aShoppingAccount({ ...HOME, ...CHILDREN[0] }),
  orderAs: { accountId: 3, approval: null },
});

interface Options {
  readonly somebody?: SignedInUser;
  readonly path?: string;
  readonly cookies?: Readonly<Record<string, string>>;
}

function open({ somebody = sara(), path = '/', cookies = {} }: Options = {}) {
  const server = aServer({ users: [somebody], children: CHILDREN });
  return { server, ...openSignedIn(server, { path, cookies: { ...GOING_ON, ...cookies } }) };
}

type User = ReturnType<typeof open>['user'];
const picker = () => screen.findByRole('button', { name: 'Order for …' });
const banner = (name = 'Summit East') => screen.findByRole('region', { name: `Ordering for ${name}` });

async function pick(user: User, name: string) {
  await user.click(await picker());
  const dialog = within(await screen.findByRole('dialog', { name: 'Order for which account?' }));
  await user.click(dialog.getByRole('combobox', { name: 'Account' }));
  await user.click(await dialog.findByRole('option', { name, hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'OK' }));
}

describe('an administrator of a top-level account', () => {
  it('picks a child, keeps it in a cookie, goes home, and is told for whom they order until they pick None', async () => {
    const { user, server } = open({ path: '/orders' });
    await pick(user, 'Summit East');
    expect(await banner()).toBeTruthy();
    expect(location.pathname).toBe('/');
    expect(browserCookies.read('orderAs')).toBe('3');
    await pick(user, 'None');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ordering for Summit East' })).toBeNull());
    expect(browserCookies.read('orderAs')).toBeUndefined();
    expect(server.sent('PUT /wb/user/OrderAs')).toEqual([{ AccountId: 3 }, { AccountId: null }]);
  });

  it('leaves by the button of the banner', async () => {
    const { user } = open({ somebody: asEast });
    await user.click(within(await banner()).getByRole('button', { name: 'None' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ordering for Summit East' })).toBeNull());
  });

  it('picks from a list that is asked for once in five minutes (admin 9)', async () => {
    const { user, server } = open();
    await pick(user, 'Summit East');
    await banner();
    await pick(user, 'Summit West');
    await banner('Summit West');
    expect(server.countOf('GET /api/accountsList/2')).toBe(1);
  });

  it('calls nothing for the account that is picked already', async () => {
    const { user, server } = open({ somebody: asEast });
    await pick(user, 'Summit East');
    expect(server.countOf('PUT /wb/user/OrderAs')).toBe(0);
  });

  it('is told why where the list or the change fails', async () => {
    const { user, server } = open();
    const refusal = () => aRefusal({ status: 503, code: 'unavailable', text: 'Please try again later.' });
    server.willFail('GET /api/accountsList/2', refusal);
    await user.click(await picker());
    expect(await screen.findByText('Please try again later.')).toBeTruthy();
    server.mend();
    server.willAnswer('PUT /wb/user/OrderAs', aRefusal({ status: 404, code: 'not_found', text: 'Unauthorized' }));
    await pick(user, 'Summit East');
    expect(await screen.findAllByText('Unauthorized')).not.toEqual([]);
    expect(screen.queryByRole('region', { name: 'Ordering for Summit East' })).toBeNull();
  });
});

it.each([
  { level: 2 as const, resultantPermissions: [...RIGHTS], why: 'level 2' },
  { level: 3 as const, resultantPermissions: [...RIGHTS], why: 'level 3' },
  { level: 1 as const, resultantPermissions: [RIGHTS[0]], why: 'no permission to order' },
  { level: 1 as const, resultantPermissions: [RIGHTS[1]], why: 'no permission to administer' },
])('nobody else picks, such as with $why', async ({ level, resultantPermissions }) => {
  open({ somebody: sara({ level, resultantPermissions }) });
  await screen.findByRole('region', { name: 'Your account', hidden: true });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Order for …' })).toBeNull());
});

describe('at start-up', () => {
  it('a top-level account orders again for whom its cookie names', async () => {
    const { server } = open({ cookies: { orderAs: '4' } });
    expect(await banner('Summit West')).toBeTruthy();
    expect(server.sent('PUT /wb/user/OrderAs')).toEqual([{ AccountId: 4 }]);
  });

  it.each([
    { cookie: '99', calls: 1, why: 'a stranger’s child' },
    { cookie: '-4', calls: 0, why: 'no id' },
    { cookie: 'x', calls: 0, why: 'not a number' },
    { cookie: '4.5', calls: 0, why: 'no whole number' },
  ])('S13: a cookie edited to $why is dropped, and nothing changes', async ({ cookie, calls }) => {
    const { server } = open({ cookies: { orderAs: cookie } });
    await picker();
    await waitFor(() => expect(browserCookies.read('orderAs')).toBeUndefined());
    expect(screen.queryByRole('region', { name: /^Ordering for/ })).toBeNull();
    expect(server.countOf('PUT /wb/user/OrderAs')).toBe(calls);
  });

  it('nobody else asks for it', async () => {
    const { server } = open({ somebody: sara({ level: 2 }), cookies: { orderAs: '4' } });
    await screen.findByRole('region', { name: 'Your account', hidden: true });
    await waitFor(() => expect(browserCookies.read('orderAs')).toBeUndefined());
    expect(server.countOf('PUT /wb/user/OrderAs')).toBe(0);
  });

  it('the session counts, whatever the cookie names', async () => {
    const { server } = open({ somebody: asEast, cookies: { orderAs: '4' } });
    expect(await banner()).toBeTruthy();
    expect(browserCookies.read('orderAs')).toBe('3');
    expect(server.countOf('PUT /wb/user/OrderAs')).toBe(0);
  });
});

it('a logout removes the cookie', async () => {
  const { user } = open({ somebody: asEast });
  await banner();
  expect(browserCookies.read('orderAs')).toBe('3');
  const menu = within(await screen.findByRole('region', { name: 'Your account', hidden: true }));
  await user.click(await menu.findByRole('button', { name: 'Sign out', hidden: true }));
  await waitFor(() => expect(browserCookies.read('orderAs')).toBeUndefined());
});

describe('another tab', () => {
  it('follows', async () => {
    const { server, otherTab } = open();
    await picker();
    browserCookies.write('authorization', server.issue(asEast), 60_000);
    otherTab.tell('signedIn');
    expect(await banner()).toBeTruthy();
  });

  it('that is behind is refused in words, and then shows the account that is ordered for (decision B453)', async () => {
    const { server, user } = open({ path: '/orders' });
    await picker();
    await waitFor(() => expect(server.shownAccounts('GET /api/orders')).toEqual(['2']));
    browserCookies.write('authorization', server.issue(asEast), 60_000);
    const text = 'You order for another account now. Nothing was changed. Please check what is shown and try again.';
    const fieldErrors = [{ path: 'x-account', message: text }];
    server.willAnswer('GET /api/accountsList/2', aRefusal({ status: 409, code: 'conflict', text, fieldErrors }));
    await user.click(await picker());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await banner()).toBeTruthy();
  });
});

it('placing the order ends the mode, and leads to the order (storefront 4)', async () => {
  const { user, server } = openCheckout({
    account: { ...CHILDREN[0], orderProcessType: 2 },
    user: { accountId: 2, level: 1, orderAs: { accountId: 3, approval: null } },
  });
  await user.click(await whenReady('$231.00'));
  await waitFor(() => expect(location.pathname).toBe('/orders/1000001'));
  await waitFor(() => expect(server.sent('PUT /wb/user/OrderAs')).toEqual([{ AccountId: null }]));
  expect(server.sent('POST /api/checkout')).toMatchObject([{ orderAs: 3 }]);
  await waitFor(() => expect(browserCookies.read('orderAs')).toBeUndefined());
});

it('a browser without a session asks for nothing', async () => {
  const server = aServer({ children: CHILDREN });
  openStore(server, { cookies: { orderAs: '3' } });
  await screen.findByRole('dialog');
  expect(server.countOf('PUT /wb/user/OrderAs')).toBe(0);
});
