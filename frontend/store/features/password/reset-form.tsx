import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { profileContract } from '#shared/contracts/profile.ts';
import { newPasswordErrors } from '#shared/rules/people/password-change.ts';
import { PASSWORD_PAGE_TEXTS } from '#shared/texts/session/password-page-texts.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { PROFILE_TEXTS } from '#shared/texts/session/profile-texts.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { profileApi } from '../../../api/groups/profile-api.ts';
import { FactList } from '../../../ui/base/fact-list.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { NewPassword } from '../../../ui/form/new-password.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { UserNameForBrowser } from '../../../ui/form/user-name-for-browser.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { type KeptReset, refusalOf } from './kept-reset.ts';
import classes from './password-form.module.css';

interface ResetFormProps {
  readonly reset: KeptReset;
  readonly user: Output<(typeof profileContract)['validatePasswordReset']>;
  readonly onDone: () => void;
  /** The link is good for nothing any more, and the text says why. */
  readonly onRefused: (text: string) => void;
}

const schema = z.object({
  password: profileContract.resetPassword.body.shape.password,
  /** It stays in the page. */
  confirmPassword: profileContract.resetPassword.body.shape.password,
});

/** A new password, typed twice (admin 5). */
export function ResetForm({ reset, user, onDone, onRefused }: ResetFormProps) {
  const { mutateAsync } = useMutation({
    mutationFn: (password: string) => profileApi.resetPassword({ body: { ...reset, password } }),
    meta: { hasForm: true },
    onError(error) {
      const refusal = refusalOf(error);
      if (refusal !== undefined) onRefused(refusal);
    },
  });
  const { form, field, problems, isPending, focus } = useForm({
    schema,
    initial: { password: '', confirmPassword: '' },
    validate: ({ password, confirmPassword }) => ({
      password: newPasswordErrors('password', password, user.userName)[0]?.message,
      confirmPassword: password === confirmPassword ? undefined : PASSWORD_TEXTS.resetConfirm,
    }),
    async submit({ password }) {
      await mutateAsync(password);
      onDone();
    },
  });
  return (
    <ActionArea>
      <form {...form} className={classes['form']} aria-label={PASSWORD_PAGE_TEXTS.resetTitle}>
        <ErrorSummary problems={problems} onChoose={focus} />
        <FactList
          facts={[
            [PROFILE_TEXTS.firstName, user.firstName],
            [PROFILE_TEXTS.lastName, user.lastName],
            [PROFILE_PAGE_TEXTS.userName, user.userName],
          ]}
        />
        <UserNameForBrowser userName={user.userName} />
        <NewPassword {...field('password')} />
        <PasswordField
          {...field('confirmPassword')}
          label={PROFILE_PAGE_TEXTS.confirmPassword}
          autoComplete="new-password"
          withAsterisk
        />
        <div className={classes['actions']}>
          <Button type="submit" loading={isPending}>
            {PASSWORD_PAGE_TEXTS.save}
          </Button>
        </div>
      </form>
    </ActionArea>
  );
}
