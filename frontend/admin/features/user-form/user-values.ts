import { type UserChangeBody, usersContract } from '#shared/contracts/users.ts';
import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';
import { typedAmount } from '#shared/rules/base/typed-amount.ts';
import { shownPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { PERMISSION_NAMES, USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { USER_TYPES } from '#shared/texts/admin/users/users-texts.ts';
import type { Permission } from '#shared/values/access.ts';
import { countries } from '#shared/values/countries.ts';
import { offeredUserName } from '#shared/values/people/user-name.ts';
import { type ContractField, contractFields } from '../../../ui/form/contract-fields.ts';
import { formatPhone } from '../../../ui/format/format-phone.ts';
import type { FormRecord } from '../../form/use-record-form.ts';

/** The values of the form as typed, in the order of the fields. */
export type UserValues = ReturnType<typeof valuesOf>;

const valuesOf = (user: FormUser) => ({
  userName: user.userName,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: formatPhone(user.phoneNumber),
  type: String(user.type),
  address1: user.address1,
  address2: user.address2,
  city: user.city,
  country: user.country,
  state: user.state,
  postalCode: shownPostalCode(user.postalCode),
  password: '',
  passwordConfirm: '',
  mayOrder: user.permissions.includes('checkout'),
  active: user.active,
  monthlyLimit: user.monthlyLimit === null ? '' : shownAmount(user.monthlyLimit),
});

type FormUser = Pick<
  UserView,
  | 'userName'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phoneNumber'
  | 'type'
  | 'address1'
  | 'address2'
  | 'city'
  | 'country'
  | 'state'
  | 'postalCode'
  | 'permissions'
  | 'active'
  | 'monthlyLimit'
>;

const BLANK: FormUser = {
  userName: '',
  email: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  type: 0,
  address1: '',
  address2: '',
  city: '',
  country: 'US',
  state: '',
  postalCode: '',
  permissions: ['checkout'],
  active: true,
  monthlyLimit: null,
};

export const userRecord = (user: UserView): FormRecord<UserValues> => ({
  values: valuesOf(user),
  version: user.version,
});

/** A new user like a colleague, but without name, email and password. They may order unless the colleague may not. */
export function newUserRecord(colleague: UserView | undefined, mayChooseType: boolean): FormRecord<UserValues> {
  const { userName, email, firstName, lastName } = BLANK;
  const copied = { ...BLANK, ...colleague, userName, email, firstName, lastName, active: true };
  return { values: valuesOf({ ...copied, type: mayChooseType ? copied.type : 0 }), version: 0 };
}

export const USER_LABELS: Readonly<Record<keyof UserValues, string>> = {
  userName: USER_FORM_TEXTS.userName,
  email: USER_FORM_TEXTS.email,
  firstName: USER_FORM_TEXTS.firstName,
  lastName: USER_FORM_TEXTS.lastName,
  phoneNumber: USER_FORM_TEXTS.phoneNumber,
  type: USER_FORM_TEXTS.type,
  address1: USER_FORM_TEXTS.address1,
  address2: USER_FORM_TEXTS.address2,
  city: USER_FORM_TEXTS.city,
  country: USER_FORM_TEXTS.country,
  state: USER_FORM_TEXTS.state,
  postalCode: USER_FORM_TEXTS.postalCode,
  password: USER_FORM_TEXTS.password,
  passwordConfirm: USER_FORM_TEXTS.passwordConfirm,
  mayOrder: USER_FORM_TEXTS.mayOrder,
  active: USER_FORM_TEXTS.active,
  monthlyLimit: USER_FORM_TEXTS.monthlyLimit,
};

/** Both are needed for a new user without an invitation. */
export const USER_PASSWORDS = ['password', 'passwordConfirm'] as const;

/** The fields that a user can’t be without (admin 5). The user name defaults to the email. */
export const USER_REQUIRED = [
  'email',
  'firstName',
  'lastName',
  'phoneNumber',
  'address1',
  'city',
  'state',
  'postalCode',
] as const;

/** Formats a stored value for the history, such as a phone number or the name of a type. */
export function shownUserValue(field: string, value: string): string {
  if (field === 'phoneNumber') return formatPhone(value);
  if (field === 'postalCode') return shownPostalCode(value);
  if (field === 'monthlyLimit') return `$${shownAmount(Number(value))}`;
  if (field === 'type') return USER_TYPES[value === '1' ? '1' : '0'];
  if (field === 'permissions') return value.split(', ').map(shownPermission).join(', ');
  return field === 'active' ? FORM_TEXTS[value === 'true' ? 'on' : 'off'] : value;
}

const shownPermission = (name: string): string =>
  Object.hasOwn(PERMISSION_NAMES, name) ? PERMISSION_NAMES[name as Permission] : name;

/** The fields of a save. A refusal of the permissions belongs to 'May order', the only one that the form has. */
export const USER_FIELDS_SENT: readonly ContractField[] = contractFields(usersContract.createUser.body).map((field) =>
  field.name === 'permissions' ? { ...field, name: 'mayOrder' } : field,
);

type UserFields = Omit<UserChangeBody, 'version' | 'accountId' | 'userId' | 'id' | 'name'>;

/**
 * The changed fields as a save sends them. All of them have been found valid. `permissions` are those the user has
 * now: the list is sent as a whole.
 */
export function userBody(
  changes: Partial<UserValues>,
  { email: shownEmail }: UserValues,
  permissions: readonly Permission[],
): UserFields {
  const {
    userName,
    email,
    password,
    phoneNumber,
    type,
    mayOrder,
    active,
    monthlyLimit,
    country,
    passwordConfirm: _,
    ...others
  } = changes;
  const kept = permissions.filter((permission) => permission !== 'checkout');
  return {
    ...trimmed(others),
    ...(country !== undefined && { country: countries.find((known) => known === country) }),
    ...(userName !== undefined && { userName: offeredUserName(userName, shownEmail) }),
    ...(email !== undefined && { email: email.trim() }),
    ...(password !== undefined && { password }),
    ...(active !== undefined && { active }),
    ...(phoneNumber !== undefined && { phoneNumber: storedPhoneNumber(phoneNumber) ?? phoneNumber }),
    ...(type !== undefined && { type: type === '1' ? 1 : 0 }),
    ...(mayOrder !== undefined && { permissions: mayOrder ? [...kept, 'checkout'] : kept }),
    ...(monthlyLimit !== undefined && { monthlyLimit: typedAmount(monthlyLimit) ?? null }),
  };
}

const trimmed = <T extends Readonly<Record<string, string | undefined>>>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.trim()])) as T;

/** Formats cents as they are typed: 5,000.00. */
const shownAmount = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
