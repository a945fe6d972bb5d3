import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import type { PeopleImportState, RowOutcomeName } from '#shared/values/people/people-imports.ts';
import { importsApi } from '../../../api/groups/imports-api.ts';

/** Every query key of imports begins with this. */
const IMPORTS_KEY = 'people-imports';

/** The states in which the server works on an import. */
const WORKING: readonly PeopleImportState[] = ['checking', 'saving', 'cancelling', 'inviting', 'takingBack'];
export const isImportWorking = (state: PeopleImportState): boolean => WORKING.includes(state);

/** Whether the file is kept. Without it only the rows that are not in can be listed, by name and result. */
export const isFileKept = ({ rowsKeptUntil }: Pick<PeopleImportView, 'rowsKeptUntil'>): boolean =>
  rowsKeptUntil !== undefined;

/** Whether the file was deleted before anything was imported. Nothing is reported of its rows. */
export const isForgotten = (view: Pick<PeopleImportView, 'state' | 'rowsKeptUntil'>): boolean =>
  (view.state === 'mapping' || view.state === 'checked') && !isFileKept(view);

/** How often, in ms, an import at work is asked for again: on its own page, and in the list. */
const POLL = { one: 1000, list: 5000 };

/** A page of imports, newest first. It is asked for again while one of them is at work. */
export function importsQuery({ page, take }: { readonly page: number; readonly take: number }) {
  const query = { Skip: String((page - 1) * take), Take: String(take) };
  return queryOptions({
    queryKey: [IMPORTS_KEY, 'list', query],
    queryFn: ({ signal }) => importsApi.listPeopleImports({ query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ state }) => isImportWorking(state)) ? POLL.list : false,
  });
}

/** An import. It is asked for again while it is at work, so its progress survives a reload and is the same elsewhere. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [IMPORTS_KEY, 'one', id],
    queryFn: ({ signal }) => importsApi.getPeopleImport({ params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isImportWorking(data.state) ? POLL.one : false),
  });

/** A page of rows of an import, and which of them. */
export interface RowsWindow {
  readonly skip: number;
  readonly take: number;
  readonly only?: 'faults' | 'left' | undefined;
  readonly outcome?: RowOutcomeName | undefined;
  readonly result?: string | undefined;
}

export const rowsKey = (id: string) => [IMPORTS_KEY, 'rows', id] as const;

/**
 * Rows of an import. A corrected row stays in place until the list is opened again, so pages are never refetched on
 * their own. Each state of the import has its own pages, because work changes the rows.
 */
export function importRowsQuery({ id, state }: Pick<PeopleImportView, 'id' | 'state'>, window: RowsWindow) {
  const query = rowsCall(window);
  return queryOptions({
    queryKey: [...rowsKey(id), state, query],
    queryFn: ({ signal }) => importsApi.getPeopleImportRows({ params: { id }, query }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

const rowsCall = ({ skip, take, only, outcome, result }: RowsWindow) => ({
  Skip: String(skip),
  Take: String(take),
  ...(only && { Only: only }),
  ...(outcome && { Outcome: outcome }),
  ...(result !== undefined && { Result: result }),
});

/** How many rows with a fault have the same cell. A correction makes the count old. */
export const alikeQuery = (
  { id, changedAt }: Pick<PeopleImportView, 'id' | 'changedAt'>,
  { column, value }: { readonly column: string; readonly value: string },
) => {
  const query = { Skip: '0', Take: '1', Only: 'faults', Column: column, Value: value } as const;
  return queryOptions({
    queryKey: [IMPORTS_KEY, 'alike', id, column, value, changedAt],
    queryFn: async ({ signal }) => (await importsApi.getPeopleImportRows({ params: { id }, query }, { signal })).total,
    gcTime: 0,
  });
};
