import { execFileSync } from 'node:child_process';

/**
 * From now on a write past this many bytes of a file fails midway, as on a full disk. Applies to this process and those
 * that it starts. prlimit is part of every Linux.
 */
export const fillDisk = (pid: number, bytes: number): void => limit(pid, String(bytes));
export const makeRoom = (pid: number): void => limit(pid, 'unlimited');

const limit = (pid: number, most: string): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${most}:unlimited`]);
};

/** Runs the work while this process has a full disk. */
export async function whileFull(bytes: number, work: () => Promise<void>): Promise<void> {
  fillDisk(process.pid, bytes);
  try {
    await work();
  } finally {
    makeRoom(process.pid);
  }
}
