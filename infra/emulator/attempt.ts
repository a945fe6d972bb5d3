import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError, endAll } from '../commands/child-process.ts';
import { closingLine, type Progress, startProgress } from '../commands/progress.ts';

/** The time limit of a whole run, in case the limits of its steps fail. */
const RUN_MS = 20 * 60_000;

/** Why this machine can't run an attempt, as a message for its user. The attempt counts as skipped, not as failed. */
export class NotPossible extends Error {}

/**
 * Does the work in a temporary folder outside of the project. Afterwards, even after a failure, it ends all processes
 * that were started, removes the folder and prints the counts. The exit code is 1 if anything failed.
 */
export async function attempt(work: (folder: string, progress: Progress) => Promise<void>): Promise<void> {
  const progress = startProgress();
  const folder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-'));
  const timer = setTimeout(endAll, RUN_MS);
  // The step that waits for the ended process fails, and so does the run.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, endAll);
  try {
    await work(folder, progress);
  } catch (error) {
    tell(error, progress);
  } finally {
    clearTimeout(timer);
    await endAll();
    await rm(folder, { recursive: true, force: true });
  }
  const counts = progress.counts();
  if (counts.failed > 0) process.exitCode = 1;
  console.log(closingLine(counts));
}

function tell(error: unknown, { add, say }: Progress): void {
  if (error instanceof NotPossible) {
    add({ passed: 0, failed: 0, skipped: 1 });
    say(`Skipped: ${error.message}`);
  } else if (error instanceof CommandError) {
    console.error(error.message);
  } else {
    throw error;
  }
}
