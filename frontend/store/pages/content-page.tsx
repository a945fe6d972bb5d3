import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { DRAFT_PARAM } from '#shared/rules/content/draft-links.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CONTENT_PAGE_TEXTS } from '#shared/texts/content/contact-texts.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { readFailure } from '../../api/read-failure.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { Pill } from '../../ui/base/pill.tsx';
import { PageText } from '../../ui/content/page-text.tsx';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { contentPageQuery } from '../features/content/content-queries.ts';

/** A page that the account has written, found by its slug (storefront 2). A draft link shows a page that is not active yet. */
export function ContentPage() {
  const { pagename = '' } = useParams();
  const [search] = useSearchParams();
  const { data: page, error, refetch } = useQuery(contentPageQuery(pagename, search.get(DRAFT_PARAM)));
  if (!page) {
    const failure = readFailure(error);
    if (failure === 'missing') return <NoSuchPage slug={pagename} />;
    if (failure !== 'failed') return <PageSkeleton />;
    const message = failureText(error, CONTENT_PAGE_TEXTS.unableToLoad);
    const wayOut = (
      <Button component={Link} to={PATHS.home} variant="default">
        {SHELL_TEXTS.backHome}
      </Button>
    );
    return <ErrorState level={1} message={message} onRetry={() => void refetch()} wayOut={wayOut} />;
  }
  const title = formatBreadcrumbs([{ name: SHELL_TEXTS.home, url: PATHS.home }, { name: page.title }]);
  return (
    <PageFrame title={title} heading={page.title}>
      {!page.active && <Pill tone="warn">{CONTENT_PAGE_TEXTS.draft}</Pill>}
      <PageText html={page.text} />
    </PageFrame>
  );
}

/** Says so, and goes home (storefront 2). */
const NoSuchPage = ({ slug }: { readonly slug: string }) => (
  <RedirectWithMessage message={CONTENT_TEXTS.noSuchPage} sought={slug} to={PATHS.home}>
    <PageSkeleton />
  </RedirectWithMessage>
);
