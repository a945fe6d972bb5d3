import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PeopleImportRow, PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import {
  correctedRows,
  IMPORT_GRID_TEXTS,
  rowsListed,
  rowsWithFaults,
} from '#shared/texts/imports/import-grid-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { EmptyState, ErrorState } from '../../../../ui/page/page-states.tsx';
import { TableSkeleton } from '../../../../ui/table/table-skeleton.tsx';
import { usePageTurns } from '../../../../ui/table/use-page-turns.ts';
import { LIST_SIZES } from '../../../list/admin-list.tsx';
import { ListFoot } from '../../../list/list-foot.tsx';
import { KeyCaps } from '../../../shortcuts/key-caps.tsx';
import { KeysHint } from '../../../shortcuts/keys-hint.tsx';
import { useShortcuts } from '../../../shortcuts/shortcuts.tsx';
import { LEADING_COLUMNS, type Place } from '../grid/grid-moves.ts';
import { RowPanel } from '../grid/row-panel.tsx';
import { faultPlaces, RowsGrid } from '../grid/rows-grid.tsx';
import { type Corrections, useCorrections } from '../grid/use-corrections.ts';
import { importRowsQuery, isFileKept, rowsKey } from '../import-queries.ts';
import { shownColumns } from '../row-data/grid-columns.ts';
import classes from './import-rows.module.css';
import { type ImportRowsLocation, importRowsAddress, windowOf } from './import-rows-location.ts';

interface ImportRowsProps {
  readonly view: PeopleImportView;
  readonly location: ImportRowsLocation;
  readonly onGo: (location: ImportRowsLocation) => void;
  /** The rows that are shown where the address says nothing. */
  readonly usual: Parameters<typeof windowOf>[1];
  readonly mayCorrect: boolean;
}

/** The rows of an import by result, and the grid in which they are corrected. */
export function ImportRows({ view, location, onGo, usual, mayCorrect }: ImportRowsProps) {
  const window = windowOf(location, usual);
  const { data, error, isPlaceholderData, refetch } = useQuery(importRowsQuery(view, window));
  const corrections = useCorrections(view);
  const beginning = usePageTurns({ location, total: isPlaceholderData ? undefined : data?.total, onGo });
  const isOfFaults = window.only === 'faults';
  const { pathOf } = importRowsAddress(view.id);
  return (
    <div ref={beginning} className={classes['rows']}>
      {!data && error && (
        <ErrorState message={failureText(error, IMPORT_GRID_TEXTS.failed)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <TableSkeleton rows={10} />}
      {data?.data.length === 0 && <NoRows view={view} isOfFaults={isOfFaults} />}
      {data && data.data.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          <GridFrame
            key={JSON.stringify([window, view.state])}
            view={view}
            rows={data.data}
            isOfFaults={isOfFaults}
            total={isOfFaults ? view.outcomes.wrong : data.total}
            corrections={mayCorrect ? corrections : undefined}
          />
          <ListFoot
            location={location}
            total={data.total}
            all={data.total}
            sizes={[...LIST_SIZES].sort((one, other) => one - other)}
            pathOf={pathOf}
            unfiltered={location}
            hasListKeys={false}
          />
        </div>
      )}
    </div>
  );
}

interface NoRowsProps {
  readonly view: PeopleImportView;
  readonly isOfFaults: boolean;
}

function NoRows({ view, isOfFaults }: NoRowsProps) {
  if (!isFileKept(view) && view.imported === view.rows) {
    return <EmptyState title={IMPORT_GRID_TEXTS.allIn} description={IMPORT_GRID_TEXTS.allInDetail} />;
  }
  return isOfFaults ? (
    <EmptyState title={IMPORT_GRID_TEXTS.noFaults} description={IMPORT_GRID_TEXTS.noFaultsDetail} />
  ) : (
    <EmptyState title={IMPORT_GRID_TEXTS.none} description={IMPORT_GRID_TEXTS.noneDetail} />
  );
}

interface GridFrameProps {
  readonly view: PeopleImportView;
  readonly rows: readonly PeopleImportRow[];
  readonly isOfFaults: boolean;
  /** Rows on all pages. */
  readonly total: number;
  readonly corrections: Corrections | undefined;
}

/** The grid with its count and keys above, and the row at hand below. */
function GridFrame({ view, rows, isOfFaults, total, corrections }: GridFrameProps) {
  const queryClient = useQueryClient();
  // Once the file is deleted, rows have no cells.
  const columns = rows.some(({ cells }) => cells) ? shownColumns(view, rows) : [];
  const [place, setPlace] = useState<Place>(
    () => faultPlaces(rows, columns)[0] ?? { row: 0, column: Math.min(LEADING_COLUMNS, columns.length + 1) },
  );
  // A list that has become shorter, for example without its corrected rows.
  const here = { ...place, row: Math.min(place.row, rows.length - 1) };
  const row = rows[here.row];
  const corrected = isOfFaults ? rows.filter(({ outcome }) => outcome !== 'wrong').length : 0;
  const undo = corrections?.undo;
  useShortcuts(undo ? [{ keys: 'Ctrl+Z', label: IMPORT_GRID_TEXTS.undo, group: 'list', run: undo }] : []);
  return (
    <div className={classes['frame']}>
      <div className={classes['head']}>
        <b>{isOfFaults ? rowsWithFaults(total) : rowsListed(total)}</b>
        {corrected > 0 && (
          <>
            <span className={classes['second']}>{correctedRows(corrected)}</span>
            <TextButton onClick={() => void queryClient.resetQueries({ queryKey: rowsKey(view.id) })}>
              {IMPORT_GRID_TEXTS.hideCorrected}
            </TextButton>
          </>
        )}
        <span role="status" className={classes['done']}>
          {corrections?.last}
        </span>
        {undo && (
          <span>
            <TextButton aria-keyshortcuts="Control+Z" onClick={undo}>
              {ADMIN_LIST_TEXTS.undo}
            </TextButton>{' '}
            <KeyCaps keys="Ctrl+Z" />
          </span>
        )}
        {corrections && !undo && (
          <KeysHint>
            <KeyCaps keys="F8" /> {IMPORT_GRID_TEXTS.nextFault} <KeyCaps keys="Enter" /> {IMPORT_GRID_TEXTS.type}{' '}
            <KeyCaps keys="Ctrl+D" /> {IMPORT_GRID_TEXTS.fillDown}
          </KeysHint>
        )}
      </div>
      {corrections?.failure && (
        <p role="alert" className={classes['failure']}>
          {corrections.failure.text} <TextButton onClick={corrections.failure.retry}>{UI_TEXTS.retry}</TextButton>
        </p>
      )}
      <RowsGrid
        rows={rows}
        columns={columns}
        corrections={corrections}
        isOfFaults={isOfFaults}
        place={here}
        onPlace={setPlace}
      />
      {row && (
        <RowPanel
          view={view}
          rows={rows}
          row={row}
          column={columns[here.column - LEADING_COLUMNS]}
          corrections={corrections}
        />
      )}
    </div>
  );
}
