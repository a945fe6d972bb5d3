import type { FieldError } from '../../errors.ts';
import type { User } from '../../schemas/stored/user.ts';
import { USER_TEXTS } from '../../texts/admin/users/user-texts.ts';
import { ACCOUNT_TEXTS } from '../../texts/session/account-texts.ts';
import { PASSWORD_TEXTS } from '../../texts/session/password-texts.ts';
import { isRequired, PROFILE_TEXTS } from '../../texts/session/profile-texts.ts';
import { userNameFault } from '../../values/people/user-name.ts';
import { storedPhoneNumber } from '../base/phone-number.ts';
import { emailFault } from './email-address.ts';
import { isAcceptablePassword } from './password-rule.ts';
import { type UserField, userFieldName } from './user-fields.ts';
import { addressFaults } from './valid-address.ts';

type Checked = Pick<
  User,
  | 'userName'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phoneNumber'
  | 'address1'
  | 'city'
  | 'state'
  | 'country'
  | 'postalCode'
>;

const ADDRESS_FIELDS: readonly UserField[] = ['address1', 'address2', 'city', 'state', 'country', 'postalCode'];
const REQUIRED = {
  firstName: PROFILE_TEXTS.firstName,
  lastName: PROFILE_TEXTS.lastName,
  address1: PROFILE_TEXTS.address,
  city: PROFILE_TEXTS.city,
  state: USER_TEXTS.state,
} as const;

/**
 * The errors in a user whose `changed` fields an administrator saves (admin 5). Fields that were not touched are not
 * judged, so that an old record does not block another change. An address is judged as a whole.
 */
export function userFaults(user: Checked, changed: readonly UserField[]): FieldError[] {
  const isAddressChanged = changed.some((field) => ADDRESS_FIELDS.includes(field));
  const isJudged = (field: UserField) =>
    changed.includes(field) || (isAddressChanged && ADDRESS_FIELDS.includes(field));
  const faults: [UserField, string | undefined][] = [
    ['userName', userNameText(user.userName)],
    ['email', emailFault(user.email) && USER_TEXTS.emailInvalid],
    ...(['firstName', 'lastName', 'address1', 'city', 'state'] as const).map(
      (field): [UserField, string | undefined] => [
        field,
        user[field].trim() === '' ? isRequired(REQUIRED[field]) : undefined,
      ],
    ),
    ['phoneNumber', storedPhoneNumber(user.phoneNumber) === undefined ? USER_TEXTS.phoneInvalid : undefined],
    ...addressFaults(user).map((field): [UserField, string] => [field, USER_TEXTS.addressInvalid]),
  ];
  const told = new Set<UserField>();
  return faults.flatMap(([field, message]) => {
    if (message === undefined || !isJudged(field) || told.has(field)) return [];
    told.add(field);
    return [{ path: userFieldName(field), message }];
  });
}

/** The errors of a password that an administrator sets (admin 5). */
export function passwordFaults(password: string, userName: string): FieldError[] {
  if (password === '') return [{ path: 'password', message: PASSWORD_TEXTS.required }];
  return isAcceptablePassword(password, userName) ? [] : [{ path: 'password', message: PASSWORD_TEXTS.userRule }];
}

function userNameText(userName: string): string | undefined {
  const fault = userNameFault(userName);
  return fault && ACCOUNT_TEXTS[fault];
}
