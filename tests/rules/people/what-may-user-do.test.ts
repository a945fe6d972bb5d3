import { describe, expect, it } from 'vitest';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { whatMayUserDo } from '#shared/rules/people/what-may-user-do.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { ABILITY_DETAIL_TEXTS, ABILITY_TEXTS } from '#shared/texts/admin/users/user-ability-texts.ts';
import { type Permission, permissions } from '#shared/values/access.ts';
import { cents } from '#shared/values/money.ts';
import type { Ability, AbilityDetail } from '#shared/values/people/abilities.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';
import { aUser } from '../../builders/people.ts';

const both: Permission[] = [...permissions];
const list = ['10.1.2.3'];

/** The rights of a user whose account is top-level. */
const inTopLevel = (user: Partial<User>, account: Partial<Account>) => {
  const effective = effectiveAccount(anAccount(account));
  return whatMayUserDo({ user: aUser({ accountId: effective.id, ...user }), account: effective, tenant: effective });
};

/** The rights of a user of a child account. */
const inChild = (user: Partial<User>, account: Partial<Account>, parent: Partial<Account> = {}) => {
  const tenant = anAccount(parent);
  return whatMayUserDo({
    user: aUser({ accountId: 3, parentId: 2, ...user }),
    account: effectiveAccount(aChild(account), tenant),
    tenant: effectiveAccount(tenant),
  });
};

const textOf = (detail: AbilityDetail): string => {
  const text = ABILITY_DETAIL_TEXTS[detail];
  return typeof text === 'string' ? text : text('5.00');
};

const answer = (all: ReturnType<typeof whatMayUserDo>, key: Ability): string => {
  const found = all.find((each) => each.key === key);
  const word = found?.isAllowed ? 'yes' : 'no';
  return found?.details.length === 0 ? `${word}.` : [`${word}:`, ...(found?.details ?? []).map(textOf)].join(' ');
};

