import { useNavigate } from 'react-router';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { CATALOGUE_IMPORTS_TEXTS } from '#shared/texts/imports/catalogue-import-texts.ts';
import { CatalogueImportsList } from '../features/catalogue-imports/lists/imports-list.tsx';
import { CatalogueVersionsList } from '../features/catalogue-imports/lists/versions-list.tsx';
import { FilesPanel } from '../features/catalogue-imports/upload/files-panel.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { catalogueImportPath } from '../frame/catalogue-paths.ts';

/** Imports files into the catalogue, and lists the imports and the versions that they made. */
export function CatalogueImportsPage() {
  const navigate = useNavigate();
  return (
    <AdminPage heading={ADMIN_TEXTS.catalogue}>
      <FilesPanel
        hints={[CATALOGUE_IMPORTS_TEXTS.hint, CATALOGUE_IMPORTS_TEXTS.replaces]}
        onBegun={(id) => void navigate(catalogueImportPath(id))}
      />
      <CatalogueImportsList />
      <CatalogueVersionsList />
    </AdminPage>
  );
}
