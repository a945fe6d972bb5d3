import { randomUUID } from 'node:crypto';
import { offerRepository } from '#functions/data/catalogue/offer-repository.ts';
import { accountKey } from '#functions/data/identity/keys.ts';
import { batchWrite } from '#functions/data/table/batch-write.ts';
import type { Table } from '#functions/data/table/table.ts';
import { importTools } from '#functions/imports/engine/import-tools.ts';
import { reportedIssues } from '#functions/imports/engine/issue-report.ts';
import { type ImportOptions, runImport } from '#functions/imports/engine/run-import.ts';
import type { PictureFetcher } from '#functions/imports/fetching/fetch-picture.ts';
import { UnfetchedPicture } from '#functions/imports/fetching/picture-problem.ts';
import { type ImportFile, OWN_SUPPLIER } from '#functions/imports/staging/import-file.ts';
import { memoryObjectStore, type WritableObjectStore } from '#functions/objects/object-store.ts';
import { putManifest } from '#functions/objects/version-manifests.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';
import { catalogueSource } from '#functions/search/query/catalogue-source.ts';
import { anyCaller, anyPart, type SearchQuery } from '#functions/search/query/search-query.ts';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ImportKind } from '#shared/schemas/stored/import.ts';
import { anAccount } from '../builders/accounts.ts';
import { streamOf } from './parsed-file.ts';
import { testTable } from './test-table.ts';
import { unmanaged } from './unmanaged-store.ts';

interface GivenFile {
  readonly kind: ImportKind;
  readonly content: string;
  readonly supplier?: string;
  readonly asOf?: string;
}

interface BenchParts {
  readonly table?: Table;
  readonly store?: WritableObjectStore;
  readonly now?: () => Date;
  /** The ids of top-level accounts that customers are imported for. */
  readonly accounts?: readonly number[];
  /** By default no server answers. */
  readonly fetchPicture?: PictureFetcher;
}

const noServer: PictureFetcher = async () => {
  throw new UnfetchedPicture('picture-no-answer', 'the server can’t be reached (TEST)');
};

const FILE_DATE = '2026-03-01T00:00:00.000Z';

/** A file with this text as its content. */
export const fileOf = ({ kind, content, supplier = OWN_SUPPLIER, asOf = FILE_DATE }: GivenFile): ImportFile => ({
  kind,
  supplier,
  name: `${kind}.txt`,
  bytes: content.length,
  asOf,
  open: () => streamOf(content),
});

/** Imports into its own table and store, and reads the result. */
export async function importBench(parts: BenchParts = {}) {
  const { store = memoryObjectStore(), now = () => new Date('2026-03-02T09:00:00Z') } = parts;
  const table = parts.table ?? (await testTable());
  const pictureFiles = new Map<string, Uint8Array>();
  const tools = {
    ...importTools(table, store, now),
    fetchPicture: parts.fetchPicture ?? noServer,
    files: { put: async (path: string, content: Uint8Array) => void pictureFiles.set(path, content) },
  };
  const accounts = (parts.accounts ?? []).map((id) => ({ ...anAccount({ id }), ...accountKey(id) }));
  await batchWrite(table, accounts);

  /** Imports files given by kind, or with more detail. */
  async function importFiles(
    files: Partial<Record<ImportKind, string>> | readonly (GivenFile | ImportFile)[],
    options?: ImportOptions,
  ) {
    const given = Array.isArray(files)
      ? (files as readonly (GivenFile | ImportFile)[])
      : Object.entries(files).map(([kind, content]) => ({ kind: kind as ImportKind, content }));
    const all = given.map((file) => ('open' in file ? file : fileOf(file)));
    const id = randomUUID();
    const request = { id, files: all, ...(options && { options }) };
    const watchers = { imports: tools.imports, now };
    const { outcome, job, files: read } = await runImport({ ...tools, store: unmanaged(store) }, request, watchers);
    const { report } = job;
    const issues = report === undefined ? [] : await collect(reportedIssues(store, id, report));
    return { outcome, issues, state: job, read };
  }

  const catalogue = () =>
    catalogueSource({
      objects: store,
      pointer: tools.versions.current,
      reservationsSince: async () => [],
      synonyms: tools.synonyms,
      now,
      cacheBytes: 1 << 28,
    }).current();

  return {
    table,
    store,
    tools,
    /** The stored pictures by path. */
    pictureFiles,
    importFiles,
    catalogue,
    /** Ids of the parts that a search finds. */
    async found(query: Partial<SearchQuery>): Promise<string[]> {
      const { parts: hits } = await (await catalogue()).search({ ...anyPart, take: 96, ...query }, anyCaller);
      return hits.map(({ id }) => id).sort();
    },
    /**
     * Publishes the current version as a release without index formats did. `staged` may change the form of its
     * sources.
     */
    async builtByAnotherRelease(staged: (source: SourceEntry) => SourceEntry = (source) => source): Promise<void> {
      const current = await tools.versions.current();
      if (!current) throw new Error('There is no version');
      const { version, builtAt } = current;
      const { format: _, ...index } = current.index;
      const sources = current.sources.map(staged);
      const manifest = await putManifest(store, { ...current, sources, version: version + 1, base: version, index });
      await tools.versions.publish({ version: version + 1, manifest, builtAt }, version);
    },
    async offer(id: string) {
      return (await offerRepository(table).findMany([id], 'strongly')).get(id);
    },
  };
}
