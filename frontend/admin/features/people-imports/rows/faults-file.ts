import { csvText } from '#shared/rules/csv/csv-text.ts';
import type { PeopleImportRow, PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { IMPORT_SCREEN_TEXTS } from '#shared/texts/imports/import-screen-texts.ts';
import { fileColumns } from '../row-data/grid-columns.ts';

/** The reason of a row in one cell: its result, and the details behind it. */
const reasonOf = ({ result, details }: PeopleImportRow): string => [result, ...details].join(' – ');

/**
 * Rows with faults as CSV that can be corrected and imported again: the columns of the file and one that says why.
 * Without their cells, which are gone with the file, rows have their number and name.
 */
export function faultsFile(
  view: Pick<PeopleImportView, 'kind' | 'columns' | 'mapping'>,
  rows: readonly PeopleImportRow[],
): string {
  const columns = rows.some(({ cells }) => cells) ? fileColumns(view) : [];
  const heads = columns.length > 0 ? columns.map(({ heading }) => heading) : [IMPORT_SCREEN_TEXTS.name];
  return csvText([
    [IMPORT_SCREEN_TEXTS.row, ...heads, IMPORT_SCREEN_TEXTS.why],
    ...rows.map((row) => [
      row.row,
      ...(columns.length > 0 ? columns.map(({ field }) => row.cells?.[field] ?? '') : [row.name]),
      reasonOf(row),
    ]),
  ]);
}

/** The name of the downloaded file, after that of the imported one. */
export const faultsFileName = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '')}-faults.csv`;
