import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { CATALOGUE_IMPORT_TEXTS, catalogueKindName } from '#shared/texts/imports/catalogue-import-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { readFailure } from '../../api/read-failure.ts';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { catalogueImportQuery } from '../features/catalogue-imports/catalogue-import-queries.ts';
import { CatalogueImportDetail } from '../features/catalogue-imports/detail/import-detail.tsx';
import { importName } from '../features/catalogue-imports/import-name.ts';
import { CatalogueImportState } from '../features/catalogue-imports/import-state.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { CATALOGUE_PATH } from '../frame/catalogue-paths.ts';

const STEPS = [{ name: ADMIN_TEXTS.catalogue, url: CATALOGUE_PATH }];

/** An import of the catalogue, from its first row to its report. An unknown one leads to the list. */
export function CatalogueImportPage() {
  const { id = '' } = useParams();
  const isId = /^[a-z0-9-]{1,80}$/.test(id);
  const { data: view, error, refetch } = useQuery({ ...catalogueImportQuery(id), enabled: isId });
  if (view) {
    return (
      <AdminPage
        key={view.id}
        heading={importName(view)}
        steps={STEPS}
        detail={
          <>
            {[...new Set(view.files.map(({ kind }) => catalogueKindName(kind)))].join(', ')}
            {'\u2002'}
            <CatalogueImportState state={view.state} />
          </>
        }
      >
        <CatalogueImportDetail view={view} />
      </AdminPage>
    );
  }
  const failure = isId ? readFailure(error) : 'missing';
  if (failure === 'missing') {
    return (
      <RedirectWithMessage message={CATALOGUE_IMPORT_TEXTS.unknown} sought={id} to={CATALOGUE_PATH}>
        <PageSkeleton />
      </RedirectWithMessage>
    );
  }
  if (failure === 'failed') {
    const text = failureText(error, CATALOGUE_IMPORT_TEXTS.loadFailed);
    return <ErrorState level={1} message={text} onRetry={() => void refetch()} />;
  }
  return <PageSkeleton />;
}
