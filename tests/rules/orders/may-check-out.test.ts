import { expect, it } from 'vitest';
import { mayCheckOut } from '#shared/rules/orders/may-check-out.ts';

const permitted = [{ permissionName: 'checkout' }] as const;
const open = { orderProcessType: 0, isCheckoutRestricted: false } as const;

it.each([
  { why: 'the permission', resultantPermissions: permitted, account: open, own: true, forChild: true },
  { why: 'no permission', resultantPermissions: [], account: open, own: false, forChild: false },
  {
    why: 'another permission',
    resultantPermissions: [{ permissionName: 'usermanagement' }] as const,
    account: open,
    own: false,
    forChild: false,
  },
  {
    why: 'IP restriction 1',
    resultantPermissions: permitted,
    account: { ...open, isCheckoutRestricted: true },
    own: false,
    forChild: false,
  },
  {
    why: 'For Children (O4)',
    resultantPermissions: permitted,
    account: { ...open, orderProcessType: 1 },
    own: false,
    // No user can order for it, only for its children.
    forChild: false,
  },
  {
    why: 'Parent Must Complete',
    resultantPermissions: permitted,
    account: { ...open, orderProcessType: 2 },
    own: false,
    forChild: true,
  },
] as const)(
  'with $why a user may order their own cart: $own, as another account: $forChild',
  ({ own, forChild, ...who }) => {
    const buyer = { ...who, resultantPermissions: [...who.resultantPermissions] };
    expect([mayCheckOut(buyer), mayCheckOut({ ...buyer, orderAs: {} })]).toEqual([own, forChild]);
  },
);
