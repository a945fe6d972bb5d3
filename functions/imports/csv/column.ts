import type { Partner } from './named-partners.ts';
import type { RowRefusal, Warn } from './refusal.ts';

/** Converts the text of a cell, which is never empty, to its value. */
export type CellReader<T> = (text: string, warn: Warn) => T | RowRefusal;

/** A column of a format. */
export interface CsvColumn<T> {
  /** Headers may have any of these names, in any case. Issues and documents use the first. */
  readonly names: readonly [string, ...string[]];
  readonly read: CellReader<unknown>;
  /** 'family': any number of columns, such as 'price:fleet' and 'price:retail' for 'price'. */
  readonly kind: 'required' | 'optional' | 'family';
  /** In a family: converts the text after the colon to the key of the values. */
  readonly readName?: (name: string) => string | RowRefusal;
  /** An unreadable cell refuses its row, although the column is optional. */
  readonly isDeciding?: true;
  /** Values of the column name something that another file describes. In a family, the names of the columns do. */
  readonly refersTo?: Partner;
  /** The value if the column is missing or its cell is empty. */
  readonly otherwise: () => T;
}

export type CsvColumns = Readonly<Record<string, CsvColumn<unknown>>>;

type ValueOf<C> = C extends CsvColumn<infer T> ? T : never;
type Said<C extends CsvColumns> = { [F in keyof C]: undefined extends ValueOf<C[F]> ? never : F }[keyof C];

/** The values of a row by field. A field without a value is absent, not undefined. */
export type ValuesOf<C extends CsvColumns> = { readonly [F in Said<C>]: ValueOf<C[F]> } & {
  readonly [F in Exclude<keyof C, Said<C>>]?: Exclude<ValueOf<C[F]>, undefined>;
};

type Names = CsvColumn<unknown>['names'];

/** Every file must have the column, and every row a value in it. */
export const required = <T>(names: Names, read: CellReader<T>): CsvColumn<T> => ({
  names,
  read,
  kind: 'required',
  otherwise: () => {
    throw new Error(`${names[0]} is required`);
  },
});

export const optional = <T>(names: Names, read: CellReader<T>): CsvColumn<T | undefined> => ({
  names,
  read,
  kind: 'optional',
  otherwise: () => undefined,
});

/** An optional column with a default value. */
export const withDefault = <T>(names: Names, read: CellReader<T>, value: NoInfer<T>): CsvColumn<T> => ({
  names,
  read,
  kind: 'optional',
  otherwise: () => value,
});

/**
 * An optional column that decides the identity, the price or the stock of what the row describes. Without its value the
 * row would say something else, so an unreadable cell costs the row and not only the cell.
 */
export const deciding = <T>(column: CsvColumn<T>): CsvColumn<T> => ({ ...column, isDeciding: true });

/** A column whose values name something that another file describes. Names of nothing are reported (case N14). */
export const naming = <T>(refersTo: Partner, column: CsvColumn<T>): CsvColumn<T> => ({ ...column, refersTo });

/** Any number of columns, told apart by the text after the colon of their names. Empty cells are left out. */
export const family = <T>(
  name: string,
  readName: (name: string) => string | RowRefusal,
  read: CellReader<T>,
): CsvColumn<Readonly<Record<string, T>>> => ({
  names: [name],
  read,
  kind: 'family',
  isDeciding: true,
  readName,
  otherwise: () => ({}),
});
