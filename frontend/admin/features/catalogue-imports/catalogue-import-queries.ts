import { queryOptions } from '@tanstack/react-query';
import type { ImportView, importsContract } from '#shared/contracts/imports.ts';
import type { FaultKind } from '#shared/schemas/stored/import.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { importsApi } from '../../../api/groups/imports-api.ts';

/** Every query key of imports of the catalogue begins with this. */
const KEY = 'catalogue-imports';

const WORKING: readonly ImportView['state'][] = ['reading', 'waiting', 'building', 'offers', 'publishing'];
export const isCatalogueWorking = (state: ImportView['state']): boolean => WORKING.includes(state);

/** How often, in ms, an import at work is asked for again: on its own page, and in the list. */
const POLL = { one: 1000, list: 5000 };

/** The latest imports, newest first. */
export const catalogueImportsQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: ({ signal }) => importsApi.listImports({}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => isCatalogueWorking(state)) ? POLL.list : false),
});

/** An import. It is asked for again while it is at work, so its progress survives a reload and is the same elsewhere. */
export const catalogueImportQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => importsApi.getImport({ params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isCatalogueWorking(data.state) ? POLL.one : false),
  });

/** A version of the catalogue as the list has it. */
export type ShownVersion = Output<typeof importsContract.listCatalogueVersions>[number];

/** The versions of the catalogue, newest first. An import that ends makes another one. */
export const catalogueVersionsQuery = queryOptions({
  queryKey: [KEY, 'versions'],
  queryFn: ({ signal }) => importsApi.listCatalogueVersions({}, { signal }),
  staleTime: 0,
});

const MOST_PLACES = 50;

/** The first places of a kind of fault, and how many there are. */
export const faultPlacesQuery = (id: string, { file, code }: Pick<FaultKind, 'file' | 'code'>) => {
  const query = { File: file, Code: code, Take: String(MOST_PLACES) };
  return queryOptions({
    queryKey: [KEY, 'places', id, query],
    queryFn: ({ signal }) => importsApi.getImportFaults({ params: { id }, query }, { signal }),
  });
};
