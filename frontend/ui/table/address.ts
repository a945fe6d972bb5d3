import { clampedPage } from '#shared/rules/base/page-window.ts';

/** One value in the query of an address. Whatever it can not read stands for its usual value. */
export interface Param<T> {
  readonly read: (query: URLSearchParams) => T;
  /** Writes nothing for the usual value, so that addresses stay short. */
  readonly write: (query: URLSearchParams, value: T) => void;
}

/** A screen whose state is in its address. */
export interface Address<V> {
  readonly parse: (query: URLSearchParams) => V;
  /** The address that `parse` reads back. */
  readonly pathOf: (values: V) => string;
}

/** Describes the address of a screen. The params are written in this order. */
export function addressOf<V extends object>(
  path: string,
  params: { readonly [Name in keyof V]: Param<V[Name]> },
): Address<V> {
  const names = Object.keys(params) as (keyof V)[];
  return {
    parse: (query) => Object.fromEntries(names.map((name) => [name, params[name].read(query)])) as V,
    pathOf(values) {
      const query = new URLSearchParams();
      for (const name of names) params[name].write(query, values[name]);
      const text = query.toString();
      return text === '' ? path : `${path}?${text}`;
    },
  };
}

/** Words to search for. */
export const textParam = (name: string, maxLength: number): Param<string> => ({
  read: (query) => (query.get(name) ?? '').slice(0, maxLength),
  write: (query, value) => value !== '' && query.set(name, value),
});

/** One of several values; the usual one where none is named. */
export const choiceParam = <T extends string | number, U extends T | undefined>(
  name: string,
  choices: readonly T[],
  usual: U,
): Param<T | U> => ({
  read: (query) => choices.find((choice) => String(choice) === query.get(name)) ?? usual,
  write: (query, value) => value !== usual && query.set(name, String(value)),
});

/** A text of a certain form, such as an id. */
export const patternParam = (name: string, pattern: RegExp): Param<string | undefined> => ({
  read: (query) => query.get(name)?.match(pattern)?.[0],
  write: (query, value) => value !== undefined && query.set(name, value),
});

const pageParam: Param<number> = {
  read: (query) => clampedPage(Number(query.get('page') || 1)),
  write: (query, page) => page > 1 && query.set('page', String(page)),
};

const directionParam = (isUsuallyAscending: boolean): Param<boolean> => {
  const usual = isUsuallyAscending ? 'asc' : 'desc';
  const { read, write } = choiceParam('order', ['asc', 'desc'], usual);
  return {
    read: (query) => read(query) === 'asc',
    write: (query, isAscending) => write(query, isAscending ? 'asc' : 'desc'),
  };
};

interface TableOptions<Sort extends string> {
  /** The columns that it can be sorted by. */
  readonly sorts: readonly Sort[];
  readonly usualSort: Sort;
  readonly isUsuallyAscending: boolean;
  /** Rows of a page, the usual number first. */
  readonly sizes: readonly [number, ...number[]];
}

/** The sort and the page of a table. */
export const tableParams = <Sort extends string>(options: TableOptions<Sort>) => ({
  sort: choiceParam('sort', options.sorts, options.usualSort) as Param<Sort>,
  isAscending: directionParam(options.isUsuallyAscending),
  page: pageParam,
  take: choiceParam('take', options.sizes, options.sizes[0]) as Param<number>,
});

/** The part of a table's address that every table has. */
export interface TableLocation<Sort extends string = string> {
  readonly sort: Sort;
  readonly isAscending: boolean;
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly take: number;
}
