import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError, run } from '../commands/child-process.ts';
import type { Counts } from '../commands/progress.ts';
import { vitestCounts } from './vitest-counts.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';
const RETRIED_TESTS = './infra/checks/retried-tests-reporter.ts';
const RUN_MS = 40 * 60_000;

/** Runs vitest with these arguments, shows its output and counts the results. */
export async function runVitest(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitest-report-'));
  const file = path.join(folder, 'report.json');
  const reporters = ['default', RETRIED_TESTS, 'json'].map((reporter) => `--reporter=${reporter}`);
  try {
    await run(process.execPath, [VITEST, 'run', ...args, ...reporters, `--outputFile.json=${file}`], {
      env,
      timeout: RUN_MS,
      shown: true,
    });
  } catch (error) {
    // The report has the details.
    if (!(error instanceof CommandError)) throw error;
  }
  const report = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  return vitestCounts(report === undefined ? undefined : JSON.parse(report));
}
