import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { IndexManifest } from '#functions/search/build/build-index.ts';
import type { generatedCatalogue } from '../../support/search/generated-catalogue.ts';

const PROCESS = path.resolve(import.meta.dirname, 'build-process.ts');

export interface MeasuredBuild {
  readonly manifest: IndexManifest;
  /** Of the whole build, the making of the generated rows included. */
  readonly seconds: number;
  /** Processor seconds of the same. */
  readonly processor: number;
  /** The largest resident set, in MB. */
  readonly memory: number;
}

/** Builds into a folder, in a process that does nothing else: its memory is then the build's alone, as in an import's. */
export async function measuredBuild(
  options: Parameters<typeof generatedCatalogue>[0],
  folder: string,
): Promise<MeasuredBuild> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROCESS, JSON.stringify(options), folder], {
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout) as MeasuredBuild;
}
