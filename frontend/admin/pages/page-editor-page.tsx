import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import type { PageView } from '#shared/contracts/content-views.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { PAGE_FORM_TEXTS, PAGE_TEXTS, PAGES_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { newUserOf } from '#shared/texts/admin/users/user-form-texts.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { readFailure } from '../../api/read-failure.ts';
import { PATHS } from '../../paths.ts';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { useAccountName } from '../account-choice/use-account-name.ts';
import { HistoryPanel } from '../features/history/history-panel.tsx';
import { historyQuery } from '../features/history/history-queries.ts';
import { useChangeAuthors } from '../features/history/use-change-authors.ts';
import { PageActions } from '../features/page-editor/page-actions.tsx';
import { PageDetail } from '../features/page-editor/page-detail.tsx';
import { PageForm } from '../features/page-editor/page-form.tsx';
import { pageQuery } from '../features/page-editor/page-queries.ts';
import { PAGE_LABELS, shownPageValue } from '../features/page-editor/page-values.ts';
import { useNewPageForm, usePageForm, useRenewPages } from '../features/page-editor/use-page-form.ts';
import { ChangeAuthorsProvider } from '../form/form-field.tsx';
import { RemovedNote } from '../form/removed-note.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { newPagePath, PAGES_PATH, pageEditorPath } from '../frame/content-paths.ts';

interface PageProps {
  readonly user: SignedInUser;
}

/** The list is for levels 0 and 1; a page of level 2 stands below the home (admin 6). */
const stepsFor = ({ level }: SignedInUser) => (level === 2 ? [] : [{ name: PAGE_TEXTS.pages, url: PAGES_PATH }]);
const listFor = ({ level }: SignedInUser): string => (level === 2 ? PATHS.admin : PAGES_PATH);

/** The editor of a page (admin 2). An unknown page leads to the list. */
export function PageEditorPage({ user }: PageProps) {
  const { id = '' } = useParams();
  const [removed, setRemoved] = useState<{ readonly title: string; readonly historyEntry: string }>();
  const renew = useRenewPages();
  const { data: page, error, refetch } = useQuery({ ...pageQuery(id), enabled: removed === undefined });
  if (removed) {
    return (
      <AdminPage heading={removed.title} steps={stepsFor(user)}>
        <RemovedNote
          text={PAGE_TEXTS.removed}
          historyEntry={removed.historyEntry}
          onRestored={() => {
            setRemoved(undefined);
            renew();
          }}
        />
      </AdminPage>
    );
  }
  if (page?.editing) {
    const handleRemoved = (historyEntry: string) => setRemoved({ title: page.title, historyEntry });
    return <ShownPage key={page.id} page={page} user={user} onRemoved={handleRemoved} />;
  }
  const failure = page ? 'missing' : readFailure(error);
  if (failure === 'missing') {
    return (
      <RedirectWithMessage message={CONTENT_TEXTS.noSuchPage} sought={id} to={listFor(user)}>
        <PageSkeleton />
      </RedirectWithMessage>
    );
  }
  if (failure === 'failed') {
    const text = failureText(error, PAGE_FORM_TEXTS.failed);
    return <ErrorState level={1} message={text} onRetry={() => void refetch()} />;
  }
  return <PageSkeleton />;
}

interface ShownPageProps extends PageProps {
  readonly page: PageView;
  readonly onRemoved: (historyEntry: string) => void;
}

function ShownPage({ page, user, onRemoved }: ShownPageProps) {
  const queryClient = useQueryClient();
  const { id, accountId, editing } = page;
  const form = usePageForm(page, () => void queryClient.invalidateQueries(historyQuery('page', id)));
  const authorOf = useChangeAuthors('page', id, form.conflicts);
  return (
    <AdminPage
      heading={page.title}
      steps={stepsFor(user)}
      detail={<PageDetail page={page} />}
      actions={<PageActions page={page} isShownHere={accountId === user.account.id} onRemoved={onRemoved} />}
    >
      <ChangeAuthorsProvider value={authorOf}>
        <PageForm
          form={form}
          accountId={accountId}
          editing={editing}
          history={
            <HistoryPanel
              kind="page"
              id={id}
              labels={PAGE_LABELS}
              shown={shownPageValue}
              mayRestore
              onRestored={() => queryClient.invalidateQueries(pageQuery(id))}
            />
          }
        />
      </ChangeAuthorsProvider>
    </AdminPage>
  );
}

const NUMBER = /^[1-9]\d{0,8}$/;

/** A new page of an account (admin 2). Only the provider chooses another account than the own one by its path (admin 6). */
export function NewPagePage({ user }: PageProps) {
  const { accountId = '' } = useParams();
  const [created, setCreated] = useState<string>();
  if (created !== undefined) return <Navigate to={pageEditorPath(created)} replace />;
  if (!NUMBER.test(accountId)) return <Navigate to={newPagePath(user.accountId)} replace />;
  return <NewPage key={accountId} accountId={Number(accountId)} user={user} onCreated={setCreated} />;
}

interface NewPageProps extends PageProps {
  readonly accountId: number;
  readonly onCreated: (id: string) => void;
}

function NewPage({ accountId, user, onCreated }: NewPageProps) {
  const form = useNewPageForm(accountId, onCreated);
  const companyName = useAccountName(user, accountId);
  return (
    <AdminPage heading={PAGES_TEXTS.newPage} steps={stepsFor(user)} detail={newUserOf(companyName, undefined)}>
      <PageForm form={form} accountId={accountId} />
    </AdminPage>
  );
}
