import { beforeAll, describe, expect, it } from 'vitest';
import { checkoutDependencies } from '#functions/checkout/dependencies.ts';
import { checkoutRoutes } from '#functions/checkout/routes.ts';
import { newOrderWrites } from '#functions/data/sales/order-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { transact } from '#functions/data/table/transact.ts';
import { sampleOrder } from '#functions/outbox/preview/sample-order.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import type { Level, Permission } from '#shared/values/access.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';
import { aCustomer } from '../../builders/customers.ts';
import { aUser } from '../../builders/people.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { testTable } from '../../support/test-table.ts';
import { visitGroup } from '../../support/visit-group.ts';

const { getOrder, getOrders } = checkoutContract;
const NOW = new Date('2026-03-03T09:00:00.000Z');

/** Account 2 is the parent of 3 and of its sister 4; account 9 is another tenant. All share a customer number. */
const ACCOUNTS = { own: 3, sister: 4, parent: 2, foreign: 9 } as const;
const NUMBER = '30110';
const orders = Object.entries(ACCOUNTS).map(([whose, accountId], index) => ({
  whose: whose as keyof typeof ACCOUNTS,
  orderNumber: String(1_000_101 + index),
  accountId,
}));
const numberOf = (whose: keyof typeof ACCOUNTS) => orders.find((order) => order.whose === whose)?.orderNumber ?? '';

let table: Table;
beforeAll(async () => {
  table = await testTable();
  for (const { accountId, orderNumber } of orders) {
    const ofChild = accountId === ACCOUNTS.own || accountId === ACCOUNTS.sister;
    const order = {
      ...sampleOrder.order,
      orderNumber,
      accountId,
      customerNumbers: [NUMBER],
      ...(ofChild && { parentId: ACCOUNTS.parent }),
    };
    await transact(table, newOrderWrites({ ...sampleOrder, order }));
  }
});

interface Viewer {
  readonly level: Level;
  readonly accountId: number;
  readonly permissions: readonly Permission[];
}

function visit({ level, accountId, permissions }: Viewer) {
  const parentId = accountId === ACCOUNTS.own ? ACCOUNTS.parent : undefined;
  const account = parentId === undefined ? anAccount({ id: accountId }) : aChild({ id: accountId });
  const actor = aSignedIn({
    level,
    accountId,
    parentId,
    permissions,
    user: aUser({ accountId, parentId }),
    account: effectiveAccount(account, parentId === undefined ? undefined : anAccount()),
    customers: [aCustomer({ customerNumber: NUMBER })],
  });
  return visitGroup(checkoutContract, checkoutRoutes(checkoutDependencies(table, () => NOW)), actor);
}

/** Who sees and who finds what (admin 6, order view). A list leaves out sisters, whose orders are opened by number. */
const VIEWERS = [
  { who: 'the provider', level: 0, accountId: 1, sees: ['own', 'sister', 'parent', 'foreign'], lists: 'all it sees' },
  { who: 'a parent’s administrator', level: 1, accountId: 2, sees: ['own', 'sister', 'parent'], lists: 'all it sees' },
  { who: 'a child’s administrator', level: 2, accountId: 3, sees: ['own'], lists: 'all it sees' },
  { who: 'a parent’s user', level: 3, accountId: 2, sees: ['own', 'sister', 'parent'], lists: 'all it sees' },
  { who: 'a child’s user', level: 3, accountId: 3, sees: ['own', 'sister'], lists: 'only own' },
] as const;
const PERMISSIONS = [[], ['checkout'], ['usermanagement', 'checkout']] as const;
const viewers = VIEWERS.flatMap((viewer) => PERMISSIONS.map((permissions) => ({ ...viewer, permissions })));
const cases = viewers.flatMap((viewer) => orders.map(({ whose }) => ({ ...viewer, whose })));

describe('the view of an order', () => {
  it.each(cases)('level $level with $permissions, $who: the order of $whose', async ({ sees, whose, ...viewer }) => {
    const { status, errors, output } = await visit(viewer).call(getOrder, { params: { id: numberOf(whose) } });
    const isSeen = sees.some((each) => each === whose);
    expect([status, errors]).toEqual(isSeen ? [200, undefined] : [404, ORDER_TEXTS.notFound]);
    // Only the provider's staff sees mails, gateway and repair queue (decision B462).
    const isStaff = viewer.level === 0 && viewer.permissions.some((permission) => permission === 'usermanagement');
    if (isSeen) expect(output().staff !== undefined).toBe(isStaff);
  });

  it.each(viewers)('level $level with $permissions, $who: the list', async ({ sees, lists, ...viewer }) => {
    const { data } = (await visit(viewer).call(getOrders)).output();
    const listed = orders.filter(({ orderNumber }) => data.some((row) => row.orderNumber === orderNumber));
    const expected = lists === 'all it sees' ? sees : ['own'];
    expect(listed.map(({ whose }) => whose).toSorted()).toEqual([...expected].toSorted());
  });
});

describe('a list of one account', () => {
  const permissions = ['usermanagement', 'checkout'] as const;
  it.each([
    { level: 0, accountId: 1, id: 2, lists: ['own', 'sister', 'parent'], why: 'a parent is listed with its children' },
    { level: 0, accountId: 1, id: 3, lists: ['own'], why: 'a child has none' },
    { level: 0, accountId: 1, id: 9, lists: ['foreign'], why: 'the provider may see every account' },
    { level: 0, accountId: 1, id: 77, lists: [], why: 'there is no such account' },
    { level: 1, accountId: 2, id: 2, lists: ['own', 'sister', 'parent'], why: 'it is the own one, with its children' },
    { level: 1, accountId: 2, id: 4, lists: ['sister'], why: 'it is a child' },
    { level: 1, accountId: 2, id: 9, lists: [], why: 'it belongs to another tenant' },
    { level: 2, accountId: 3, id: 3, lists: ['own'], why: 'it is the own one' },
  ] as const)('level $level of $accountId asks for $id: $lists, because $why', async ({ lists, id, ...viewer }) => {
    const query = { id: String(id) };
    const { data } = (await visit({ ...viewer, permissions }).call(getOrders, { query })).output();
    const listed = orders.filter(({ orderNumber }) => data.some((row) => row.orderNumber === orderNumber));
    expect(listed.map(({ whose }) => whose)).toEqual(
      [...orders.map(({ whose }) => whose)].filter((whose) => lists.some((each) => each === whose)),
    );
  });

  it.each([2, 4, 9])('is refused to a child’s administrator for account %i', async (id) => {
    const { status } = await visit({ level: 2, accountId: 3, permissions }).call(getOrders, {
      query: { id: String(id) },
    });
    expect(status).toBe(404);
  });
});
