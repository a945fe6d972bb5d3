import type { FieldError } from '#shared/errors.ts';
import { typedAmount } from '#shared/rules/base/typed-amount.ts';
import { passwordFaults, userFaults } from '#shared/rules/people/user-checks.ts';
import { USER_FIELDS } from '#shared/rules/people/user-fields.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import type { Country } from '#shared/values/countries.ts';
import { offeredUserName } from '#shared/values/people/user-name.ts';
import { ApiError } from '../../../api/api-error.ts';
import { type FieldTexts, textsOfErrors } from '../../../ui/form/field-texts.ts';
import { USER_FIELDS_SENT, type UserValues } from './user-values.ts';

type Texts = FieldTexts<keyof UserValues>;

/** The errors of the changed fields of a user, by the same rule as in the server (admin 5). */
export function userProblems(values: UserValues, changed: readonly string[]): Texts {
  const { email, monthlyLimit, country } = values;
  const userName = offeredUserName(values.userName, email);
  const faults = userFaults(
    { ...values, userName, email: email.trim(), country: country as Country },
    USER_FIELDS.filter((field) => changed.includes(field)),
  );
  const isAmount = monthlyLimit.trim() === '' || typedAmount(monthlyLimit) !== undefined;
  const { userName: nameText, ...texts }: Texts = textsOfErrors(USER_FIELDS_SENT, faults);
  // If the user name is the email, its error is shown only at the email.
  const isTold = values.userName.trim() === '' && texts.email !== undefined;
  return {
    ...texts,
    ...(!isTold && { userName: nameText }),
    ...(!isAmount && { monthlyLimit: USER_FORM_TEXTS.limitInvalid }),
  };
}

/** The errors of a password and its confirmation. None if both are optional and empty. */
export function passwordProblems(values: UserValues, isNeeded: boolean): Texts {
  const { password, passwordConfirm } = values;
  if (!isNeeded && password === '' && passwordConfirm === '') return {};
  const faults: readonly FieldError[] = passwordFaults(password, offeredUserName(values.userName, values.email));
  const confirmed =
    password === passwordConfirm || password === '' ? {} : { passwordConfirm: PASSWORD_TEXTS.userConfirm };
  return { ...textsOfErrors(USER_FIELDS_SENT, faults), ...confirmed };
}

/**
 * A refused creation as the form shows it. A taken email, or a taken user name that is the email, is 'This email is
 * already in use.' (admin 8, decision B308). Other errors stay as they are.
 */
export function creationRefusal(error: unknown, { userName, email }: UserValues): unknown {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return error;
  const isUserNameTheEmail = offeredUserName(userName, email).toLowerCase() === email.trim().toLowerCase();
  const isTaken = ({ path }: FieldError) => path === 'email' || (path === 'username' && isUserNameTheEmail);
  if (!error.fieldErrors.some(isTaken)) return error;
  const message = USER_TEXTS.emailInUse;
  const { status, code } = error;
  return new ApiError(message, { status, code, fieldErrors: [{ path: 'email', message }], cause: error });
}
