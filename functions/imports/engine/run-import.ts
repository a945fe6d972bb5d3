import type { Import, ImportedFile } from '#shared/schemas/stored/import.ts';
import type { ReadOptions } from '../kinds/import-kind.ts';
import { publishSources } from '../publishing/publish-sources.ts';
import type { ImportFile } from '../staging/import-file.ts';
import {
  applyImport,
  beginImportJob,
  type EngineTools,
  failImport,
  finishImport,
  type ImportOutcome,
  readImportFile,
} from './import-engine.ts';
import type { Watchers } from './import-progress.ts';
import { newImport } from './job-record.ts';

export interface ImportOptions extends ReadOptions {
  /** Reads and compares, and changes nothing. */
  readonly isDryRun?: boolean;
  /** The number of rows that feeds may lose (case N25). */
  readonly acceptRemovals?: number;
}

interface ImportRequest {
  readonly id: string;
  readonly files: readonly ImportFile[];
  readonly options?: ImportOptions;
}

interface ImportRun {
  readonly outcome: ImportOutcome;
  readonly job: Readonly<Import>;
  readonly files: readonly ImportedFile[];
}

/** Runs all steps of an import in this process, as the command does. Reading ends at the first file that can't be used. */
export async function runImport(
  tools: EngineTools,
  { id, files: given, options = {} }: ImportRequest,
  watchers: Watchers,
): Promise<ImportRun> {
  const requested = newImport(id, given, watchers.now().toISOString());
  const { files, progress } = beginImportJob(requested, given, watchers);
  try {
    const read: ImportedFile[] = [];
    for (const file of files) {
      const staged = await readImportFile(tools, progress, file, read, options);
      read.push(staged);
      if (staged.isUnusable) break;
    }
    const outcome = await applyImport(tools, progress, {
      files: read,
      isDryRun: options.isDryRun,
      acceptRemovals: options.acceptRemovals,
      publish: (change, listener) => publishSources(tools, id, change, listener),
    });
    await finishImport(tools, progress, outcome);
    return { outcome, job: progress.import, files: read };
  } catch (error) {
    await failImport(tools, progress, String(error));
    throw error;
  }
}
