import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;

/** Does the work unless another process does it. A file has the id of that process. */
export async function oneAtATime<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  while (!(await taken(file))) {
    if (!(await isAtWork(file))) await rm(file, { force: true });
    await pause(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function taken(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A killed process leaves its file behind. */
async function isAtWork(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  // It is not written yet, or already removed.
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
