import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

interface HashedPaths {
  readonly folder: string;
  /** Files and folders, relative to the folder. Missing ones count as empty. */
  readonly paths: readonly string[];
  /** Folders to leave out, relative to the folder. */
  readonly except?: readonly string[];
}

/** A digest of names and contents. It does not depend on where the project is, or when it was checked out. */
export async function contentHash({ folder, paths, except = [] }: HashedPaths): Promise<string> {
  const files = (await Promise.all(paths.map((name) => filesIn(folder, name, except)))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  const hash = createHash('sha256');
  for (const [at, file] of files.entries())
    hash.update(`${file}\0${contents[at]?.length}\0`).update(contents[at] ?? '');
  return hash.digest('hex');
}

async function filesIn(folder: string, name: string, except: readonly string[]): Promise<string[]> {
  if (except.includes(name)) return [];
  const found = await stat(path.join(folder, name)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [name];
  const entries = await readdir(path.join(folder, name));
  return (await Promise.all(entries.map((entry) => filesIn(folder, path.posix.join(name, entry), except)))).flat();
}
