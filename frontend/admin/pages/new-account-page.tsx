import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import type { AccountChoice } from '#shared/schemas/wire/account-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { underParent } from '#shared/texts/admin/accounts-texts.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { NEW_ACCOUNT_TEXTS } from '#shared/texts/admin/new-account-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { accountChoicesQuery, accountOptions } from '../../order-as/account-choices.ts';
import { PATHS } from '../../paths.ts';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { accountQuery } from '../features/account-form/account-queries.ts';
import { NewAccountForm } from '../features/new-account/new-account-form.tsx';
import { TOP_LEVEL } from '../features/new-account/new-account-values.ts';
import { adminAccountPath, newAccountPath } from '../frame/account-paths.ts';
import { AdminPage } from '../frame/admin-page.tsx';

const STEPS = [{ name: ADMIN_TEXTS.accounts, url: PATHS.accounts }];

/**
 * A new account (admin 2). Level 0 chooses its parent, and under the provider it is a top-level account. Level 1 makes
 * branches of its own account only (admin 6).
 */
export function NewAccountPage({ user }: { readonly user: SignedInUser }) {
  const queryClient = useQueryClient();
  const { parentId = '' } = useParams();
  const { accountId, level } = user;
  const [created, setCreated] = useState<number>();
  const isOwn = parentId === String(accountId);
  const choices = useQuery({ ...accountChoicesQuery(accountId), enabled: level === 0 });
  if (created !== undefined) return <Navigate to={adminAccountPath(created)} replace />;
  if (level === 0 && choices.error && !choices.data) {
    return <ErrorState level={1} message={failureText(choices.error)} onRetry={() => void choices.refetch()} />;
  }
  if (level === 0 && !choices.data) return <PageSkeleton />;
  const parents = choices.data && accountOptions(choices.data.filter(isParent));
  const isKnown = isOwn || parents?.some(({ value }) => value === parentId);
  if (!isKnown) return <Navigate to={newAccountPath(accountId)} replace />;
  const isTopLevel = level === 0 && isOwn;
  return (
    <AdminPage
      heading={level === 0 ? NEW_ACCOUNT_TEXTS.newAccount : NEW_ACCOUNT_TEXTS.newBranch}
      steps={STEPS}
      detail={level !== 0 && underParent(user.account.companyName)}
    >
      <NewAccountForm
        key={parentId}
        parentId={isTopLevel ? TOP_LEVEL : parentId}
        parents={parents}
        onCreated={(account) => {
          queryClient.setQueryData(accountQuery(account.id).queryKey, account);
          setCreated(account.id);
        }}
      />
    </AdminPage>
  );
}

/** Branches have no branches of their own. */
const isParent = ({ parentId }: AccountChoice): boolean => parentId === null;
