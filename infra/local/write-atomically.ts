import { rename, writeFile } from 'node:fs/promises';

/** Writes the whole file or leaves it unchanged, even if the process is killed. */
export async function writeAtomically(file: string, content: string): Promise<void> {
  const next = `${file}.${process.pid}.next`;
  await writeFile(next, content, { mode: 0o600 });
  await rename(next, file);
}
