import type { CatalogueVersion, SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { Comparison, Import, ImportedFile, ImportKind, LostRows } from '#shared/schemas/stored/import.ts';
import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import type { PriceLevelRepository } from '../../data/catalogue/price-level-repository.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { ManagedObjectStore } from '../../objects/s3-object-store.ts';
import { collect } from '../../search/format/sorted-rows.ts';
import type { Issue } from '../issues.ts';
import type { LookupKind, LookupRows, ReadOptions } from '../kinds/import-kind.ts';
import { IMPORT_KINDS, inReadingOrder, knownKind } from '../kinds/import-kinds.ts';
import type { RecordTools } from '../kinds/save-rows.ts';
import { knownNumbers } from '../merge/known-numbers.ts';
import { collectGarbage } from '../publishing/collect-garbage.ts';
import { compareSources } from '../publishing/compare-sources.ts';
import { joinStaged } from '../publishing/join-staged.ts';
import { lostRows } from '../publishing/lost-rows.ts';
import type { Publishing, PublishListener } from '../publishing/publish-sources.ts';
import { sourcesOfVersion } from '../publishing/version-sources.ts';
import { withStaged } from '../publishing/with-staged.ts';
import { sourceRows } from '../sources/source-files.ts';
import { type ImportFile, loadedAt } from '../staging/import-file.ts';
import type { FileRow } from '../staging/stage-csv.ts';
import { type StagedSource, UnusableFile } from '../staging/usable-rows.ts';
import { checkedBytes } from '../staging/wrong-file.ts';
import { begunProgress, type ImportProgress, type Watchers } from './import-progress.ts';
import { joinedRecords } from './joined-records.ts';
import { reportUnknownPartners } from './unknown-partners.ts';

/** The tools that all steps of an import share. */
export interface EngineTools extends Publishing, RecordTools {
  readonly priceLevels: Pick<PriceLevelRepository, 'save' | 'list'>;
  readonly store: ManagedObjectStore;
}

/** The result of applying an import. */
export type ImportOutcome<Version = CatalogueVersion> =
  | { readonly kind: 'published'; readonly version: Version }
  | { readonly kind: 'unchanged' }
  /** The result of a dry run. */
  | { readonly kind: 'compared'; readonly comparison: Comparison }
  /** Feeds would lose most of themselves, so nothing of the import was applied (case N25). */
  | { readonly kind: 'stopped'; readonly lost: readonly LostRows[] }
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
  const read = entry.namesParts ? [...entry.reads, ...DESCRIBE_PARTS] : entry.reads;
  const lists = earlier.flatMap(({ kind: other, sources }) => (isListOf(read, other) ? sources : []));
  const known = await withStaged(store, current, await joinStaged(store, lists));
  const listener = {
    onRow: progress.rowRead,
    onIssue: (issue: Issue) => progress.issue({ file: name, ...issue }),
  };
  if (isFuture) {
    const message = `The file is dated ${given.asOf}, which is later than it was loaded. ${loaded} is used.`;
    listener.onIssue({ line: 0, code: 'future-time', message, severity: 'warning' });
  }
  const bytes = checkedBytes(countedBytes(file, progress), typeof entry.format === 'string', (problem) => {
    listener.onIssue({ line: 1, code: 'wrong-file', message: problem, severity: 'refused' });
    throw new UnusableFile();
  });
  try {
    const isKnownPart = entry.namesParts ? await knownNumbers(store, known) : undefined;
    const lookups = { ...(await lookupRows(store, known, entry.reads)), isKnownPart };
    const request = { file, bytes, store, now: now(), loadedAt: loaded, listener, levelOfPriceType };
    return { kind, name, ...(await entry.stage(request, lookups)) };
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    return { kind, name, isUnusable: true, sources: [] };
  }
}

/** The kinds of files that describe parts. They are read before those that name them. */
const DESCRIBE_PARTS: readonly ImportKind[] = ['cross-references', 'pies', 'products'];

const isListOf = (reads: readonly ImportKind[], kind: string): boolean => (reads as readonly string[]).includes(kind);

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
  /** The number of rows that feeds may lose. */
  readonly acceptRemovals?: number | undefined;
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
  { files, isDryRun, acceptRemovals = 0, rollBackTo, publish }: Application<Version>,
): Promise<ImportOutcome<Version>> {
  const { store, versions } = tools;
  const unusable = files.find(({ isUnusable }) => isUnusable);
  if (unusable) return { kind: 'unusable', file: unusable.name };
  const staged = await joinStaged(
    store,
    files.flatMap(({ sources }) => sources),
    (source, issue) => progress.issue({ file: lastFileOf(files, source), ...issue }),
  );
  const recordsOf = await joinedRecords(store, files, (file, issue) => progress.issue({ file: file.name, ...issue }));
  const current = (await versions.current())?.sources ?? [];
  if (files.length > 0) await reportPartners(tools, progress, { files, current, staged, recordsOf });
  if (isDryRun) {
    const comparison = await compareSources(store, current, await withStaged(store, current, staged));
    return { kind: 'compared', comparison };
  }
  const lost = await lostInFull(tools, current, staged);
  if (removalsOf(lost) > acceptRemovals) return { kind: 'stopped', lost };
  for (const file of files) await saveRecordsOf(tools, progress, file, recordsOf.get(file));
  if (files.length > 0 && staged.length === 0) return { kind: 'unchanged' };
  const change = async (before: readonly SourceEntry[]) =>
    rollBackTo === undefined
      ? withStaged(store, before, staged)
      : [...(await sourcesOfVersion({ versions }, rollBackTo))];
  const version = await publish(change, {
    onStage: progress.enter,
    onOffer: progress.rowWritten,
    onSummary: progress.summarized,
    onIssue: ({ brand, ...issue }) => progress.issue({ file: brand, ...issue }),
  });
  return version === undefined ? { kind: 'unchanged' } : { kind: 'published', version };
}

