import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { accountWithWebsites, WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { useNewWebsiteForm } from '../features/website-form/use-website-form.ts';
import { WebsiteForm } from '../features/website-form/website-form.tsx';
import { openAccountsQuery } from '../features/websites/websites-query.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { WEBSITES_PATH, websitePath } from '../frame/website-paths.ts';

const STEPS = [{ name: WEBSITES_TEXTS.title, url: WEBSITES_PATH }];

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A new website (admin 2). The path may name its account, and the form can choose another one. */
export function NewWebsitePage() {
  const { accountId = '' } = useParams();
  const { data, error, refetch } = useQuery(openAccountsQuery);
  if (error && !data) {
    const text = failureText(error, WEBSITES_TEXTS.accountsFailed);
    return <ErrorState level={1} message={text} onRetry={() => void refetch()} />;
  }
  if (!data) return <PageSkeleton />;
  const accounts = data.map(({ id, companyName, websites }) => ({
    value: String(id),
    label: accountWithWebsites(companyName, websites),
  }));
  const isKnown = accounts.some(({ value }) => value === accountId);
  return (
    <AdminPage heading={WEBSITES_TEXTS.newWebsite} steps={STEPS}>
      <NewWebsite key={accountId} accountId={isKnown ? accountId : ''} accounts={accounts} />
    </AdminPage>
  );
}

function NewWebsite({ accountId, accounts }: { readonly accountId: string; readonly accounts: readonly Option[] }) {
  const [created, setCreated] = useState<number>();
  const form = useNewWebsiteForm({ accountId, onCreated: ({ id }) => setCreated(id) });
  if (created !== undefined) return <Navigate to={websitePath(created)} replace />;
  return (
    <WebsiteForm
      form={form}
      accounts={[{ value: '', label: WEBSITES_TEXTS.chooseAccount }, ...accounts]}
      note={WEBSITES_TEXTS.firstIsDefault}
      saveLabel={WEBSITES_TEXTS.create}
    />
  );
}