describe('what a user may do (decision B278)', () => {
  it('has one answer for everything, in the order in which it is shown', () => {
    expect(inTopLevel({}, {}).map(({ key }) => ABILITY_TEXTS[key])).toEqual([
      'Sign in',
      'Check out',
      'Send carts for approval',
      'See prices',
      'See orders',
      'Edit their profile',
      'Open the admin area',
      'Create and change users',
    ]);
    expect(ABILITY_TEXTS.title).toBe('What may this person do?');
  });

  it.each([
    { key: 'signIn', user: {}, account: {}, is: 'yes.' },
    { key: 'signIn', user: { active: false }, account: {}, is: 'no: This user is not active.' },
    { key: 'signIn', user: {}, account: { isActive: false }, is: 'no: The account is not active.' },
    {
      key: 'signIn',
      user: {},
      account: { settings: { ipRestriction: { method: 2, list } } },
      is: 'yes: Only from the IP addresses that the account lists.',
    },
    { key: 'checkOut', user: {}, account: {}, is: 'yes: There is no monthly limit.' },
    { key: 'checkOut', user: { monthlyLimit: cents(0) }, account: {}, is: 'yes: Up to 5.00 a month.' },
    {
      key: 'checkOut',
      user: { permissions: [] },
      account: {},
      is: 'no: The user does not have the Checkout permission.',
    },
    {
      key: 'checkOut',
      user: {},
      account: { orderProcessType: 1 },
      is: 'no: This account orders only for its child accounts.',
    },
    {
      key: 'checkOut',
      user: {},
      account: { settings: { ipRestriction: { method: 1, list } } },
      is: 'yes: There is no monthly limit. Only from the IP addresses that the account lists.',
    },
    {
      key: 'requestApproval',
      user: { monthlyLimit: cents(5_00) },
      account: {},
      is: 'no: The account has no parent account.',
    },
    { key: 'seePrices', user: {}, account: {}, is: 'yes.' },
    {
      key: 'seePrices',
      user: {},
      account: { settings: { showPrices: false } },
      is: 'no: The account does not show prices.',
    },
    {
      key: 'seeOrders',
      user: {},
      account: {},
      is: 'yes: Orders under the customer numbers of this account, and orders of its child accounts.',
    },
    { key: 'seeOrders', user: { type: 1 }, account: {}, is: 'yes: Orders of this account and its child accounts.' },
    { key: 'seeOrders', user: { type: 1 }, account: { id: 1 }, is: 'yes: Orders of all accounts.' },
    { key: 'editProfile', user: {}, account: {}, is: 'yes.' },
    {
      key: 'editProfile',
      user: {},
      account: { settings: { allowEditProfile: false } },
      is: 'no: The account does not allow it. Users can still change their password.',
    },
    { key: 'administer', user: { permissions: both }, account: {}, is: 'no: Only master users can.' },
    {
      key: 'administer',
      user: { type: 1 },
      account: {},
      is: 'no: The user does not have the UserManagement permission.',
    },
    {
      key: 'administer',
      user: { type: 1, permissions: both },
      account: {},
      is: 'yes: For this account and its child accounts.',
    },
    { key: 'administer', user: { type: 1, permissions: both }, account: { id: 1 }, is: 'yes: For all accounts.' },
    { key: 'changeUsers', user: {}, account: {}, is: 'no: Only master users can.' },
    {
      key: 'changeUsers',
      user: { type: 1 },
      account: {},
      is: 'no: The user does not have the UserManagement permission.',
    },
    { key: 'changeUsers', user: { type: 1, permissions: both }, account: {}, is: 'yes: Users and master users.' },
    {
      key: 'changeUsers',
      user: { type: 1, permissions: both },
      account: { settings: { disableUserEdit: true } },
      is: 'no: Only the provider can create and change the users of this account.',
    },
    {
      key: 'changeUsers',
      user: { type: 1, permissions: both },
      account: { id: 1, settings: { disableUserEdit: true } },
      is: 'yes: Users and master users.',
    },
  ] satisfies { key: Ability; user: Partial<User>; account: Partial<Account>; is: string }[])(
    '$key in a top-level account: "$is" for $user, $account',
    ({ key, user, account, is }) => {
      expect(answer(inTopLevel(user, account), key)).toBe(is);
    },
  );

  it.each([
    {
      key: 'checkOut',
      user: {},
      account: { orderProcessType: 2 },
      is: 'no: The parent account completes the orders of this account.',
    },
    {
      key: 'checkOut',
      user: { permissions: [] },
      account: { orderProcessType: 2 },
      is: 'no: The parent account completes the orders of this account. The user does not have the Checkout permission.',
    },
    {
      key: 'requestApproval',
      user: {},
      account: { orderProcessType: 2 },
      is: 'yes: The parent account completes the orders of this account.',
    },
    {
      key: 'requestApproval',
      user: { monthlyLimit: cents(5_00) },
      account: {},
      is: 'yes: The parent account approves what is above the monthly limit.',
    },
    {
      key: 'requestApproval',
      user: {},
      account: {},
      is: 'no: This account completes its own orders, and the user has no monthly limit.',
    },
    { key: 'seeOrders', user: { type: 1 }, account: {}, is: 'yes: Orders of this account under its customer numbers.' },
    { key: 'administer', user: { type: 1, permissions: both }, account: {}, is: 'yes: For this account.' },
    {
      key: 'changeUsers',
      user: { type: 1, permissions: both },
      account: {},
      is: 'yes: Only users. The parent account decides who is a master user.',
    },
  ] satisfies { key: Ability; user: Partial<User>; account: Partial<Account>; is: string }[])(
    '$key in a child: "$is" for $user, $account',
    ({ key, user, account, is }) => {
      expect(answer(inChild(user, account), key)).toBe(is);
    },
  );

  it.each([
    {
      key: 'signIn',
      parent: { isActive: false },
      is: 'no: The account is not active.',
      why: 'the parent is not active',
    },
    {
      key: 'signIn',
      parent: { settings: { ipRestriction: { method: 2, list } } },
      is: 'yes: Only from the IP addresses that the account lists.',
      why: 'the parent restricts its site',
    },
    {
      key: 'changeUsers',
      parent: { settings: { disableUserEdit: true } },
      is: 'no: Only the provider can create and change the users of this account.',
      why: 'the parent’s setting is always handed down',
    },
  ] satisfies { key: Ability; parent: Partial<Account>; is: string; why: string }[])(
    '$key in a child: "$is", because $why',
    ({ key, parent, is }) => {
      expect(answer(inChild({ type: 1, permissions: both }, {}, parent), key)).toBe(is);
    },
  );

  it('is nothing for whoever can’t sign in', () => {
    const all = inTopLevel({ active: false, type: 1, permissions: both }, {});
    expect(new Set(all.map(({ key }) => answer(all, key)))).toEqual(new Set(['no: This user is not active.']));
  });
});
