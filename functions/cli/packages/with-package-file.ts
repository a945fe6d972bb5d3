import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A file of a published package, such as `data/list.json` of `tlds@1.261.0`. */
interface PackageFile {
  readonly package: string;
  /** Its path inside the package. */
  readonly file: string;
}

/**
 * Fetches a package of which only a data file is used, calls `use` with the path of that file in a temporary folder and
 * deletes the folder. Installs and runs nothing of the package.
 */
export async function withPackageFile(wanted: PackageFile, use: (file: string) => Promise<void> | void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
  const file = path.join('package', wanted.file);
  try {
    const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--silent', wanted.package], { cwd: folder });
    await run('tar', ['-xzf', stdout.trim(), file], { cwd: folder });
    await use(path.join(folder, file));
  } finally {
    await rm(folder, { recursive: true });
  }
}
