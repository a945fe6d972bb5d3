import { useRef, useState } from 'react';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { IMPORT_SCREEN_TEXTS } from '#shared/texts/imports/import-screen-texts.ts';
import { FactList } from '../../../ui/base/fact-list.tsx';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import { useAddress } from '../../../ui/table/use-address.ts';
import { SidePanel } from '../../form/side-panel.tsx';
import classes from './import-detail.module.css';
import { isFileKept, isForgotten, isImportWorking } from './import-queries.ts';
import { ColumnMappingForm } from './mapping/column-mapping.tsx';
import { ColumnsPanel } from './mapping/columns-panel.tsx';
import { ImportRows } from './rows/import-rows.tsx';
import { importRowsAddress, usualRows } from './rows/import-rows-location.ts';
import { RowFilters } from './rows/row-filters.tsx';
import { ImportStatus } from './status/import-status.tsx';

/** An import: how it stands, its rows by result, and its columns. */
export function ImportDetail({ view }: { readonly view: PeopleImportView }) {
  const [isMapping, setIsMapping] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isWaiting = view.state === 'mapping' && !isForgotten(view);
  const isListed = view.rows > 0 && view.state !== 'checking' && !isForgotten(view);
  const isShowingRows = !isWaiting && !isMapping && isListed;
  /** To the grid, or where another list is shown, to the filter that leads to the faults. */
  const correct = () =>
    FAULTS.map((selector) => place.current?.querySelector<HTMLElement>(selector))
      .find(Boolean)
      ?.focus();
  return (
    <div ref={place}>
      <ImportStatus view={view} onCorrect={correct} />
      {(isWaiting || isMapping) && (
        <ColumnMappingForm
          view={view}
          onBack={isWaiting ? undefined : () => setIsMapping(false)}
          onMapped={() => setIsMapping(false)}
        />
      )}
      {isShowingRows && <RowsAndPanels view={view} onMap={() => setIsMapping(true)} />}
    </div>
  );
}

const FAULTS = ['[role=grid] [tabindex="0"]', 'nav [href*="show=faults"]'];

interface RowsAndPanelsProps {
  readonly view: PeopleImportView;
  readonly onMap: () => void;
}

function RowsAndPanels({ view, onMap }: RowsAndPanelsProps) {
  const { location, go } = useAddress(importRowsAddress(view.id));
  const usual = useUsualRows(view);
  const mayMap = view.state === 'checked' && view.imported === 0;
  return (
    <div className={classes['columns']}>
      <aside className={classes['aside']}>
        <RowFilters view={view} location={location} usual={usual} />
        {view.headings.length > 0 && <ColumnsPanel view={view} onChange={mayMap ? onMap : undefined} />}
        <Facts view={view} />
      </aside>
      <ImportRows view={view} location={location} onGo={go} usual={usual} mayCorrect={mayCorrect(view)} />
    </div>
  );
}

/** Kept while the state of the import is the same, so the list does not change when the last fault is corrected. */
function useUsualRows(view: PeopleImportView): ReturnType<typeof usualRows> {
  const [seen, setSeen] = useState(() => ({ state: view.state, usual: usualRows(view) }));
  if (seen.state === view.state) return seen.usual;
  const usual = usualRows(view);
  setSeen({ state: view.state, usual });
  return usual;
}

/** Rows can be corrected until they are imported, as long as the file is kept. */
const mayCorrect = (view: PeopleImportView): boolean =>
  !isImportWorking(view.state) && view.state !== 'takenBack' && view.state !== 'cancelled' && isFileKept(view);

const Facts = ({ view }: { readonly view: PeopleImportView }) => (
  <SidePanel title={IMPORT_SCREEN_TEXTS.facts}>
    <FactList
      facts={[
        [IMPORT_SCREEN_TEXTS.startedBy, view.createdBy],
        [IMPORT_SCREEN_TEXTS.started, formatMoment(view.createdAt)],
        [IMPORT_SCREEN_TEXTS.continuedBy, view.continuedBy ?? ''],
        [IMPORT_SCREEN_TEXTS.keptUntil, view.rowsKeptUntil ? formatMoment(view.rowsKeptUntil) : ''],
      ]}
    />
  </SidePanel>
);
