import type * as z from 'zod/mini';
import type { Coordinates } from '#shared/rules/nearest.ts';
import type { Columns, ValuesOf } from './column.ts';
import type { Refusal, Warn } from './refusal.ts';

/** What a file does not say itself. */
export interface CsvContext {
  /** When the file was made, ISO 8601; never the time at which it is read. */
  readonly asOf: string;
  /** Where a stored postal code is. */
  readonly locate: (postalCode: string) => Coordinates | undefined;
}

/** What goes with a row. */
export interface RowContext extends CsvContext {
  /** Reports a row that is taken in all the same, by the column at fault. */
  readonly warn: (column: string, ...args: Parameters<Warn>) => void;
}

/** A kind of CSV file: the columns it may have, and what a row of them means. */
export interface CsvFormat<C extends Columns, Row> {
  readonly kind: string;
  readonly columns: C;
  /** Of these sets of fields, every file has the columns of one at least. */
  readonly oneOf?: readonly (readonly (keyof C & string)[])[];
  readonly schema: z.ZodMiniType<Row>;
  readonly rowOf: (values: ValuesOf<C>, context: RowContext) => Row | Refusal;
  /** The natural key. Sources are sorted by it, and hold one row for each. */
  readonly keyOf: (row: Row) => string;
  /** One row of two with the same key; without it the later replaces the earlier. */
  readonly merge?: (earlier: Row, later: Row) => Row;
}

/** Only tells the compiler what a format is made of. */
export const csvFormat = <C extends Columns, Row>(format: CsvFormat<C, Row>): CsvFormat<C, Row> => format;

/** Keys of several parts sort by the first, then by the next. */
export const joinedKey = (...parts: readonly string[]): string => parts.join('\u0000');
