import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { peopleImportsContract } from '#shared/contracts/people-imports.ts';
import type { PeopleImportRow, PeopleImportView, RowCorrection } from '#shared/schemas/wire/people-import-view.ts';
import {
  broughtBackRow,
  changedCell,
  IMPORT_GRID_TEXTS,
  leftOutRow,
  replacedRows,
  storeNumbersAdded,
} from '#shared/texts/imports/import-grid-texts.ts';
import { MOST_ROWS_OF_A_CALL } from '#shared/values/people/people-imports.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import { importQuery, rowsKey } from '../import-queries.ts';
import type { GridColumn } from '../row-data/grid-columns.ts';
import { importRows } from '../row-data/read-rows.ts';

type Answer = Output<(typeof peopleImportsContract)['correctPeopleImportRows']>;
type RowsPage = Output<(typeof peopleImportsContract)['getPeopleImportRows']>;

/** A change of rows that is on its way, done, or failed. */
interface Change {
  readonly number: number;
  /** Shown until the server has judged the rows. */
  readonly expected: readonly RowCorrection[];
  /** Sends it. Returns the corrections that take it back, and a sentence about what was done. */
  readonly send: () => Promise<{ readonly text: string; readonly back: readonly RowCorrection[] }>;
  readonly isUndo?: true;
}

/** The column of names in an account file. */
const NAME_HEADING = 'Company Name';

/**
 * Corrects rows of an import. A correction is shown at once as on its way, and its result only when the server has judged
 * it. One that fails is taken off the screen with the reason, and can be tried again. Corrections are sent one after the
 * other, and taken back in the reverse order.
 */
