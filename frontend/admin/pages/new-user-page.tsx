import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { mayChooseType } from '#shared/rules/people/user-rights.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { newUserOf, USER_FORM_TEXTS } from '#shared/texts/admin/user-form-texts.ts';
import { USER_TEXTS } from '#shared/texts/admin/user-texts.ts';
import { PATHS } from '../../paths.ts';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import { NewUserForm } from '../features/user-form/new-user-form.tsx';
import { nameOf } from '../features/user-form/user-detail.tsx';
import { companyQuery, userQuery } from '../features/user-form/user-queries.ts';
import { WhyNot } from '../form/why-not.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { mayAddUsers } from '../frame/may-add-users.ts';
import { newUserPath, userPath } from '../frame/user-paths.ts';

const STEPS = [{ name: ADMIN_TEXTS.users, url: PATHS.users }];
const NUMBER = /^[1-9]\d{0,8}$/;

/** A new user of an account (admin 2). Level 2 makes users only in its own account; `?copy` names a colleague to copy. */
export function NewUserPage({ user }: { readonly user: SignedInUser }) {
  const { accountId = '' } = useParams();
  const [search] = useSearchParams();
  const copied = search.get('copy') ?? '';
  const [created, setCreated] = useState<number>();
  const isCopy = NUMBER.test(copied);
  const { data: colleague, isPending } = useQuery({ ...userQuery(Number(copied)), enabled: isCopy });
  const { data: company } = useQuery(companyQuery(accountId));
  if (created !== undefined) return <Navigate to={userPath(created)} replace />;
  if (!NUMBER.test(accountId) || (user.level === 2 && Number(accountId) !== user.accountId)) {
    return <Navigate to={newUserPath(user.accountId)} replace />;
  }
  if (isCopy && isPending) return <PageSkeleton />;
  return (
    <AdminPage
      heading={USER_FORM_TEXTS.newUser}
      steps={STEPS}
      detail={newUserOf(company ?? colleague?.companyName, colleague && nameOf(colleague))}
    >
      {mayAddUsers(user, Number(accountId)) ? (
        <NewUserForm
          key={`${accountId} ${copied}`}
          accountId={Number(accountId)}
          colleague={colleague}
          mayChooseType={mayChooseType(user)}
          onCreated={setCreated}
        />
      ) : (
        <WhyNot isFramed>{USER_TEXTS.editDisabled}</WhyNot>
      )}
    </AdminPage>
  );
}
