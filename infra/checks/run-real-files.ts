import { existsSync } from 'node:fs';
import path from 'node:path';
import { closingLine } from '../commands/progress.ts';
import { plainOutput } from './plain-output.ts';
import { runVitest } from './run-vitest.ts';

/** Public files beside the checkout, which are too large for it or have no free licence. */
const REAL_FILES = path.resolve(import.meta.dirname, '../../../shared/data');

/** `npm run test:real-files`: tests on real files of the trade, if this machine has them. */
export async function runRealFiles(args: readonly string[]): Promise<void> {
  if (!existsSync(REAL_FILES)) {
    console.log(`No real files at ${REAL_FILES}: nothing to test.`);
    console.log(closingLine({ passed: 0, failed: 0, skipped: 0 }));
    return;
  }
  const counts = await runVitest(['--project=real-files', ...args], plainOutput(process.env));
  if (counts.failed > 0) process.exitCode = 1;
  console.log(closingLine(counts));
}
