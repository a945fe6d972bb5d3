import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DamagedDatabase } from './damaged-database.ts';

/**
 * This file marks that data was lost. LevelDB reports a loss at one start only, and then continues without the data.
 */
const VERDICT = 'DAMAGED';
/** The last bytes of every table file of LevelDB. */
const TABLE_END = Buffer.from('57fb808b247547db', 'hex');

/**
 * Opens a LevelDB and finds the damage that LevelDB itself ignores: logs with unreadable records, and truncated table
 * files, which it only notices when it reads them. Rejects with a DamagedDatabase.
 */
export async function openChecked(
  folder: string,
  db: { open(): Promise<void>; close(): Promise<void> },
): Promise<void> {
  const verdict = await readFile(path.join(folder, VERDICT), 'utf8').catch(() => undefined);
  if (verdict !== undefined) throw new DamagedDatabase(...(JSON.parse(verdict) as [string, string]));
  const before = await readdir(folder).catch(() => []);
  await db.open().catch((error: Error) => {
    const cause = error.cause as { readonly code?: string } | undefined;
    // It is not damaged if another process has it open.
    throw cause instanceof Error && cause.code !== 'LEVEL_LOCKED' ? damageOf(folder, cause) : error;
  });
  const found = (await lostRecords(folder)) ?? (await cutOffTable(folder, before));
  if (!found) return;
  await db.close();
  await writeFile(path.join(folder, VERDICT), JSON.stringify([found.file, found.message]));
  throw found;
}

/** LevelDB's message for a file that it can't use: 'Corruption: …' or 'IO error: …', with the file somewhere in it. */
export function damageOf(folder: string, { message }: Error): DamagedDatabase {
  const [file = folder] = message.split(/[:\s]+/).filter((word) => word.startsWith(folder));
  return new DamagedDatabase(file, message.replace(/^(Corruption|IO error): /, '').replace(`${file}: `, ''));
}

/** LevelDB's own journal of this start lists the log records that it could not read. */
async function lostRecords(folder: string): Promise<DamagedDatabase | undefined> {
  const journal = await readFile(path.join(folder, 'LOG'), 'utf8').catch(() => '');
  const [, file, reason] = /(\S+): dropping \d+ bytes; (?:Corruption: )?(.+)/.exec(journal) ?? [];
  return file && reason ? new DamagedDatabase(file, reason) : undefined;
}

/**
 * Only files that existed before the start are checked. A killed process may leave a half-written one, which LevelDB
 * removes.
 */
async function cutOffTable(folder: string, before: readonly string[]): Promise<DamagedDatabase | undefined> {
  const now = new Set(await readdir(folder));
  for (const name of before) {
    if (!name.endsWith('.ldb') || !now.has(name)) continue;
    const file = path.join(folder, name);
    if (!(await endsLikeTable(file))) return new DamagedDatabase(file, 'not the end of a table file');
  }
  return undefined;
}

async function endsLikeTable(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  // LevelDB has moved its rows into another file in the meantime.
  if (!handle) return true;
  try {
    const { size } = await handle.stat();
    const end = Buffer.alloc(TABLE_END.length);
    await handle.read(end, 0, end.length, Math.max(0, size - end.length));
    return end.equals(TABLE_END);
  } finally {
    await handle.close();
  }
}
