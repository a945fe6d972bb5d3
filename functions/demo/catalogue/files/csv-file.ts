import { csvLine } from '#shared/rules/csv/csv-text.ts';
import type { TextFile } from './text-file.ts';

type Cell = string | number | undefined;
/** The value of each column in a row, by the name of the column. */
export type CsvFileColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** Writes the header. Returns a function that writes a row. */
export function csvRows<Row>(file: TextFile, columns: CsvFileColumns<Row>): (row: Row) => void {
  const cells = Object.values(columns);
  const writeLine = (values: readonly Cell[]) => file.write(csvLine(values.map((cell) => cell ?? '')));
  writeLine(Object.keys(columns));
  return (row) => writeLine(cells.map((cellOf) => cellOf(row)));
}

/** Joins several values in one cell. */
export const listed = (values: readonly string[]): string => values.join('|');

export const yes = (is: boolean): string => (is ? 'yes' : '');
