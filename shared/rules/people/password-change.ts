import type { FieldError } from '../../errors.ts';
import { PASSWORD_TEXTS } from '../../texts/session/password-texts.ts';
import { isAcceptablePassword } from './password-rule.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/**
 * What is wrong with a change of one's own password, in the order of admin 5. Whether the current password is right is
 * for the server to say.
 */
export function passwordChangeErrors(
  { currentPassword, newPassword, confirmPassword }: PasswordChange,
  userName: string,
): FieldError[] {
  const isSame = newPassword.normalize('NFKC') === currentPassword.normalize('NFKC');
  const errors = [
    currentPassword === '' && { path: 'CurrentPassword', message: PASSWORD_TEXTS.currentMissing },
    newPassword !== '' && isSame && { path: 'NewPassword', message: PASSWORD_TEXTS.sameAsCurrent },
    !isAcceptablePassword(newPassword, userName) && { path: 'NewPassword', message: PASSWORD_TEXTS.rule },
    newPassword !== confirmPassword && { path: 'ConfirmPassword', message: PASSWORD_TEXTS.notMatching },
  ];
  return errors.filter((error) => error !== false);
}
