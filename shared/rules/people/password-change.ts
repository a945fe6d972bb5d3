import type { FieldError } from '../../errors.ts';
import { PASSWORD_TEXTS } from '../../texts/session/password-texts.ts';
import { isAcceptablePassword, pointsOfPassword } from './password-rule.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The errors in a new password of one's own. The path is the field's name on the wire. */
export function newPasswordErrors(path: string, password: string, userName: string): FieldError[] {
  if (isAcceptablePassword(password, userName)) return [];
  const followsRule = pointsOfPassword(password).every(({ isMet }) => isMet);
  return [{ path, message: followsRule ? PASSWORD_TEXTS.isUserName : PASSWORD_TEXTS.newRule }];
}

/**
 * The errors in a change of one's own password, in the order of admin 5. Whether the current password is right is
 * for the server to say.
 */
export function passwordChangeErrors(
  { currentPassword, newPassword, confirmPassword }: PasswordChange,
  userName: string,
): FieldError[] {
  const isSame = newPassword.normalize('NFKC') === currentPassword.normalize('NFKC');
  const errors = [
    currentPassword === '' && { path: 'CurrentPassword', message: PASSWORD_TEXTS.currentRequired },
    newPassword !== '' && isSame && { path: 'NewPassword', message: PASSWORD_TEXTS.sameAsCurrent },
    ...newPasswordErrors('NewPassword', newPassword, userName),
    newPassword !== confirmPassword && { path: 'ConfirmPassword', message: PASSWORD_TEXTS.changeConfirm },
  ];
  return errors.filter((error) => error !== false);
}
