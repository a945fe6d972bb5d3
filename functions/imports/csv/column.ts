import type { Refusal, Warn } from './refusal.ts';

/** Makes of a cell's text, which is never empty, what it means. */
export type CellReader<T> = (text: string, warn: Warn) => T | Refusal;

/** A column of a format. */
export interface Column<T> {
  /** The first is the one that faults and documents call it; headers may have any, in any case. */
  readonly names: readonly [string, ...string[]];
  readonly read: CellReader<unknown>;
  /** 'family': any number of columns, named 'price:fleet' and 'price:retail' for 'price'. */
  readonly kind: 'required' | 'optional' | 'family';
  /** Of a family: makes what stands after the colon of a name the key of its values. */
  readonly readName?: (name: string) => string | Refusal;
  /** What a row has when the column is missing or its cell empty. */
  readonly otherwise: () => T;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

type ValueOf<C> = C extends Column<infer T> ? T : never;
type Said<C extends Columns> = { [F in keyof C]: undefined extends ValueOf<C[F]> ? never : F }[keyof C];

/** What a row of such columns says; fields that may be left out are not there when they are. */
export type ValuesOf<C extends Columns> = { readonly [F in Said<C>]: ValueOf<C[F]> } & {
  readonly [F in Exclude<keyof C, Said<C>>]?: Exclude<ValueOf<C[F]>, undefined>;
};

type Names = Column<unknown>['names'];

/** Every file has the column, and every row something in it. */
export const required = <T>(names: Names, read: CellReader<T>): Column<T> => ({
  names,
  read,
  kind: 'required',
  otherwise: () => {
    throw new Error(`${names[0]} is required`);
  },
});

export const optional = <T>(names: Names, read: CellReader<T>): Column<T | undefined> => ({
  names,
  read,
  kind: 'optional',
  otherwise: () => undefined,
});

/** An optional column with something else to take where nothing is said. */
export const withDefault = <T>(names: Names, read: CellReader<T>, value: NoInfer<T>): Column<T> => ({
  names,
  read,
  kind: 'optional',
  otherwise: () => value,
});

/** One column for each of many things, by what stands after the colon of its name; empty cells are left out. */
export const family = <T>(
  name: string,
  readName: (name: string) => string | Refusal,
  read: CellReader<T>,
): Column<Readonly<Record<string, T>>> => ({
  names: [name],
  read,
  kind: 'family',
  readName,
  otherwise: () => ({}),
});
