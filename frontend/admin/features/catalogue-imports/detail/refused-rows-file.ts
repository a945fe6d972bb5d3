import { csvText } from '#shared/rules/csv/csv-text.ts';
import { REFUSED_ROWS_REASON, refusedReason } from '#shared/texts/imports/catalogue-import-texts.ts';
import type { RefusedRows } from './read-refused-rows.ts';

/** Refused rows as CSV that can be corrected and imported again: as they were sent, and a column that says why. */
export function refusedRowsFile({ headings, data }: RefusedRows): string {
  const width = Math.max(headings.length, ...data.map(({ cells }) => cells.length));
  const padded = (cells: readonly string[]) => [...cells, ...Array<string>(width - cells.length).fill('')];
  return csvText([
    [...padded(headings), REFUSED_ROWS_REASON],
    ...data.map(({ line, cells, reasons }) => [...padded(cells), refusedReason(line, reasons.join(' '))]),
  ]);
}

/** The name of the downloaded file, after that of the imported one. */
export const refusedRowsFileName = (file: string): string => `${file.replace(/\.[^.]*$/, '')}-refused.csv`;
