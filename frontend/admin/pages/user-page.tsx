import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { readFailure } from '../../api/read-failure.ts';
import { PATHS } from '../../paths.ts';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { HistoryPanel } from '../features/history/history-panel.tsx';
import { historyQuery } from '../features/history/history-queries.ts';
import { useChangeAuthors } from '../features/history/use-change-authors.ts';
import { useIsIrreplaceable, useUserForm } from '../features/user-form/use-user-form.ts';
import { UserActions } from '../features/user-form/user-actions.tsx';
import { Initials, nameOf, UserDetail } from '../features/user-form/user-detail.tsx';
import { UserForm } from '../features/user-form/user-form.tsx';
import { permissionsQuery, userQuery } from '../features/user-form/user-queries.ts';
import { shownUserValue, USER_LABELS } from '../features/user-form/user-values.ts';
import { ChangeAuthorsProvider } from '../form/form-field.tsx';
import { AdminPage } from '../frame/admin-page.tsx';

const STEPS = [{ name: ADMIN_TEXTS.users, url: PATHS.users }];

/** A user, by number (admin 2). An unknown number leads to the list. */
export function UserPage() {
  const { id = '' } = useParams();
  const isNumber = /^[1-9]\d{0,8}$/.test(id);
  // The form needs both, and they are read at the same time.
  usePrefetchQuery(permissionsQuery);
  const { data: user, error, refetch } = useQuery({ ...userQuery(Number(id)), enabled: isNumber });
  if (user) return <ShownUser key={user.id} user={user} />;
  const failure = isNumber ? readFailure(error) : 'missing';
  if (failure === 'missing') {
    return (
      <RedirectWithMessage message={USER_FORM_TEXTS.unknown} sought={id} to={PATHS.users}>
        <PageSkeleton />
      </RedirectWithMessage>
    );
  }
  if (failure === 'failed') {
    const text = failureText(error, USER_FORM_TEXTS.failed);
    return <ErrorState level={1} message={text} onRetry={() => void refetch()} />;
  }
  return <PageSkeleton />;
}

function ShownUser({ user }: { readonly user: UserView }) {
  const queryClient = useQueryClient();
  const id = String(user.id);
  const isIrreplaceable = useIsIrreplaceable(user);
  const form = useUserForm(user, isIrreplaceable, () => {
    void queryClient.invalidateQueries(historyQuery('user', id));
    void queryClient.invalidateQueries({ queryKey: ['users'] });
  });
  const authorOf = useChangeAuthors('user', id, form.conflicts);
  return (
    <AdminPage
      heading={nameOf(user)}
      steps={STEPS}
      lead={<Initials user={user} />}
      detail={<UserDetail user={user} />}
      actions={<UserActions user={user} form={form} isIrreplaceable={isIrreplaceable} />}
    >
      <ChangeAuthorsProvider value={authorOf}>
        <UserForm
          user={user}
          form={form}
          isIrreplaceable={isIrreplaceable}
          history={
            <HistoryPanel
              kind="user"
              id={id}
              labels={HISTORY_LABELS}
              shown={shownUserValue}
              mayRestore={user.mayEdit}
              onRestored={() => queryClient.invalidateQueries(userQuery(user.id))}
            />
          }
        />
      </ChangeAuthorsProvider>
    </AdminPage>
  );
}

const HISTORY_LABELS = { ...USER_LABELS, permissions: USER_FORM_TEXTS.permissions };
