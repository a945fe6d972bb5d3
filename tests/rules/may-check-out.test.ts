import { expect, it } from 'vitest';
import { mayCheckOut } from '#shared/rules/may-check-out.ts';

const permitted = [{ permissionName: 'checkout' }] as const;
const open = { orderProcessType: 0, isCheckoutRestricted: false } as const;

it.each([
  { why: 'the permission', resultantPermissions: permitted, account: open, may: true },
  { why: 'no permission', resultantPermissions: [], account: open, may: false },
  {
    why: 'another permission',
    resultantPermissions: [{ permissionName: 'usermanagement' }] as const,
    account: open,
    may: false,
  },
  {
    why: 'IP restriction 1',
    resultantPermissions: permitted,
    account: { ...open, isCheckoutRestricted: true },
    may: false,
  },
  { why: 'For Children', resultantPermissions: permitted, account: { ...open, orderProcessType: 1 }, may: true },
  {
    why: 'Parent Must Complete',
    resultantPermissions: permitted,
    account: { ...open, orderProcessType: 2 },
    may: false,
  },
] as const)('with $why checkout is offered: $may', ({ resultantPermissions, account, may }) => {
  expect(mayCheckOut({ resultantPermissions: [...resultantPermissions], account })).toBe(may);
});