const LISTS: readonly string[] = ['part-types', 'product-lines', 'locations'];

interface AppliedFiles {
  readonly files: readonly ImportedFile[];
  readonly current: readonly SourceEntry[];
  readonly staged: readonly StagedSource[];
  readonly recordsOf: ReadonlyMap<ImportedFile, readonly FileRow<unknown>[]>;
}

/** Reports what the files name and nothing has, once all files are known. */
async function reportPartners(
  { store, priceLevels }: EngineTools,
  progress: ImportProgress,
  { files, current, staged, recordsOf }: AppliedFiles,
): Promise<void> {
  const ofLists = (sources: readonly StagedSource[]) => sources.filter(({ kind }) => LISTS.includes(kind));
  const sources = await withStaged(store, ofLists(current), ofLists(staged));
  const levels = files.filter(({ kind }) => kind === 'price-levels').flatMap((file) => recordsOf.get(file) ?? []);
  const newPriceLevels = levels.map(({ row }) => (row as PriceLevel).name);
  await reportUnknownPartners(files, { store, sources, priceLevels, newPriceLevels }, (file, issue) =>
    progress.issue({ file: file.name, ...issue }),
  );
}

/** An update names what it removes, so only feeds that are sent as a whole can lose rows by mistake. */
const lostInFull = (
  { store }: EngineTools,
  current: readonly SourceEntry[],
  staged: readonly StagedSource[],
): Promise<LostRows[]> =>
  lostRows(
    store,
    current,
    staged.filter(({ isUpdate }) => !isUpdate),
  );

/** The number of rows that feeds lose. */
export const removalsOf = (lost: readonly LostRows[]): number => lost.reduce((sum, { removed }) => sum + removed, 0);

const lastFileOf = (files: readonly ImportedFile[], { kind, key }: SourceEntry): string =>
  files.findLast(({ sources }) => sources.some((one) => one.kind === kind && one.key === key))?.name ?? kind;

/** Saves the rows of a file that must be in the table. */
async function saveRecordsOf(
  tools: EngineTools,
  progress: ImportProgress,
  { kind, name, sources, records }: ImportedFile,
  recordRows: FileRow<unknown>[] | undefined,
): Promise<void> {
  const { apply } = IMPORT_KINDS[knownKind(kind)];
  if (apply === 'nothing') return;
  const fromSources = (await collect(sourceRows(tools.store, ...sources))).map((row) => ({ row, line: 0 }));
  const rows = recordRows ?? fromSources;
  const listener = {
    onIssue: (issue: Issue) => progress.issue({ file: name, ...issue }),
    onSaved: progress.rowWritten,
  };
  await apply(rows, tools, listener, { name, asOf: records?.asOf });
}

/** Step 4: clears objects that no recent version needs, and saves what became of the import. */
export async function finishImport(
  tools: EngineTools,
  progress: ImportProgress,
  outcome: ImportOutcome<Pick<CatalogueVersion, 'version'>>,
): Promise<void> {
  if (outcome.kind === 'published') await collectGarbage(tools, tools.now());
  await progress.close(tools.store, finalChange(outcome));
}

/** Ends an import that met an error. */
export const failImport = (
  { store }: Pick<EngineTools, 'store'>,
  progress: ImportProgress,
  message: string,
): Promise<void> => progress.close(store, { state: 'failed', message });

/** The message of a stopped import. */
export const wouldLose = (lost: readonly LostRows[]): string => {
  const feeds = lost.map(({ kind, key, removed, of }) => `${removed} of ${of} of ${kind} (${key})`);
  return IMPORT_TEXTS.wouldLose(removalsOf(lost), feeds.join(', '));
};

function finalChange(
  outcome: ImportOutcome<Pick<CatalogueVersion, 'version'>>,
): Parameters<ImportProgress['close']>[1] {
  if (outcome.kind === 'published') return { state: 'done', version: outcome.version.version };
  if (outcome.kind === 'unusable') return { state: 'failed', message: `${outcome.file} can not be used` };
  if (outcome.kind === 'stopped') {
    return { state: 'stopped', lost: [...outcome.lost], message: wouldLose(outcome.lost) };
  }
  if (outcome.kind === 'compared') return { state: 'compared', comparison: outcome.comparison };
  return { state: 'unchanged' };
}
