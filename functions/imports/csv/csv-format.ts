import type * as z from 'zod/mini';
import type { Coordinates } from '#shared/rules/shipping/nearest.ts';
import type { CsvColumns, ValuesOf } from './column.ts';
import type { RowRefusal, Warn } from './refusal.ts';

/** What a file does not say itself. */
export interface CsvContext {
  /** When the file was made, ISO 8601; never the time at which it is read. */
  readonly asOf: string;
  /** Where a stored postal code is. */
  readonly locate: (postalCode: string) => Coordinates | undefined;
}

/** What goes with a row. */
export interface RowContext extends CsvContext {
  /** Reports a row that is taken in all the same, by the column at issue. */
  readonly warn: (column: string, ...args: Parameters<Warn>) => void;
}

/** What rows of a kind are made of, and how they come together. */
interface RowKind<Row> {
  readonly kind: string;
  readonly schema: Pick<z.ZodMiniType<Row>, 'safeParse'>;
  /** The natural key. Sources are sorted by it, and hold one row for each. */
  keyOf(row: Row): string;
  /** One row of two with the same key; without it the later replaces the earlier. */
  merge?(earlier: Row, later: Row): Row;
}

/** A kind of CSV file: the columns it may have, and what a row of them means. */
interface Definition<C extends CsvColumns, Row> extends RowKind<Row> {
  readonly columns: C;
  /** Of these sets of fields, every file has the columns of one at least. */
  readonly oneOf?: readonly (readonly (keyof C & string)[])[];
  rowOf(values: ValuesOf<C>, context: RowContext): Row | RowRefusal;
}

/** What a row says, by field. */
export type Values = Readonly<Record<string, unknown>>;

/** A kind of CSV file for those who need not know its columns. */
export interface CsvFormat<Row> extends RowKind<Row> {
  readonly columns: CsvColumns;
  readonly oneOf?: readonly (readonly string[])[];
  rowOf(values: Values, context: RowContext): Row | RowRefusal;
}

/** What the columns of a definition yield is what its `rowOf` takes; from here on only the reader, which made it, knows. */
export const csvFormat = <C extends CsvColumns, Row>(definition: Definition<C, Row>): CsvFormat<Row> => ({
  ...definition,
  rowOf: (values, context) => definition.rowOf(values as ValuesOf<C>, context),
});

/** Keys of several parts sort by the first, then by the next. */
export const joinedKey = (...parts: readonly string[]): string => parts.join('\u0000');
