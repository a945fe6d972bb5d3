import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordPoints } from './password-points.tsx';
import type { FieldProps } from './use-form.ts';

/** A new password, with the points of the rule that it meets so far (admin 5). */
export function NewPassword({ withAsterisk = true, ...field }: FieldProps & { readonly withAsterisk?: boolean }) {
  return (
    <PasswordField
      {...field}
      label={PROFILE_PAGE_TEXTS.newPassword}
      autoComplete="new-password"
      withAsterisk={withAsterisk}
      description={<PasswordPoints password={field.value} />}
      descriptionProps={{ component: 'div' }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  );
}