export function useCorrections({ id, state }: Pick<PeopleImportView, 'id' | 'state'>) {
  const queryClient = useQueryClient();
  const [underway, setUnderway] = useState<readonly Change[]>([]);
  const [done, setDone] = useState<readonly { readonly text: string; readonly back: readonly RowCorrection[] }[]>([]);
  const [seenState, setSeenState] = useState(state);
  const [failed, setFailed] = useState<{ readonly change: Change; readonly text: string }>();

  // Rows that were imported since can't be changed any more.
  if (seenState !== state) {
    setSeenState(state);
    setDone([]);
    setFailed(undefined);
  }

  async function send(body: Parameters<typeof importsApi.correctPeopleImportRows>[0]['body']): Promise<Answer> {
    const answer = await importsApi.correctPeopleImportRows({ params: { id }, body });
    queryClient.setQueryData(importQuery(id).queryKey, answer.import);
    const judged = new Map(answer.rows.map((row) => [row.row, row]));
    queryClient.setQueriesData<RowsPage>(
      { queryKey: rowsKey(id) },
      (page) => page && { ...page, data: page.data.map((row) => judged.get(row.row) ?? row) },
    );
    // There may be more than an answer holds.
    if (answer.rows.length >= MOST_ROWS_OF_A_CALL) void queryClient.invalidateQueries({ queryKey: rowsKey(id) });
    return answer;
  }

  /** Rows beyond those of one call are sent by further calls. */
  async function sendRows(rows: readonly RowCorrection[]): Promise<void> {
    for (let start = 0; start < rows.length; start += MOST_ROWS_OF_A_CALL) {
      await send({ rows: rows.slice(start, start + MOST_ROWS_OF_A_CALL) });
    }
  }

  const sending = useMutation({
    scope: { id: `import ${id}` },
    meta: { isToldByScreen: true },
    mutationFn: (change: Change) => change.send(),
    onSuccess(outcome, { isUndo }) {
      setDone((before) => (isUndo ? before.slice(0, -1) : [...before, outcome]));
    },
    onError(error, change) {
      setFailed({ change, text: failureText(error, IMPORT_GRID_TEXTS.notSaved) });
    },
    onSettled(_outcome, _error, { number }) {
      setUnderway((before) => before.filter((one) => one.number !== number));
    },
  });

  function begin(change: Omit<Change, 'number'>) {
    const numbered = { ...change, number: nextNumber() };
    setFailed(undefined);
    setUnderway((before) => [...before, numbered]);
    sending.mutate(numbered);
  }

  function correct({ row, cells = {} }: PeopleImportRow, { field, heading }: GridColumn, value: string) {
    const before = cells[field] ?? '';
    if (value === before) return;
    const rows = [{ row, cells: { [field]: value } }];
    begin({
      expected: rows,
      async send() {
        await sendRows(rows);
        return { text: changedCell(heading, row), back: [{ row, cells: { [field]: before } }] };
      },
    });
  }

  function leaveOut({ row, outcome }: PeopleImportRow) {
    const isOut = outcome === 'leftOut';
    const rows = [{ row, leaveOut: !isOut }];
    begin({
      expected: rows,
      async send() {
        await sendRows(rows);
        return { text: isOut ? broughtBackRow(row) : leftOutRow(row), back: [{ row, leaveOut: isOut }] };
      },
    });
  }

  /** Replaces a value in all rows with a fault that have it. The former rows are read first, so that it can be undone. */
  function replace({ field, heading }: GridColumn, from: string, to: string, shown: readonly PeopleImportRow[]) {
    const alike = shown.filter(({ outcome, cells = {} }) => outcome === 'wrong' && (cells[field] ?? '') === from);
    begin({
      expected: alike.map(({ row }) => ({ row, cells: { [field]: to } })),
      async send() {
        const rows = await importRows(id, { only: 'faults', column: heading, value: from });
        const { replaced } = await send({ replace: [{ column: heading, from, to }] });
        const back = rows.map(({ row }) => ({ row, cells: { [field]: from } }));
        return { text: replacedRows(heading, from, to, replaced), back };
      },
    });
  }

  /** Makes repeated names of companies different by the numbers of their stores. Rows without a number stay as they are. */
  function numberNames(name: string, shown: readonly PeopleImportRow[]) {
    const numbered = (rows: readonly PeopleImportRow[]): RowCorrection[] =>
      rows.flatMap(({ row, outcome, cells = {} }) => {
        const number = cells.storeNumber?.trim() ?? '';
        if (outcome !== 'wrong' || cells.companyName !== name || number === '') return [];
        return [{ row, cells: { companyName: `${name.trim()} ${number}` } }];
      });
    begin({
      expected: numbered(shown),
      async send() {
        const rows = numbered(await importRows(id, { only: 'faults', column: NAME_HEADING, value: name }));
        await sendRows(rows);
        const back = rows.map(({ row }) => ({ row, cells: { companyName: name } }));
        return { text: storeNumbersAdded(rows.length), back };
      },
    });
  }

  const last = done.at(-1);
  function undo() {
    if (!last || underway.some(({ isUndo }) => isUndo)) return;
    begin({
      expected: last.back,
      isUndo: true,
      async send() {
        await sendRows(last.back);
        return last;
      },
    });
  }

  return {
    correct,
    leaveOut,
    replace,
    numberNames,
    /** The corrections of rows that are on their way. */
    expected: expectedRows(underway),
    /** The last change, which can be undone. */
    last: last?.text,
    undo: last && undo,
    failure: failed && { text: failed.text, retry: () => begin(failed.change) },
  };
}

export type Corrections = ReturnType<typeof useCorrections>;

let lastNumber = 0;
const nextNumber = (): number => ++lastNumber;

function expectedRows(underway: readonly Change[]): ReadonlyMap<number, RowCorrection> {
  const expected = new Map<number, RowCorrection>();
  for (const change of underway.flatMap((one) => one.expected)) {
    const before = expected.get(change.row);
    expected.set(change.row, { ...before, ...change, cells: { ...before?.cells, ...change.cells } });
  }
  return expected;
}
