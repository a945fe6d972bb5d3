import { ACCOUNT_FIELDS, type AccountField } from '#shared/rules/accounts/account-fields.ts';
import { effectiveAccount, isChangeable, isHandedDown } from '#shared/rules/accounts/account-inheritance.ts';
import { fieldLock, mayChangeActive, mayMark } from '#shared/rules/accounts/fields/account-field-access.ts';
import { fieldSource } from '#shared/rules/accounts/fields/field-source.ts';
import { settingsView } from '#shared/rules/accounts/fields/settings-view.ts';
import type { Account, AccountSummary } from '#shared/schemas/stored/account.ts';
import type { UserSummary } from '#shared/schemas/stored/user.ts';
import type { AccountFieldView, AccountView } from '#shared/schemas/wire/account-view.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { administratorOf } from '../account-saves/account-rule.ts';
import { identityView } from '../account-saves/identity-view.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { AccountWithCircumstances } from './find-account.ts';

/** An account as the form shows it, with what the caller may do about it (admin 3). */
export function accountView(actor: SignedIn, found: AccountWithCircumstances, yourAddress: string): AccountView {
  const { account, parent, circumstances } = found;
  const { customers, websites, insurers, providerStaff, parentStaff } = circumstances;
  const { settings } = effectiveAccount(account, parent);
  const numberOf = (line: LineOfBusiness) =>
    customers.find(({ lineOfBusiness }) => lineOfBusiness === line)?.customerNumber ?? '';
  return {
    id: account.id,
    parentId: account.parentId ?? null,
    parentName: parent?.companyName ?? '',
    version: account.version,
    active: account.isActive,
    ...identityView(account),
    aftermarketCustomerNumber: numberOf('aftermarket'),
    salvageCustomerNumber: numberOf('salvage'),
    ...settingsView(settings),
    isFleet: settings.type === 'Fleet',
    isNationalSearch: settings.nationalSearch,
    own: settingsView(account.settings),
    fallback: settingsView(effectiveAccount({ ...account, settings: {} }, parent).settings),
    inheritedFields: account.inheritedFields,
    changeableFields: account.changeableFields,
    fields: ACCOUNT_FIELDS.map((field) => fieldView(actor, field, found)),
    mayDeactivate: mayChangeActive(administratorOf(actor), account),
    ask: { provider: namesOf(providerStaff), parent: namesOf(parentStaff) },
    websites: websites.map(({ id, name }) => ({ id, name })),
    insurers,
    yourAddress,
  };
}

/** At most two, so that a name to ask fits into a line. */
const namesOf = (people: readonly UserSummary[]): string[] =>
  people.slice(0, 2).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());

function fieldView(
  actor: SignedIn,
  field: AccountField,
  { account, parent, circumstances }: AccountWithCircumstances,
): AccountFieldView {
  const { code } = field;
  const marks = parent ?? account;
  const administrator = administratorOf(actor);
  const why = fieldLock(code, administrator, account, parent) ?? null;
  return {
    code,
    ...fieldSource(field, account, parent),
    mayChange: why === null,
    why,
    isHandedDown: marks.inheritedFields.includes(code),
    isChangable: marks.changeableFields.includes(code),
    mayMark: mayMark(code, administrator, account),
    children: childrenView(field, account, circumstances.children),
  };
}

/** Own values that the account hands over don't count. */
function childrenView(
  field: AccountField,
  account: Account,
  children: readonly AccountSummary[],
): AccountFieldView['children'] {
  const active = children.filter(({ isActive }) => isActive);
  const counts = !isHandedDown(field, account) || isChangeable(field, account);
  const own = counts ? active.filter(({ ownCodes }) => ownCodes.includes(field.code)) : [];
  return { total: active.length, own: own.length };
}
