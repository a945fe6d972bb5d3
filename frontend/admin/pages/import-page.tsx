import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { IMPORT_SCREEN_TEXTS, rowsUnder } from '#shared/texts/imports/import-screen-texts.ts';
import { IMPORT_KIND_NAMES } from '#shared/texts/imports/imports-screen-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { readFailure } from '../../api/read-failure.ts';
import { ErrorState, PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { ImportDetail } from '../features/people-imports/import-detail.tsx';
import { importQuery } from '../features/people-imports/import-queries.ts';
import { ImportState } from '../features/people-imports/import-state.tsx';
import { FaultsButton } from '../features/people-imports/rows/faults-button.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { IMPORTS_PATH } from '../frame/import-paths.ts';

const STEPS = [{ name: ADMIN_TEXTS.imports, url: IMPORTS_PATH }];

/** An import of accounts or users, from its check to its end (admin 4). An unknown one leads to the list. */
export function ImportPage() {
  const { id = '' } = useParams();
  const isId = /^[a-z0-9-]{1,80}$/.test(id);
  const { data: view, error, refetch } = useQuery({ ...importQuery(id), enabled: isId });
  if (view) return <ShownImport key={view.id} view={view} />;
  const failure = isId ? readFailure(error) : 'missing';
  if (failure === 'missing') {
    return (
      <RedirectWithMessage message={IMPORT_SCREEN_TEXTS.unknown} sought={id} to={IMPORTS_PATH}>
        <PageSkeleton />
      </RedirectWithMessage>
    );
  }
  if (failure === 'failed') {
    const text = failureText(error, IMPORT_SCREEN_TEXTS.loadFailed);
    return <ErrorState level={1} message={text} onRetry={() => void refetch()} />;
  }
  return <PageSkeleton />;
}

const ShownImport = ({ view }: { readonly view: PeopleImportView }) => (
  <AdminPage
    heading={view.fileName}
    steps={STEPS}
    detail={
      <>
        {rowsUnder(IMPORT_KIND_NAMES[view.kind], view.rows, view.companyName)}
        {'\u2002'}
        <ImportState state={view.state} />
      </>
    }
    actions={view.outcomes.wrong > 0 && <FaultsButton view={view} />}
  >
    <ImportDetail view={view} />
  </AdminPage>
);
