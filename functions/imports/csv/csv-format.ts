import type * as z from 'zod/mini';
import type { Coordinates } from '#shared/rules/shipping/nearest.ts';
import type { CsvColumns, ValuesOf } from './column.ts';
import type { NamedPartners } from './named-partners.ts';
import type { RowRefusal, Warn } from './refusal.ts';

type IsKnownPart = (part: { readonly companyCode: string; readonly partNumber: string }) => boolean;

/** Facts about a file that its rows don't contain. */
export interface CsvContext {
  /** When the file was made, ISO 8601. Never the time at which it is read. */
  readonly asOf: string;
  /** When the file was loaded, ISO 8601. Nothing in it can have been counted later. */
  readonly loadedAt: string;
  /** The coordinates of a stored postal code. */
  readonly locate: (postalCode: string) => Coordinates | undefined;
  /** The names of a part type in all lines of business. Empty if there is no such code. */
  readonly namesOfPartType: (code: string) => readonly string[];
  /** Whether the catalogue has a part, in any spelling of its number. Undefined if rows name none. */
  readonly isKnownPart?: IsKnownPart | undefined;
  /** Collects what rows name of other files. */
  readonly partners?: NamedPartners | undefined;
}

/** The context in which a row is read. */
export interface RowContext extends CsvContext {
  /** Reports an issue in a column of a row that is imported all the same. */
  readonly warn: (column: string, ...args: Parameters<Warn>) => void;
}

/** The schema of the rows of a kind, and how rows with the same key are combined. */
interface RowKind<Row> {
  readonly kind: string;
  readonly schema: Pick<z.ZodMiniType<Row>, 'safeParse'>;
  /** The natural key. Sources are sorted by it and contain one row for each key. */
  keyOf(row: Row): string;
  /** The key of all rows whose numbers differ only in signs (decision C2). Two such rows of a file are reported. */
  formOf?(row: Row): string;
  /** Combines two rows with the same key. Without it, the later row replaces the earlier one. */
  merge?(earlier: Row, later: Row): Row;
}

/** A CSV format: its columns, and how their values become a row. */
interface Definition<C extends CsvColumns, Row> extends RowKind<Row> {
  readonly columns: C;
  /** Every file must have all columns of at least one of these sets of fields. */
  readonly oneOf?: readonly (readonly (keyof C & string)[])[];
  rowOf(values: ValuesOf<C>, context: RowContext): Row | RowRefusal;
}

/** The values of a row by field. */
export type Values = Readonly<Record<string, unknown>>;

/** A CSV format without the types of its columns. */
export interface CsvFormat<Row> extends RowKind<Row> {
  readonly columns: CsvColumns;
  readonly oneOf?: readonly (readonly string[])[];
  rowOf(values: Values, context: RowContext): Row | RowRefusal;
}

/** Drops the types of the columns. The cast is safe because the reader builds the values from these columns. */
export const csvFormat = <C extends CsvColumns, Row>(definition: Definition<C, Row>): CsvFormat<Row> => ({
  ...definition,
  rowOf: (values, context) => definition.rowOf(values as ValuesOf<C>, context),
});

/** Joins parts into a key that sorts by the first part, then by the next. */
export const joinedKey = (...parts: readonly string[]): string => parts.join('\u0000');
