import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { readFailure } from '../../api/read-failure.ts';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { HistoryPanel } from '../features/history/history-panel.tsx';
import { historyQuery } from '../features/history/history-queries.ts';
import { useChangeAuthors } from '../features/history/use-change-authors.ts';
import { RemovedWebsite } from '../features/website-form/removed-website.tsx';
import { useWebsiteForm } from '../features/website-form/use-website-form.ts';
import { WebsiteActions } from '../features/website-form/website-actions.tsx';
import { WebsiteCheckPanel } from '../features/website-form/website-check-panel.tsx';
import { WebsiteForm } from '../features/website-form/website-form.tsx';
import { WebsiteOwner } from '../features/website-form/website-owner.tsx';
import { websiteCheckQuery, websiteQuery } from '../features/website-form/website-queries.ts';
import { shownWebsiteValue, WEBSITE_HISTORY_LABELS } from '../features/website-form/website-values.ts';
import { ChangeAuthorsProvider } from '../form/form-field.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { WEBSITES_PATH } from '../frame/website-paths.ts';

const STEPS = [{ name: WEBSITES_TEXTS.title, url: WEBSITES_PATH }];

/** A website with its check and its history, by number (admin 2). An unknown number leads to the list. */
export function WebsitePage() {
  const { id = '' } = useParams();
  const isNumber = /^[1-9]\d{0,8}$/.test(id);
  const { data: website, error, refetch } = useQuery({ ...websiteQuery(Number(id)), enabled: isNumber });
  if (website) return <ShownWebsite key={website.id} website={website} />;
  const failure = isNumber ? readFailure(error) : 'missing';
  if (failure === 'missing') {
    return (
      <RedirectWithMessage message={WEBSITES_TEXTS.unknown} sought={id} to={WEBSITES_PATH}>
        <PageSkeleton />
      </RedirectWithMessage>
    );
  }
  if (failure === 'failed') {
    const text = failureText(error, WEBSITES_TEXTS.loadFailed);
    return <ErrorState level={1} message={text} onRetry={() => void refetch()} />;
  }
  return <PageSkeleton />;
}

function ShownWebsite({ website }: { readonly website: WebsiteView }) {
  const queryClient = useQueryClient();
  const [removal, setRemoval] = useState<string>();
  const id = String(website.id);
  const readAgain = () => {
    void queryClient.invalidateQueries(historyQuery('website', id));
    void queryClient.invalidateQueries(websiteCheckQuery(website.id));
  };
  const form = useWebsiteForm(website, readAgain);
  const authorOf = useChangeAuthors('website', id, form.conflicts);
  const { accountId, companyName } = website;
  return (
    <AdminPage
      heading={website.name}
      steps={STEPS}
      detail={<WebsiteOwner website={website} />}
      actions={removal === undefined && <WebsiteActions website={website} onRemoved={setRemoval} />}
    >
      {removal === undefined ? (
        <ChangeAuthorsProvider value={(name) => authorOf(name.charAt(0).toUpperCase() + name.slice(1))}>
          <WebsiteForm
            form={form}
            accounts={[{ value: String(accountId), label: companyName }]}
            websiteId={website.id}
            note={WEBSITES_TEXTS.defaultNote}
            aside={
              <>
                <WebsiteCheckPanel id={website.id} />
                <HistoryPanel
                  kind="website"
                  id={id}
                  labels={WEBSITE_HISTORY_LABELS}
                  shown={shownWebsiteValue}
                  mayRestore
                  onRestored={() => queryClient.invalidateQueries(websiteQuery(website.id))}
                />
              </>
            }
          />
        </ChangeAuthorsProvider>
      ) : (
        <RemovedWebsite
          entry={removal}
          onRestored={() => {
            setRemoval(undefined);
            readAgain();
          }}
        />
      )}
    </AdminPage>
  );
}
