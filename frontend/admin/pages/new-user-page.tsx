import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { mayChooseType } from '#shared/rules/people/user-rights.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { newUserOf, USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import {
  type AccountOption,
  accountChoicesQuery,
  accountOptions,
  withOwnAccount,
} from '../../order-as/account-choices.ts';
import { PATHS } from '../../paths.ts';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import { NewUserForm } from '../features/user-form/new-user-form.tsx';
import { nameOf } from '../features/user-form/user-detail.tsx';
import { permissionsQuery, userQuery } from '../features/user-form/user-queries.ts';
import { WhyNot } from '../form/why-not.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { mayAddUsers } from '../frame/may-add-users.ts';
import { newUserPath, userPath } from '../frame/user-paths.ts';

const STEPS = [{ name: ADMIN_TEXTS.users, url: PATHS.users }];
const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * A new user of an account (admin 2). The path names the account, and the form can choose another one. Level 2 makes
 * users only in its own account; `?copy` names a colleague to copy.
 */
export function NewUserPage({ user }: { readonly user: SignedInUser }) {
  const { accountId: named = '' } = useParams();
  const [search] = useSearchParams();
  const copied = search.get('copy') ?? '';
  const [created, setCreated] = useState<number>();
  const [chosen, setChosen] = useState<string>();
  const isCopy = NUMBER.test(copied);
  usePrefetchQuery(permissionsQuery);
  const { data: colleague, isPending } = useQuery({ ...userQuery(Number(copied)), enabled: isCopy });
  const { data: choices = [] } = useQuery(accountChoicesQuery(user.accountId));
  const accounts = withOwnAccount(user, accountOptions(choices));
  const accountId = chosen ?? named;
  if (created !== undefined) return <Navigate to={userPath(created)} replace />;
  if (!NUMBER.test(accountId) || (user.level === 2 && Number(accountId) !== user.accountId)) {
    return <Navigate to={newUserPath(user.accountId)} replace />;
  }
  if (isCopy && isPending) return <PageSkeleton />;
  return (
    <AdminPage
      heading={USER_FORM_TEXTS.newUser}
      steps={STEPS}
      detail={newUserOf(nameIn(accounts, accountId) ?? colleague?.companyName, colleague && nameOf(colleague))}
    >
      {mayAddUsers(user, Number(accountId)) ? (
        <NewUserForm
          key={`${named} ${copied}`}
          accountId={Number(accountId)}
          accounts={accounts}
          onAccount={setChosen}
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

const nameIn = (accounts: readonly AccountOption[], accountId: string): string | undefined =>
  accounts.find(({ value }) => value === accountId)?.label;
