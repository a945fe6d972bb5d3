import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { PROFILE_TEXTS } from '#shared/texts/session/profile-texts.ts';
import { PATHS } from '../../../paths.ts';
import { FactList } from '../../../ui/base/fact-list.tsx';
import { Panel } from '../../../ui/base/panel.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { useAskBeforeLeaving } from '../../../ui/form/use-ask-before-leaving.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { toast } from '../../../ui/page/toasts.tsx';
import { PasswordFields } from './password-fields.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonFields } from './person-fields.tsx';
import classes from './profile-form.module.css';
import {
  changeOfPerson,
  hasPasswords,
  isPersonChanged,
  NO_PASSWORDS,
  personOf,
  profileFaults,
  profileSchema,
  type TypedProfile,
} from './profile-values.ts';
import { useSaveProfile } from './use-save-profile.ts';

/**
 * Name, address, phone number and password, with one button. Only what was changed is checked and sent; where nothing
 * was, one goes home without a call (admin 4, 5). The password goes first: its refusal changes nothing (decision B297).
 */
export function ProfileForm({ user }: { readonly user: SignedInUser }) {
  const { account, userName, email } = user;
  const [kept] = useState(() => personOf(user));
  const navigate = useNavigate();
  const { changePassword, changePerson } = useSaveProfile();
  const { form, field, values, problems, isDirty, isPending, focus, change } = useForm({
    schema: profileSchema,
    initial: { ...kept, ...NO_PASSWORDS },
    validate: (typed) => profileFaults(kept, typed, userName),
    submit: save,
  });
  const letGo = useAskBeforeLeaving(isDirty);

  async function save(typed: TypedProfile) {
    const isPasswordChanged = hasPasswords(typed);
    if (isPasswordChanged) {
      await changePassword(typed);
      change(NO_PASSWORDS);
      toast.info(PROFILE_PAGE_TEXTS.othersSignedOut);
    }
    if (isPersonChanged(kept, typed)) await changePerson(changeOfPerson(kept, typed));
    if (isPasswordChanged || isPersonChanged(kept, typed)) toast.success(PROFILE_TEXTS.updated);
    letGo();
    void navigate(PATHS.home);
  }

  return (
    <ActionArea>
      <form {...form} className={classes['form']} aria-label={PROFILE_PAGE_TEXTS.title}>
        <ErrorSummary problems={problems} onChoose={focus} />
        <Panel title={PROFILE_PAGE_TEXTS.who}>
          <FactList
            facts={[
              [PROFILE_PAGE_TEXTS.userName, userName],
              [PROFILE_PAGE_TEXTS.email, email],
              [PROFILE_PAGE_TEXTS.company, account.companyName],
            ]}
          />
        </Panel>
        <Panel title={PROFILE_PAGE_TEXTS.personal}>
          {account.allowEditProfile ? (
            <PersonFields person={values} field={field} onChange={change} />
          ) : (
            <PersonFacts person={kept} />
          )}
        </Panel>
        <Panel title={PROFILE_PAGE_TEXTS.password}>
          <p className={classes['hint']}>{PROFILE_PAGE_TEXTS.passwordHint}</p>
          <PasswordFields userName={userName} field={field} />
        </Panel>
        <Button type="submit" loading={isPending} className={classes['save'] ?? ''}>
          {PROFILE_PAGE_TEXTS.save}
        </Button>
      </form>
    </ActionArea>
  );
}
