import type { User } from '../../schemas/stored/user.ts';
import type { Level } from '../../values/access.ts';
import type { Ability, AbilityDetail } from '../../values/people/abilities.ts';
import type { EffectiveAccount } from '../accounts/account-inheritance.ts';
import { levelOn } from '../accounts/level.ts';
import { mayOpen } from '../admin/admin-views.ts';
import { mayCheckOut } from '../orders/may-check-out.ts';
import { mayRequestApproval } from '../orders/may-request-approval.ts';
import { userChangeRefusal } from './user-change.ts';

interface MayDo {
  readonly key: Ability;
  readonly isAllowed: boolean;
  readonly details: AbilityDetail[];
}

/** The facts that decide. The tenant is the user's account if that has no parent, or else the parent. */
interface UserFacts {
  readonly user: Pick<User, 'userId' | 'accountId' | 'parentId' | 'type' | 'active' | 'permissions' | 'monthlyLimit'>;
  readonly account: Pick<EffectiveAccount, 'parentId' | 'orderProcessType' | 'isActive' | 'settings'>;
  readonly tenant: Pick<EffectiveAccount, 'id' | 'settings'>;
}

const yes = (key: Ability, ...details: AbilityDetail[]): MayDo => ({ key, isAllowed: true, details });
const no = (key: Ability, ...details: AbilityDetail[]): MayDo => ({ key, isAllowed: false, details });

/**
 * The abilities of a user, and the reasons, for administrators (decision B278). It asks the rules that the
 * calls ask. Whoever can't sign in may do nothing.
 */
export function whatMayUserDo(facts: UserFacts): MayDo[] {
  const level = levelOn({ accountId: facts.tenant.id }, facts.user);
  const all = [
    signIn(facts),
    checkOut(facts),
    requestApproval(facts),
    facts.account.settings.showPrices ? yes('seePrices') : no('seePrices', 'pricesHidden'),
    yes('seeOrders', ORDERS_OF[level]),
    facts.account.settings.allowEditProfile ? yes('editProfile') : no('editProfile', 'passwordOnly'),
    administer(facts, level),
    changeUsers(facts, level),
  ];
  const [{ isAllowed, details } = no('signIn')] = all;
  return isAllowed ? all : all.map(({ key }) => no(key, ...details));
}

/** Which orders each level sees (rules/order-access). */
const ORDERS_OF: Readonly<Record<Level, AbilityDetail>> = {
  0: 'ordersOfAll',
  1: 'ordersOfFamily',
  2: 'ordersOfAccount',
  3: 'ordersOfCustomer',
};

function signIn({ user, account, tenant }: UserFacts): MayDo {
  if (!user.active) return no('signIn', 'userInactive');
  if (!account.isActive) return no('signIn', 'accountInactive');
  return tenant.settings.ipRestriction.method === 2 ? yes('signIn', 'listedAddresses') : yes('signIn');
}

/** Why an account does not check out itself, by its order process type. */
const NOT_BY_ITSELF = { 0: [], 1: ['ordersForChildren'], 2: ['parentCompletes'] } as const;

function checkOut({ user: { permissions, monthlyLimit }, account: { orderProcessType, settings } }: UserFacts): MayDo {
  const resultantPermissions = permissions.map((permissionName) => ({ permissionName }));
  // The address is checked when the user orders. Here it only says from where.
  const isAllowed = mayCheckOut({ account: { orderProcessType, isCheckoutRestricted: false }, resultantPermissions });
  if (!isAllowed) {
    const missing: AbilityDetail[] = permissions.includes('checkout') ? [] : ['noCheckout'];
    return no('checkOut', ...NOT_BY_ITSELF[orderProcessType], ...missing);
  }
  const amount = monthlyLimit === undefined ? 'anyAmount' : 'monthlyLimit';
  return settings.ipRestriction.method === 0 ? yes('checkOut', amount) : yes('checkOut', amount, 'listedAddresses');
}

function requestApproval({ user, account: { parentId, orderProcessType } }: UserFacts): MayDo {
  const person = {
    account: { parentId: parentId ?? null, orderProcessType },
    monthlyLimit: user.monthlyLimit ?? null,
    orderAs: null,
  };
  if (mayRequestApproval(person)) {
    return yes('requestApproval', orderProcessType === 2 ? 'parentCompletes' : 'aboveLimit');
  }
  return no('requestApproval', parentId === undefined ? 'noParent' : 'ordersForItself');
}

function administer({ user: { type, permissions } }: UserFacts, level: Level): MayDo {
  if (!mayOpen('home', { level, permissions })) {
    return no('administer', type === 0 ? 'ordinaryUser' : 'noUserManagement');
  }
  if (level === 0) return yes('administer', 'allAccounts');
  return yes('administer', level === 1 ? 'family' : 'ownAccount');
}

function changeUsers(facts: UserFacts, level: Level): MayDo {
  const { user, account } = facts;
  const mayCreate = (type: 0 | 1): boolean =>
    userChangeRefusal({
      actor: { ...user, level },
      after: { accountId: user.accountId, parentId: user.parentId, type, active: true, permissions: [] },
      isUserEditDisabled: account.settings.disableUserEdit,
      otherAdministrators: 1,
    }) === undefined;
  if (mayCreate(0)) return yes('changeUsers', mayCreate(1) ? 'allUsers' : 'ordinaryUsers');
  const { isAllowed, details } = administer(facts, level);
  return isAllowed ? no('changeUsers', 'userEditDisabled') : no('changeUsers', ...details);
}
