import type { CatalogueVersion } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { Comparison } from '#shared/schemas/stored/import.ts';
import type { ImportFile } from './import-file.ts';
import { inReadingOrder } from './import-kinds.ts';
import type { ImportProgress } from './import-progress.ts';
import { compareSources } from './publishing/compare-sources.ts';
import { type Publishing, publishSources } from './publishing/publish-sources.ts';
import { withStaged } from './publishing/with-staged.ts';
import { type RecordTools, saveRecordsOf } from './save-records.ts';
import { type ReadOptions, type StagedFile, stageFile } from './stage-file.ts';
import type { StagedSource } from './staging/staged-source.ts';
import { UnusableFile } from './staging/usable-rows.ts';

/** What an import works with. */
export interface ImportTools extends Publishing, RecordTools {
  readonly store: Publishing['store'];
}

export interface ImportOptions extends ReadOptions {
  /** Reads and compares, and changes nothing. */
  readonly isDryRun?: boolean;
}

export type ImportOutcome =
  | { readonly kind: 'published'; readonly version: CatalogueVersion }
  /** Nothing of the catalogue is other than it was. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'compared'; readonly comparison: Comparison }
  /** A file can't be used at all; nothing was changed. */
  | { readonly kind: 'unusable'; readonly file: string };

/**
 * Imports files as one: all of them or none are in the next catalogue version, which appears at once. Records of the
 * table are saved when every file has been read and can be used.
 */
export async function importCatalogue(
  tools: ImportTools,
  files: readonly ImportFile[],
  progress: ImportProgress,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const current = (await tools.versions.current())?.sources ?? [];
  const read: StagedFile[] = [];
  const stagedSources = () => read.flatMap(({ sources }) => sources);
  for (const file of inReadingOrder(files)) {
    try {
      const known = await withStaged(tools.store, current, listsAmong(stagedSources()));
      read.push(await stageFile(tools, file, known, progress, options));
    } catch (error) {
      if (error instanceof UnusableFile) return { kind: 'unusable', file: file.name };
      throw error;
    }
  }
  const staged = stagedSources();
  if (options.isDryRun) {
    const comparison = await compareSources(tools.store, current, await withStaged(tools.store, current, staged));
    return { kind: 'compared', comparison };
  }
  for (const file of read) await saveRecordsOf(tools, file, progress);
  if (staged.length === 0) return { kind: 'unchanged' };
  const { id } = progress.import;
  const version = await publishSources(tools, id, (before) => withStaged(tools.store, before, staged), {
    onStage: progress.enter,
    onOffer: progress.rowWritten,
    onFault: ({ brand, ...fault }) => progress.fault({ file: brand, ...fault }),
  });
  return version ? { kind: 'published', version } : { kind: 'unchanged' };
}

/** Whole ones; what an update changes is not needed to read other files. */
export const listsAmong = (staged: readonly StagedSource[]): StagedSource[] =>
  staged.filter(({ isUpdate }) => !isUpdate);
