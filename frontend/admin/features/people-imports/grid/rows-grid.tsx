import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { cellOfRow, IMPORT_GRID_TEXTS } from '#shared/texts/imports/import-grid-texts.ts';
import { IMPORT_SCREEN_TEXTS } from '#shared/texts/imports/import-screen-texts.ts';
import type { GridColumn } from '../row-data/grid-columns.ts';
import { CellInput } from './cell-input.tsx';
import { faultAfter, LEADING_COLUMNS, movedPlace, type Place, tabbedPlace } from './grid-moves.ts';
import { ResultCell } from './result-cell.tsx';
import classes from './rows-grid.module.css';
import type { Corrections } from './use-corrections.ts';

interface RowsGridProps {
  readonly rows: readonly PeopleImportRow[];
  readonly columns: readonly GridColumn[];
  /** Left out where rows can only be looked at. */
  readonly corrections?: Corrections | undefined;
  /** Whether a row that has no fault any more is marked as corrected. */
  readonly isOfFaults: boolean;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** Keys of a cell that is only looked at; a field that is typed in has its own. */
type CellPress = KeyboardEvent<HTMLElement>;

/** Rows of a file as a grid. Cells are walked through with the keys of spreadsheets, and corrected where they stand. */
export function RowsGrid({ rows, columns, corrections, isOfFaults, place, onPlace }: RowsGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  const [typed, setTyped] = useState<string>();
  const size = { rows: rows.length, columns: Math.max(1, columns.length) + LEADING_COLUMNS };
  const faults = faultPlaces(rows, columns);
  /** Without the rows whose corrections are on their way. */
  const openFaults = faults.filter(({ row }) => !corrections?.expected.has(rows[row]?.row ?? 0));

  useEffect(() => {
    if (typed !== undefined || !takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  function goTo(next: Place) {
    takesFocus.current = true;
    setTyped(undefined);
    onPlace(next);
  }

  const columnAt = ({ column }: Place) => columns[column - LEADING_COLUMNS];
  const shownValue = (row: PeopleImportRow, { field }: GridColumn): string =>
    corrections?.expected.get(row.row)?.cells?.[field] ?? row.cells?.[field] ?? '';
  const mayEdit = (row: PeopleImportRow | undefined) => corrections !== undefined && row?.cells && !row.isImported;

  /** Begins to type in the cell at a place, if it can be corrected. */
  function edit(at: Place, begun?: string) {
    const row = rows[at.row];
    const column = columnAt(at);
    if (!row || !column || !mayEdit(row)) return;
    onPlace(at);
    setTyped(begun ?? shownValue(row, column));
  }

  function save(value: string, next: Place, isForAll = false) {
    const row = rows[place.row];
    const column = columnAt(place);
    if (row && column && corrections) {
      const before = shownValue(row, column);
      if (isForAll && value !== before) corrections.replace(column, row.cells?.[column.field] ?? '', value, rows);
      else corrections.correct(row, column, value);
    }
    goTo(next);
  }

  /** Enter goes down. From a fault it goes to the next one, so that one fault is typed after the other. */
  function afterEnter(): Place {
    const below = movedPlace(DOWN, place, size) ?? place;
    if (!faults.some((fault) => isSame(fault, place))) return below;
    const others = openFaults.filter(({ row }) => row !== place.row);
    return faultAfter(place, others) ?? below;
  }

  /** Leaving the field by the pointer saves what was typed, without taking the focus from where it went. */
  function saveOnLeave(value: string) {
    const row = rows[place.row];
    const column = columnAt(place);
    if (row && column) corrections?.correct(row, column, value);
    setTyped(undefined);
  }

  function fillDown() {
    const above = rows[place.row - 1];
    const row = rows[place.row];
    const column = columnAt(place);
    if (above && row && column && mayEdit(row)) corrections?.correct(row, column, shownValue(above, column));
  }

  function handleKey(event: CellPress) {
    if (typed !== undefined) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const isCommand = ctrlKey || metaKey;
    const row = rows[place.row];
    const moved = movedPlace({ key, ctrlKey: isCommand }, place, size);
    const fault = key === 'F8' ? faultAfter(place, openFaults, event.shiftKey) : undefined;
    if (moved ?? fault) goTo(moved ?? fault ?? place);
    else if (key === 'Enter' && isCommand) return;
    else if (key === 'Enter' || key === 'F2') edit(place);
    else if (key === 'Delete' && row && mayEdit(row)) corrections?.leaveOut(row);
    else if (isCommand && key.toLowerCase() === 'd') fillDown();
    else if (isCommand && key.toLowerCase() === 'z' && corrections?.undo) corrections.undo();
    else if (key.length === 1 && !isCommand && !altKey && columnAt(place) && mayEdit(row)) edit(place, key);
    else return;
    event.preventDefault();
  }

  /** The cell of an event in the grid. */
  function placeOf({ target }: SyntheticEvent): Place | undefined {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const row = cell?.closest<HTMLTableRowElement>('[data-row]');
    if (!cell || !row) return undefined;
    return {
      row: rows.findIndex((one) => String(one.row) === row.dataset['row']),
      column: Number(cell.dataset['column']),
    };
  }

  function handleFocus(event: SyntheticEvent) {
    const at = placeOf(event);
    if (at && !isSame(at, place)) onPlace(at);
  }

  /** A cell with a fault is typed in at once, another one at the second click. */
  function handleClick(event: SyntheticEvent<HTMLElement, MouseEvent>) {
    const at = placeOf(event);
    if (!at || (typed !== undefined && isSame(at, place))) return;
    const isFault = faults.some((fault) => isSame(fault, at));
    if (isFault || event.nativeEvent.detail > 1) edit(at);
  }

  const cellProps = (row: number, column: number) => ({
    role: column === 0 ? 'rowheader' : 'gridcell',
    tabIndex: row === place.row && column === place.column ? 0 : -1,
    'data-column': column,
  });

  return (
    <div className={classes['box']}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the grid of the ARIA pattern.
        role="grid"
        aria-label={IMPORT_GRID_TEXTS.grid}
        aria-rowcount={rows.length + 1}
        aria-readonly={!corrections}
        className={classes['grid']}
        onKeyDown={handleKey}
        onFocus={handleFocus}
        onClick={handleClick}
      >
        <thead>
          <tr>
            <th scope="col" data-number>
              {IMPORT_GRID_TEXTS.row}
            </th>
            <th scope="col">{IMPORT_GRID_TEXTS.result}</th>
            {columns.length === 0 && <th scope="col">{IMPORT_SCREEN_TEXTS.name}</th>}
            {columns.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>
          {rows.map((row, index) => (
            <tr key={row.row} {...ROW} data-here={index === place.row || undefined} data-row={row.row}>
              <th scope="row" data-number {...cellProps(index, 0)}>
                {row.row}
              </th>
              <td data-result {...cellProps(index, 1)}>
                <ResultCell
                  row={row}
                  isUnderway={corrections?.expected.has(row.row) ?? false}
                  isOfFaults={isOfFaults}
                />
              </td>
              {columns.length === 0 && <td {...cellProps(index, LEADING_COLUMNS)}>{row.name}</td>}
              {columns.map((column, number) => {
                const at = { row: index, column: number + LEADING_COLUMNS };
                const isTyped = typed !== undefined && isSame(at, place);
                const value = shownValue(row, column);
                const isFault = row.faultColumns.includes(column.heading);
                return (
                  <td
                    key={column.heading}
                    data-label={column.heading}
                    data-fault={isFault || undefined}
                    data-empty={value === '' || undefined}
                    data-underway={corrections?.expected.get(row.row)?.cells?.[column.field] !== undefined || undefined}
                    aria-invalid={isFault || undefined}
                    title={value}
                    {...cellProps(at.row, at.column)}
                  >
                    {isTyped ? (
                      <CellInput
                        label={cellOfRow(column.heading, row.row)}
                        value={typed}
                        onChange={setTyped}
                        onEnter={(isForAll) => save(typed, afterEnter(), isForAll)}
                        onTab={(isBack) => save(typed, tabbedPlace(place, isBack, size))}
                        onEscape={() => goTo(place)}
                        onLeave={() => saveOnLeave(typed)}
                      />
                    ) : (
                      value || (isFault && <i>{IMPORT_GRID_TEXTS.empty}</i>)
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// Said in words as well, because browsers forget them where rows are shown as cards.
const ROW_GROUP = { role: 'rowgroup' };
const ROW = { role: 'row' };

const isSame = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column;
const DOWN = { key: 'ArrowDown', ctrlKey: false };

/** The cells with a fault, in reading order. A fault of a whole row is at its result. */
export function faultPlaces(rows: readonly PeopleImportRow[], columns: readonly GridColumn[]): Place[] {
  return rows.flatMap(({ outcome, faultColumns }, row) => {
    if (outcome !== 'wrong') return [];
    const places = columns.flatMap(({ heading }, column) =>
      faultColumns.includes(heading) ? [{ row, column: column + LEADING_COLUMNS }] : [],
    );
    return places.length > 0 ? places : [{ row, column: 1 }];
  });
}
