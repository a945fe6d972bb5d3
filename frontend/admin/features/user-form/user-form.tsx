import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import panelClasses from '../../../ui/base/panel.module.css';
import { FormColumns } from '../../form/form-columns.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { RecordFormElement } from '../../form/record-form-element.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import type { RecordForm } from '../../form/use-record-form.ts';
import { WhyNot } from '../../form/why-not.tsx';
import { userPath } from '../../frame/user-paths.ts';
import { AbilitiesPanel } from './panels/abilities-panel.tsx';
import { InvitationPanel } from './panels/invitation-panel.tsx';
import { SessionsPanel } from './panels/sessions-panel.tsx';
import { useCandidates } from './use-user-form.ts';
import { UserFields, UserPasswordFields } from './user-fields.tsx';
import type { UserValues } from './user-values.ts';

interface UserFormProps {
  readonly user: UserView;
  readonly form: RecordForm<UserValues>;
  /** Whether nobody may take this user's rights away. */
  readonly isIrreplaceable: boolean;
  /** The history, below the other panels. */
  readonly history: ReactNode;
}

/** The form of a user, with abilities, invitation, sessions and history beside it (admin 5). */
export function UserForm({ user, form, isIrreplaceable, history }: UserFormProps) {
  return (
    <>
      {!user.mayEdit && <WhyNot isFramed>{user.whyNot}</WhyNot>}
      <FormProblems form={form} />
      <FormColumns
        aside={
          <>
            <AbilitiesPanel user={user} />
            <InvitationPanel user={user} />
            <SessionsPanel user={user} />
            {history}
          </>
        }
      >
        <RecordFormElement form={form} label={USER_FORM_TEXTS.details} className={panelClasses['panel']}>
          <UserFields
            form={form}
            userId={user.id}
            typeNote={isIrreplaceable && <LastAdministrator user={user} />}
            password={user.mayEdit && <UserPasswordFields form={form} hint={USER_FORM_TEXTS.keepPassword} />}
          />
        </RecordFormElement>
      </FormColumns>
      <SaveBar form={form} />
    </>
  );
}

/** Says whom to promote before this user can lose their rights. */
function LastAdministrator({ user }: { readonly user: UserView }) {
  const candidates = useCandidates(user, true);
  return (
    <WhyNot>
      {candidates.length > 0 ? USER_FORM_TEXTS.lastAdministrator : USER_FORM_TEXTS.lastAdministratorAlone}{' '}
      {candidates.map(({ id, firstName, lastName }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={userPath(id)}>{`${firstName} ${lastName}`}</Link>
        </span>
      ))}
    </WhyNot>
  );
}
