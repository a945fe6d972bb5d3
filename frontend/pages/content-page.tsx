import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { formatBreadcrumbs } from '#shared/rules/breadcrumbs.ts';
import { CONTENT_PAGE_TEXTS } from '#shared/texts/contact-texts.ts';
import { CONTENT_TEXTS } from '#shared/texts/content-texts.ts';
import { SHELL_TEXTS } from '#shared/texts/shell-texts.ts';
import { ApiError } from '../api/api-error.ts';
import { PATHS } from '../app/paths.ts';
import { Page } from '../features/application/page.tsx';
import { contentPageQuery } from '../features/content/content-queries.ts';
import { PageText } from '../features/content/page-text.tsx';
import { ErrorState, PageSkeleton } from '../ui/page-states.tsx';
import { toast } from '../ui/toasts.tsx';

/** A page that the account has written, found by its slug (storefront 2). */
export function ContentPage() {
  const { pagename = '' } = useParams();
  const { data: page, error, refetch } = useQuery(contentPageQuery(pagename));
  if (!page && error instanceof ApiError && error.code === 'not_found') return <NoSuchPage />;
  if (!page && error) {
    return <ErrorState level={1} message={CONTENT_PAGE_TEXTS.unableToLoad} onRetry={() => void refetch()} />;
  }
  if (!page) return <PageSkeleton />;
  const title = formatBreadcrumbs([{ name: SHELL_TEXTS.home, url: PATHS.home }, { name: page.title }]);
  return (
    <Page title={title} heading={page.title}>
      <PageText html={page.text} />
    </Page>
  );
}

/** Says so, and goes home. */
function NoSuchPage() {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    toast.error(CONTENT_TEXTS.noSuchPage);
    void navigate(PATHS.home, { replace: true });
  }, [navigate]);
  return <PageSkeleton />;
}
