import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-'));
  // What the test has just ended may write its last file meanwhile.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
