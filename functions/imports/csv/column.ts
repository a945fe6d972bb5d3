import type { RowRefusal, Warn } from './refusal.ts';

/** Makes of a cell's text, which is never empty, what it means. */
export type CellReader<T> = (text: string, warn: Warn) => T | RowRefusal;

/** A column of a format. */
export interface CsvColumn<T> {
  /** The first is the one that issues and documents call it; headers may have any, in any case. */
  readonly names: readonly [string, ...string[]];
  readonly read: CellReader<unknown>;
  /** 'family': any number of columns, named 'price:fleet' and 'price:retail' for 'price'. */
  readonly kind: 'required' | 'optional' | 'family';
  /** Of a family: makes what stands after the colon of a name the key of its values. */
  readonly readName?: (name: string) => string | RowRefusal;
  /** What a row has when the column is missing or its cell empty. */
  readonly otherwise: () => T;
}

export type CsvColumns = Readonly<Record<string, CsvColumn<unknown>>>;

type ValueOf<C> = C extends CsvColumn<infer T> ? T : never;
type Said<C extends CsvColumns> = { [F in keyof C]: undefined extends ValueOf<C[F]> ? never : F }[keyof C];

/** What a row of such columns says; fields that may be left out are not there when they are. */
export type ValuesOf<C extends CsvColumns> = { readonly [F in Said<C>]: ValueOf<C[F]> } & {
  readonly [F in Exclude<keyof C, Said<C>>]?: Exclude<ValueOf<C[F]>, undefined>;
};

type Names = CsvColumn<unknown>['names'];

/** Every file has the column, and every row something in it. */
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

/** An optional column with something else to take where nothing is said. */
export const withDefault = <T>(names: Names, read: CellReader<T>, value: NoInfer<T>): CsvColumn<T> => ({
  names,
  read,
  kind: 'optional',
  otherwise: () => value,
});

/** One column for each of many things, by what stands after the colon of its name; empty cells are left out. */
export const family = <T>(
  name: string,
  readName: (name: string) => string | RowRefusal,
  read: CellReader<T>,
): CsvColumn<Readonly<Record<string, T>>> => ({
  names: [name],
  read,
  kind: 'family',
  readName,
  otherwise: () => ({}),
});
