import type { CatalogueVersion, SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { Comparison, Import, ImportedFile } from '#shared/schemas/stored/import.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { ManagedObjectStore } from '../../objects/s3-object-store.ts';
import { collect } from '../../search/format/sorted-rows.ts';
import type { Issue } from '../issues.ts';
import type { LookupKind, LookupRows, ReadOptions } from '../kinds/import-kind.ts';
import { IMPORT_KINDS, inReadingOrder, knownKind } from '../kinds/import-kinds.ts';
import type { RecordTools } from '../kinds/save-rows.ts';
import { collectGarbage } from '../publishing/collect-garbage.ts';
import { compareSources } from '../publishing/compare-sources.ts';
import type { Publishing, PublishListener } from '../publishing/publish-sources.ts';
import { sourcesOfVersion } from '../publishing/version-sources.ts';
import { withStaged } from '../publishing/with-staged.ts';
import { sourceRows } from '../sources/source-files.ts';
import { type ImportFile, loadedAt } from '../staging/import-file.ts';
import type { FileRow } from '../staging/stage-csv.ts';
import { UnusableFile } from '../staging/usable-rows.ts';
import { begunProgress, type ImportProgress, type Watchers } from './import-progress.ts';

/** The tools that all steps of an import share. */
export interface EngineTools extends Publishing, RecordTools {
  readonly store: ManagedObjectStore;
}

/** The result of applying an import. */
export type ImportOutcome<Version = CatalogueVersion> =
  | { readonly kind: 'published'; readonly version: Version }
  | { readonly kind: 'unchanged' }
  /** The result of a dry run. */
  | { readonly kind: 'compared'; readonly comparison: Comparison }
  /** A file can't be used, so nothing of the import was applied. */
  | { readonly kind: 'unusable'; readonly file: string };

/** Step 1: puts the files in reading order and starts the progress of the job. */
export function beginImportJob<File extends Pick<ImportFile, 'kind' | 'name' | 'bytes'>>(
  requested: Import,
  files: readonly File[],
  watchers: Watchers,
): { readonly files: File[]; readonly progress: ImportProgress } {
  const ordered = inReadingOrder(files);
  return { files: ordered, progress: begunProgress(requested, ordered, watchers) };
}

/** Step 2, for each file: stages its rows, which have no effect yet. `earlier` are the files of the job read before. */
export async function readImportFile(
  tools: EngineTools,
  progress: ImportProgress,
  given: ImportFile,
  earlier: readonly ImportedFile[],
  { levelOfPriceType = {} }: ReadOptions,
): Promise<ImportedFile> {
  const { store, versions, now } = tools;
  const { kind, name } = given;
  const loaded = loadedAt(given, now());
  const isFuture = Date.parse(given.asOf) > Date.parse(loaded);
  const file = isFuture ? { ...given, asOf: loaded } : given;
  const entry = IMPORT_KINDS[kind];
  const current = (await versions.current())?.sources ?? [];
  // Files of lists are always complete, so updates need not be merged to read them.
  const lists = earlier.flatMap(({ sources }) => sources).filter(({ isUpdate }) => !isUpdate);
  const known = await withStaged(store, current, lists);
  const listener = {
    onRow: progress.rowRead,
    onIssue: (issue: Issue) => progress.issue({ file: name, ...issue }),
  };
  if (isFuture) {
    const message = `The file is dated ${given.asOf}, which is later than it was loaded. ${loaded} is used.`;
    listener.onIssue({ line: 0, code: 'future-time', message, severity: 'warning' });
  }
  const bytes = countedBytes(file, progress);
  try {
    const lookups = await lookupRows(store, known, entry.reads);
    const request = { file, bytes, store, now: now(), loadedAt: loaded, listener, levelOfPriceType };
    return { kind, name, ...(await entry.stage(request, lookups)) };
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    return { kind, name, isUnusable: true, sources: [] };
  }
}

async function* countedBytes(file: ImportFile, progress: ImportProgress): AsyncGenerator<Uint8Array> {
  for await (const chunk of file.open()) {
    progress.bytesRead(chunk.length);
    yield chunk;
  }
}

async function lookupRows(
  store: ObjectStore,
  known: readonly SourceEntry[],
  reads: readonly LookupKind[],
): Promise<LookupRows> {
  const rowsOf = async <Kind extends LookupKind>(kind: Kind): Promise<LookupRows[Kind]> => {
    const { destination } = IMPORT_KINDS[kind];
    if (!reads.includes(kind) || destination.to !== 'source') return [] as unknown as LookupRows[Kind];
    const sources = known.filter((source) => source.kind === destination.source);
    return (await collect(sourceRows(store, ...sources))) as LookupRows[Kind];
  };
  return {
    'vehicle-map': await rowsOf('vehicle-map'),
    'part-types': await rowsOf('part-types'),
    codes: await rowsOf('codes'),
  };
}

interface Application<Version> {
  readonly files: readonly ImportedFile[];
  /** Reads and compares, and changes nothing. */
  readonly isDryRun?: boolean | undefined;
  /** The version to publish again; then there are no files. */
  readonly rollBackTo?: number | undefined;
  /** Publishes the sources that a change makes of the current ones; undefined if they are the same. */
  readonly publish: (
    change: (before: readonly SourceEntry[]) => Promise<SourceEntry[]>,
    listener: PublishListener,
  ) => Promise<Version | undefined>;
}

/**
 * Step 3: either all files of an import take effect or none. Records are saved, and the catalogue gets one new version.
 * Without files the current version is built again if another release built it.
 */
export async function applyImport<Version>(
  tools: EngineTools,
  progress: ImportProgress,
  { files, isDryRun, rollBackTo, publish }: Application<Version>,
): Promise<ImportOutcome<Version>> {
  const { store, versions } = tools;
  const unusable = files.find(({ isUnusable }) => isUnusable);
  if (unusable) return { kind: 'unusable', file: unusable.name };
  const staged = files.flatMap(({ sources }) => sources);
  if (isDryRun) {
    const current = (await versions.current())?.sources ?? [];
    const comparison = await compareSources(store, current, await withStaged(store, current, staged));
    return { kind: 'compared', comparison };
  }
  for (const file of files) await saveRecordsOf(tools, progress, file);
  if (files.length > 0 && staged.length === 0) return { kind: 'unchanged' };
  const change = async (before: readonly SourceEntry[]) =>
    rollBackTo === undefined
      ? withStaged(store, before, staged)
      : [...(await sourcesOfVersion({ versions }, rollBackTo))];
  const version = await publish(change, {
    onStage: progress.enter,
    onOffer: progress.rowWritten,
    onIssue: ({ brand, ...issue }) => progress.issue({ file: brand, ...issue }),
  });
  return version === undefined ? { kind: 'unchanged' } : { kind: 'published', version };
}

/** Saves the rows of a file that must be in the table. */
async function saveRecordsOf(
  tools: EngineTools,
  progress: ImportProgress,
  { kind, name, sources, records }: ImportedFile,
): Promise<void> {
  const { apply } = IMPORT_KINDS[knownKind(kind)];
  if (apply === 'nothing') return;
  const fromSources = (await collect(sourceRows(tools.store, ...sources))).map((row) => ({ row, line: 0 }));
  const rows = records ? await collect(sourceRows<FileRow<unknown>>(tools.store, records)) : fromSources;
  const listener = {
    onIssue: (issue: Issue) => progress.issue({ file: name, ...issue }),
    onSaved: progress.rowWritten,
  };
  await apply(rows, tools, listener, { name, asOf: records?.asOf });
}

/** Step 4: clears objects that no recent version needs, and saves what became of the import. */
export async function finishImport(
  { store, versions, now }: EngineTools,
  progress: ImportProgress,
  outcome: ImportOutcome<Pick<CatalogueVersion, 'version'>>,
): Promise<void> {
  if (outcome.kind === 'published') await collectGarbage(store, versions, now());
  await progress.close(store, finalChange(outcome));
}

/** Ends an import that met an error. */
export const failImport = (
  { store }: Pick<EngineTools, 'store'>,
  progress: ImportProgress,
  message: string,
): Promise<void> => progress.close(store, { state: 'failed', message });

function finalChange(
  outcome: ImportOutcome<Pick<CatalogueVersion, 'version'>>,
): Parameters<ImportProgress['close']>[1] {
  if (outcome.kind === 'published') return { state: 'done', version: outcome.version.version };
  if (outcome.kind === 'unusable') return { state: 'failed', message: `${outcome.file} can not be used` };
  if (outcome.kind === 'compared') return { state: 'compared', comparison: outcome.comparison };
  return { state: 'unchanged' };
}
