import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { profileContract } from '#shared/contracts/profile.ts';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { PASSWORD_PAGE_TEXTS } from '#shared/texts/session/password-page-texts.ts';
import { PASSWORD_TEXTS, supportContact } from '#shared/texts/session/password-texts.ts';
import { profileApi } from '../../../api/groups/profile-api.ts';
import { useApplication } from '../../../application/application-query.ts';
import { PATHS } from '../../../paths.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { formatPhone } from '../../../ui/format/format-phone.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import classes from './password-form.module.css';

/**
 * Asks for a user name and thanks, whether there is such a user or not. Afterwards one is home, where the login is
 * (admin 8).
 */
export function ReminderForm() {
  const { contactEmail, contactPhone } = useApplication();
  const { alert } = useDialogs();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation({
    mutationFn: (username: string) => profileApi.remindPassword({ query: { username } }),
  });
  const { form, field, isPending } = useForm({
    schema: profileContract.remindPassword.query,
    initial: { username: '' },
    missing: { username: PASSWORD_PAGE_TEXTS.userNameMissing },
    validate: ({ username }) => ({ username: username.trim() ? undefined : PASSWORD_PAGE_TEXTS.userNameMissing }),
    async submit({ username }) {
      await mutateAsync(username.trim());
      await alert({
        title: PASSWORD_PAGE_TEXTS.checkEmail,
        message: (
          <>
            <p>{PASSWORD_TEXTS.reminderSent}</p>
            {(contactEmail || contactPhone) && <p>{supportContact(contactEmail, formatPhone(contactPhone))}</p>}
          </>
        ),
      });
      void navigate(PATHS.home, { replace: true });
    },
  });
  return (
    <ActionArea>
      <form {...form} className={classes['form']} aria-label={PASSWORD_PAGE_TEXTS.remindTitle}>
        <TextInput
          {...field('username')}
          label={LOGIN_TEXTS.userName}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={classes['actions']}>
          <Button type="submit" loading={isPending}>
            {PASSWORD_PAGE_TEXTS.send}
          </Button>
          <Link to={PATHS.home}>{PASSWORD_PAGE_TEXTS.backToLogin}</Link>
        </div>
      </form>
    </ActionArea>
  );
}
