import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { NewPassword } from '../../../ui/form/new-password.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import type { FieldProps } from '../../../ui/form/use-form.ts';
import { UserNameForBrowser } from '../../../ui/form/user-name-for-browser.tsx';
import classes from './profile-form.module.css';
import type { TypedPasswords } from './profile-values.ts';

interface PasswordFieldsProps {
  readonly userName: string;
  readonly field: (name: keyof TypedPasswords) => FieldProps;
}

/** The current password and a new one, typed twice. */
export function PasswordFields({ userName, field }: PasswordFieldsProps) {
  return (
    <div className={classes['passwords']}>
      <UserNameForBrowser userName={userName} />
      <PasswordField
        {...field('currentPassword')}
        label={PROFILE_PAGE_TEXTS.currentPassword}
        autoComplete="current-password"
      />
      <NewPassword {...field('newPassword')} withAsterisk={false} />
      <PasswordField
        {...field('confirmPassword')}
        label={PROFILE_PAGE_TEXTS.confirmPassword}
        autoComplete="new-password"
      />
    </div>
  );
}
