import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { IndexManifest } from '#functions/search/build/build-index.ts';
import type { generatedCatalogue } from '../../support/search/generated-catalogue.ts';

const PROCESS = path.resolve(import.meta.dirname, 'build-process.ts');

export interface MeasuredBuild {
  readonly manifest: IndexManifest;
  /** For the whole build, including the generated rows. */
  readonly seconds: number;
  /** Processor seconds for the same. */
  readonly processor: number;
  /** The largest resident set, in MB. */
  readonly memory: number;
}

/**
 * Builds into a folder in a separate process, so that the measured memory is that of the build alone, as in an import.
 */
export async function measuredBuild(
  options: Parameters<typeof generatedCatalogue>[0],
  folder: string,
): Promise<MeasuredBuild> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROCESS, JSON.stringify(options), folder], {
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout) as MeasuredBuild;
}
