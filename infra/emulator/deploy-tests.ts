import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, run } from '../commands/child-process.ts';
import type { Counts } from '../commands/progress.ts';

const TESTS_MS = 300_000;

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly success: boolean;
}

/** Runs tests/deploy on the deployment in the environment. Failed tests are counted and not thrown. */
export async function runDeployTests(env: Readonly<Record<string, string>>, folder: string): Promise<Counts> {
  const file = path.join(folder, 'deploy-tests.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const failure = await run('node_modules/.bin/vitest', ['run', '--config', 'vitest.deploy.config.ts', ...reporters], {
    env,
    timeout: TESTS_MS,
    shown: true,
  }).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure !== undefined && !(failure instanceof CommandError)) throw failure;
  const report = await reportIn(file);
  // A file that can't be loaded has no failed test, but must not count as passed.
  const failed = failure === undefined ? 0 : Math.max(report?.numFailedTests ?? 0, 1);
  return { passed: report?.numPassedTests ?? 0, failed, skipped: report?.numPendingTests ?? 0 };
}

const reportIn = (file: string): Promise<VitestReport | undefined> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as VitestReport,
    () => undefined,
  );
