import { Button } from '@mantine/core';
import IconArrowsDiff from '@tabler/icons-react/icons/IconArrowsDiff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ACCOUNT_FORM_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { COMPARE_TEXTS } from '#shared/texts/admin/account-form/compare-texts.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { readFailure } from '../../api/read-failure.ts';
import { PATHS } from '../../paths.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { AccountDetail } from '../features/account-form/account-detail.tsx';
import { AccountForm } from '../features/account-form/account-form.tsx';
import { accountQuery } from '../features/account-form/account-queries.ts';
import { useComparison } from '../features/account-form/compare/use-comparison.ts';
import { ContentLinks } from '../features/account-form/content-links.tsx';
import { CustomersSection } from '../features/account-form/customers/customers-section.tsx';
import { OrderAsButton } from '../features/account-form/order-as-button.tsx';
import { PricePanel } from '../features/account-form/price/price-panel.tsx';
import { useAccountForm } from '../features/account-form/use-account-form.ts';
import { HISTORY_LABELS, historyPathOf, shownInHistory } from '../features/account-form/values/shown-history.ts';
import { HistoryPanel } from '../features/history/history-panel.tsx';
import { historyQuery } from '../features/history/history-queries.ts';
import { useChangeAuthors } from '../features/history/use-change-authors.ts';
import { tellOfSave } from '../features/saved-account/last-save.ts';
import { ChangeAuthorsProvider } from '../form/form-field.tsx';
import { AdminPage } from '../frame/admin-page.tsx';

// Loaded separately with the account choice, which few visits need.
const CompareBar = lazy(async () => ({
  default: (await import('../features/account-form/compare/compare-bar.tsx')).CompareBar,
}));

const STEPS = [{ name: ADMIN_TEXTS.accounts, url: PATHS.accounts }];

/** Level 2 has no list of accounts (admin 4, 6). */
const listFor = ({ level }: SignedInUser): string => (level === 2 ? PATHS.admin : PATHS.accounts);

/** An account with all its settings, by number (admin 2). An unknown number leads to the list. */
export function AccountPage({ user }: { readonly user: SignedInUser }) {
  const { id = '' } = useParams();
  const isNumber = /^[1-9]\d{0,8}$/.test(id);
  const { data: view, error, refetch } = useQuery({ ...accountQuery(Number(id)), enabled: isNumber });
  if (view) return <ShownAccount key={view.id} view={view} user={user} />;
  const failure = isNumber ? readFailure(error) : 'missing';
  if (failure === 'missing') {
    return (
      <RedirectWithMessage message={ACCOUNT_FORM_TEXTS.unknown} sought={id} to={listFor(user)}>
        <PageSkeleton />
      </RedirectWithMessage>
    );
  }
  if (failure === 'failed') {
    const text = failureText(error, ACCOUNT_FORM_TEXTS.loadFailed);
    return <ErrorState level={1} message={text} onRetry={() => void refetch()} />;
  }
  return <PageSkeleton />;
}

interface ShownAccountProps {
  readonly view: AccountView;
  readonly user: SignedInUser;
}

function ShownAccount({ view, user }: ShownAccountProps) {
  const queryClient = useQueryClient();
  const [isSaved, setIsSaved] = useState(false);
  const id = String(view.id);
  const form = useAccountForm(view, (made) => {
    tellOfSave(queryClient, { ...made, id: view.id, companyName: made.sent.companyName ?? view.companyName });
    void queryClient.invalidateQueries(historyQuery('account', id));
    void queryClient.invalidateQueries({ queryKey: ['accounts'] });
    setIsSaved(true);
  });
  const comparison = useComparison(view.id);
  // Level 2 has no other account (admin 6).
  const mayCompare = user.level < 2;
  const authorOf = useChangeAuthors('account', id, form.conflicts);
  if (isSaved) return <Navigate to={listFor(user)} />;
  return (
    <AdminPage
      heading={view.companyName}
      steps={user.level === 2 ? [] : STEPS}
      detail={<AccountDetail view={view} mayOpenParent={user.level < 2} />}
      actions={
        mayCompare && (
          <>
            <OrderAsButton view={view} user={user} />
            <Button
              variant="default"
              size="xs"
              aria-keyshortcuts="v"
              leftSection={<IconArrowsDiff size={16} stroke={1.8} aria-hidden />}
              rightSection={<KeyCaps keys="v" />}
              onClick={comparison.start}
            >
              {COMPARE_TEXTS.compare}
            </Button>
          </>
        )
      }
    >
      <ChangeAuthorsProvider value={(name) => authorOf(historyPathOf(name))}>
        <AccountForm
          view={view}
          form={form}
          comparison={comparison}
          {...(mayCompare && {
            compareBar: (
              <Suspense fallback={null}>
                <CompareBar user={user} comparison={comparison} />
              </Suspense>
            ),
          })}
          {...(user.level === 0 && { customers: <CustomersSection accountId={view.id} /> })}
          price={(settings, onSetting) => (
            <PricePanel
              accountId={view.id}
              version={view.version}
              parentName={view.parentName}
              settings={settings}
              onSetting={onSetting}
            />
          )}
          aside={
            <>
              {user.level < 2 && <ContentLinks accountId={view.id} />}
              <HistoryPanel
                kind="account"
                id={id}
                labels={HISTORY_LABELS}
                shown={(field, value) => shownInHistory(field, value, view.websites)}
                mayRestore={view.fields.some(({ mayChange }) => mayChange)}
                onRestored={() => queryClient.invalidateQueries(accountQuery(view.id))}
              />
            </>
          }
        />
      </ChangeAuthorsProvider>
    </AdminPage>
  );
}
