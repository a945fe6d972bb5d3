import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatBreadcrumbs } from '#shared/rules/breadcrumbs.ts';
import { SHELL_TEXTS } from '#shared/texts/shell-texts.ts';
import { PATHS } from '../app/paths.ts';
import { Page } from '../features/application/page.tsx';
import { EmptyState } from '../ui/page-states.tsx';

const TITLE = formatBreadcrumbs([{ name: SHELL_TEXTS.home, url: PATHS.home }, { name: SHELL_TEXTS.catalogue }]);

/** Where every path leads that is no other page (storefront 2). */
export function CataloguePage() {
  return (
    <Page title={TITLE} heading={SHELL_TEXTS.catalogue}>
      <EmptyState
        title={SHELL_TEXTS.catalogueEmpty}
        description={SHELL_TEXTS.catalogueEmptyDetail}
        action={
          <Anchor component={Link} to={PATHS.home}>
            {SHELL_TEXTS.backHome}
          </Anchor>
        }
      />
    </Page>
  );
}
