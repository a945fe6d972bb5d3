import { expect, it } from 'vitest';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { hasApprovalRequests, mayRequestApproval } from '#shared/rules/orders/may-request-approval.ts';
import { cents } from '#shared/values/money.ts';

const child = { parentId: 2, orderProcessType: 0 } as const;
const orderAs = { handOverId: 'h1', sentBy: 'Pat', note: '' };

it.each([
  {
    account: { ...child, orderProcessType: 2 },
    monthlyLimit: null,
    orderAs: null,
    may: true,
    why: 'its parent must complete',
  },
  { account: child, monthlyLimit: cents(500_00), orderAs: null, may: true, why: 'a limit may need the parent' },
  { account: child, monthlyLimit: null, orderAs: null, may: false, why: 'it orders for itself' },
  {
    account: { parentId: null, orderProcessType: 1 },
    monthlyLimit: cents(500_00),
    orderAs: null,
    may: false,
    why: 'it has no parent',
  },
  {
    account: { ...child, orderProcessType: 2 },
    monthlyLimit: null,
    orderAs,
    may: false,
    why: 'the parent is already working on it',
  },
] as const)('a cart may be sent for approval: $may, because $why (O4)', ({ may, ...person }) => {
  expect(mayRequestApproval(person)).toBe(may);
});

it.each([
  { account: { id: 2, parentId: null }, orderAs: null, has: true, why: 'children may leave their carts to it' },
  {
    account: { id: PROVIDER_ACCOUNT_ID, parentId: null },
    orderAs: null,
    has: false,
    why: 'the provider has no children',
  },
  { account: { id: 3, parentId: 2 }, orderAs: null, has: false, why: 'it orders for itself' },
  { account: { id: 3, parentId: 2, orderProcessType: 2 }, orderAs: null, has: true, why: 'its carts go to the parent' },
  { account: { id: PROVIDER_ACCOUNT_ID, parentId: null }, orderAs, has: true, why: 'one is being ordered now' },
] as const)('carts that were sent concern account $account.id: $has, as $why', ({ account, orderAs: ordered, has }) => {
  const person = { account: { orderProcessType: 0, ...account }, monthlyLimit: null, orderAs: ordered } as const;
  expect(hasApprovalRequests(person)).toBe(has);
});
