import { Button, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PeopleImportRow, PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import {
  addStoreNumbers,
  IMPORT_GRID_TEXTS,
  replaceAllRows,
  replaceInRows,
  rowFault,
} from '#shared/texts/imports/import-grid-texts.ts';
import { ACCOUNT_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { KeyCaps } from '../../../../shortcuts/key-caps.tsx';
import { alikeQuery } from '../import-queries.ts';
import type { GridColumn } from '../row-data/grid-columns.ts';
import { LONGEST_CELL } from './cell-input.tsx';
import classes from './row-panel.module.css';
import { suggestedState } from './suggested-state.ts';
import type { Corrections } from './use-corrections.ts';

interface RowPanelProps {
  readonly view: PeopleImportView;
  readonly rows: readonly PeopleImportRow[];
  readonly row: PeopleImportRow;
  /** The column of the cell that the keys are at. */
  readonly column: GridColumn | undefined;
  readonly corrections: Corrections | undefined;
}

/** Below the grid: why the row at hand has a fault, and one correction for all rows with the same cell. */
export function RowPanel({ view, rows, row, column, corrections }: RowPanelProps) {
  const isWrong = row.outcome === 'wrong';
  const mayCorrect = corrections !== undefined && row.cells !== undefined && !row.isImported;
  return (
    <section className={classes['panel']} aria-label={rowFault(row.row, row.name)}>
      <div className={classes['head']}>
        <div className={classes['words']}>
          <b>{rowFault(row.row, isWrong ? row.result : row.name)}</b>
          {row.details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
          {row.changes.map(({ column: changed, before, after }) => (
            <p key={changed}>
              {changed}: {before || IMPORT_GRID_TEXTS.empty} → {after || IMPORT_GRID_TEXTS.empty}
            </p>
          ))}
          {corrections !== undefined && row.isImported && <p>{IMPORT_GRID_TEXTS.isIn}</p>}
        </div>
        {mayCorrect && (
          <Button
            variant="default"
            size="xs"
            aria-keyshortcuts="Delete"
            rightSection={<KeyCaps keys="Del" />}
            onClick={() => corrections.leaveOut(row)}
          >
            {row.outcome === 'leftOut' ? IMPORT_GRID_TEXTS.bringBack : IMPORT_GRID_TEXTS.leaveOut}
          </Button>
        )}
      </div>
      {mayCorrect && isWrong && column && (
        <Replacement
          key={`${column.heading} ${row.cells?.[column.field]}`}
          view={view}
          rows={rows}
          column={column}
          isNumbered={mayBeNumbered(row, column)}
          value={row.cells?.[column.field] ?? ''}
          corrections={corrections}
        />
      )}
    </section>
  );
}

/** A repeated name of a company that has a store number, which would make it another name. */
const mayBeNumbered = ({ result, cells = {} }: PeopleImportRow, { field }: GridColumn): boolean =>
  field === 'companyName' && result === ACCOUNT_ROW_TEXTS.repeated && (cells.storeNumber ?? '').trim() !== '';

interface ReplacementProps {
  readonly view: PeopleImportView;
  readonly rows: readonly PeopleImportRow[];
  readonly column: GridColumn;
  /** Whether store numbers make the names different; another name for all of them would not. */
  readonly isNumbered: boolean;
  readonly value: string;
  readonly corrections: Corrections;
}

/** Replaces a value in all faulty rows that have it. Shown only if there are several. */
function Replacement({ view, rows, column, isNumbered, value, corrections }: ReplacementProps) {
  const suggested = column.field === 'state' ? suggestedState(value) : undefined;
  const [typed, setTyped] = useState(suggested ?? '');
  const query = alikeQuery(view, { column: column.heading, value });
  const { data: alike = 0 } = useQuery({ ...query, placeholderData: keepPreviousData });
  if (isNumbered && alike > 0) {
    return (
      <div className={classes['replace']}>
        <Button size="xs" onClick={() => corrections.numberNames(value, rows)}>
          {addStoreNumbers(alike)}
        </Button>
      </div>
    );
  }
  if (alike < 2) return null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '' && typed !== value) corrections.replace(column, value, typed, rows);
  }

  return (
    <form className={classes['replace']} onSubmit={handleSubmit}>
      <TextInput
        size="xs"
        label={`${column.heading}: ${replaceInRows(value, alike)}`}
        value={typed}
        maxLength={LONGEST_CELL}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" size="xs">
        {replaceAllRows(alike)}
      </Button>
    </form>
  );
}
