import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';
import { typedAmount } from '#shared/rules/base/typed-amount.ts';
import { emailFault } from '#shared/rules/people/email-address.ts';
import { isAcceptablePassword } from '#shared/rules/people/password-rule.ts';
import { addressFaults } from '#shared/rules/people/valid-address.ts';
import { fieldRequired, USER_FORM_TEXTS } from '#shared/texts/admin/user-form-texts.ts';
import { USER_TEXTS } from '#shared/texts/admin/user-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import type { Country } from '#shared/values/countries.ts';
import { offeredUserName, userNameFault } from '#shared/values/user-name.ts';
import type { FieldTexts } from '../../../ui/form/field-texts.ts';
import { USER_LABELS, type UserValues } from './user-values.ts';

type Texts = FieldTexts<keyof UserValues>;

const REQUIRED = ['firstName', 'lastName', 'address1', 'city', 'state'] as const;
const ADDRESS = ['address1', 'city', 'country', 'state', 'postalCode'] as const;

/** What is wrong with the fields of a user, as the server would say it (admin 5). Only the named fields are looked at. */
export function userProblems(values: UserValues, names: readonly string[]): Texts {
  const isNamed = (name: keyof UserValues) => names.includes(name);
  const all: Texts = {
    userName: userNameProblem(values),
    email: emailFault(values.email.trim()) ? USER_TEXTS.emailInvalid : undefined,
    phoneNumber: storedPhoneNumber(values.phoneNumber) === undefined ? USER_TEXTS.phoneInvalid : undefined,
    monthlyLimit: isAmountOrEmpty(values.monthlyLimit) ? undefined : USER_FORM_TEXTS.limitInvalid,
    ...(ADDRESS.some(isNamed) && addressProblems(values)),
    ...missing(values),
  };
  const looked = ADDRESS.some(isNamed) ? [...names, ...ADDRESS] : names;
  return Object.fromEntries(Object.entries(all).filter(([name]) => looked.includes(name)));
}

/** What is wrong with a password and its confirmation. Nothing if neither is needed nor filled in. */
export function passwordProblems(values: UserValues, isNeeded: boolean): Texts {
  const { password, passwordConfirm } = values;
  if (!isNeeded && password === '' && passwordConfirm === '') return {};
  if (password === '') return { password: USER_TEXTS.passwordRequired };
  const isAcceptable = isAcceptablePassword(password, offeredUserName(values.userName, values.email));
  return {
    password: isAcceptable ? undefined : USER_TEXTS.passwordInvalid,
    passwordConfirm: password === passwordConfirm ? undefined : USER_FORM_TEXTS.passwordsDiffer,
  };
}

function userNameProblem({ userName, email }: UserValues): string | undefined {
  const fault = userNameFault(offeredUserName(userName, email));
  return fault && ACCOUNT_TEXTS[fault];
}

function addressProblems(values: UserValues): Texts {
  const faults = addressFaults({ ...values, country: values.country as Country });
  return Object.fromEntries(faults.map((name) => [name, USER_TEXTS.addressInvalid]));
}

const missing = (values: UserValues): Texts =>
  Object.fromEntries(
    REQUIRED.filter((name) => values[name].trim() === '').map((name) => [name, fieldRequired(USER_LABELS[name])]),
  );

const isAmountOrEmpty = (typed: string): boolean => typed.trim() === '' || typedAmount(typed) !== undefined;
