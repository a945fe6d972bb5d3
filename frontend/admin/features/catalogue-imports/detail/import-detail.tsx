import { useNavigate } from 'react-router';
import type { ImportView } from '#shared/contracts/imports.ts';
import { CATALOGUE_IMPORT_TEXTS } from '#shared/texts/imports/catalogue-import-texts.ts';
import { SidePanel } from '../../../form/side-panel.tsx';
import { catalogueImportPath } from '../../../frame/catalogue-paths.ts';
import { isCatalogueWorking } from '../catalogue-import-queries.ts';
import { FilesPanel } from '../upload/files-panel.tsx';
import { ComparedWithBefore } from './compared-with-before.tsx';
import { FaultKinds } from './fault-kinds.tsx';
import classes from './import-detail.module.css';
import { CatalogueImportStatus } from './import-status.tsx';
import { CatalogueImportSummary } from './import-summary.tsx';

/** An import of the catalogue: how it stands, its numbers, its faults, and the way to repeat it. */
export function CatalogueImportDetail({ view }: { readonly view: ImportView }) {
  const navigate = useNavigate();
  const hasEnded = !isCatalogueWorking(view.state);
  const hasFiles = view.files.length > 0;
  return (
    <>
      <CatalogueImportStatus view={view} />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {hasEnded && hasFiles && <ComparedWithBefore view={view} />}
          {(hasFiles || view.faults > 0) && <FaultKinds view={view} />}
          {hasEnded && hasFiles && (
            <SidePanel title={CATALOGUE_IMPORT_TEXTS.repeat}>
              <FilesPanel
                corrects={view}
                hints={[CATALOGUE_IMPORT_TEXTS.repeatDetail]}
                onBegun={(id) => void navigate(catalogueImportPath(id))}
              />
            </SidePanel>
          )}
        </div>
        <CatalogueImportSummary view={view} />
      </div>
    </>
  );
}
