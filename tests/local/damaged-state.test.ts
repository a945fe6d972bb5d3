import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startedStore } from '../support/started-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** Whom the rights of a file bind, unlike root. */
const NOBODY = 65_534;

/** The state of a store that was opened twice, so that the table has files as well as a log. */
let whole: string;
let folder: string;

beforeAll(async () => {
  whole = await mkdtemp(path.join(tmpdir(), 'whole-state-'));
  for (let start = 0; start < 2; start++) await (await startedStore({ stateFolder: whole })).stop();
});
afterAll(() => rm(whole, { recursive: true }));
beforeEach(async () => {
  folder = await temporaryFolder();
  await cp(whole, folder, { recursive: true });
});

async function command(task: string, uid?: number) {
  const child = spawn(process.execPath, ['infra/run.mjs', task], {
    cwd: PROJECT,
    env: { ...process.env, NODE_ENV: undefined, STATE_FOLDER: folder, PORT: '0', DEMO_CATALOGUE: '0' },
    ...(uid !== undefined && { uid }),
  });
  const code = new Promise((resolve) => child.on('exit', resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out, error };
}

type Damage = (file: string) => Promise<unknown>;

const removed: Damage = (file) => rm(file, { recursive: true });
const emptied: Damage = (file) => writeFile(file, '');
const halved: Damage = async (file) => truncate(file, Math.floor((await stat(file)).size / 2));
const overwritten: Damage = async (file) => writeFile(file, Buffer.alloc((await stat(file)).size, 'Z'));
const emptiedFolder: Damage = async (file) => {
  await removed(file);
  await mkdir(file);
};

/** `named` is what the sentence names, where that is not the damaged file. */
const cases: readonly { file: RegExp; damage: Damage; how: string; named?: string }[] = [
  { file: /^dynamodb$/, damage: removed, how: 'removed' },
  { file: /^dynamodb$/, damage: emptiedFolder, how: 'emptied' },
  { file: /dynamodb\/CURRENT/, damage: removed, how: 'removed', named: 'dynamodb' },
  { file: /dynamodb\/CURRENT/, damage: emptied, how: 'emptied', named: 'dynamodb' },
  { file: /dynamodb\/MANIFEST/, damage: removed, how: 'removed' },
  { file: /dynamodb\/MANIFEST/, damage: overwritten, how: 'overwritten', named: 'dynamodb' },
  { file: /\.ldb$/, damage: removed, how: 'removed' },
  { file: /\.ldb$/, damage: halved, how: 'cut in half' },
  { file: /\.ldb$/, damage: overwritten, how: 'overwritten' },
  { file: /\.log$/, damage: removed, how: 'removed', named: 'dynamodb' },
  { file: /\.log$/, damage: emptied, how: 'emptied', named: 'dynamodb' },
  { file: /\.log$/, damage: overwritten, how: 'overwritten', named: 'dynamodb' },
  { file: /^s3$/, damage: removed, how: 'removed' },
  { file: /\.data$/, damage: halved, how: 'cut in half' },
  { file: /\.meta\.json$/, damage: overwritten, how: 'overwritten' },
  { file: /^secrets$/, damage: removed, how: 'removed' },
  { file: /secrets\/.*\.json$/, damage: emptied, how: 'emptied' },
  { file: /^executions$/, damage: removed, how: 'removed' },
  { file: /^mark$/, damage: overwritten, how: 'overwritten' },
  { file: /^demo\.json$/, damage: emptiedFolder, how: 'made a folder' },
];

it.each(cases)('$file $how ends the start with one sentence', async ({ file, damage, named }) => {
  const files = (await readdir(folder, { recursive: true })).sort();
  const damaged = files.findLast((name) => file.test(name)) ?? '';
  await damage(path.join(folder, damaged));
  const { code, out, error } = await command('start');
  expect(code).toBe(1);
  expect(error).toMatch(/^[^\n]*npm run reset begins anew\n$/);
  expect(error).toContain(path.join(folder, named ?? damaged));
  expect(out).not.toContain('Ctrl-C ends it');
});

it('a state that can only be read ends the start with one sentence', async () => {
  const uid = process.getuid?.() === 0 ? NOBODY : undefined;
  for (const name of ['', ...(await readdir(folder, { recursive: true }))]) {
    const file = path.join(folder, name);
    await chmod(file, (await stat(file)).isDirectory() ? 0o555 : 0o444);
  }
  const { code, error } = await command('start', uid);
  await chmod(folder, 0o755);
  expect(code).toBe(1);
  expect(error).toMatch(/^[^\n]*npm run reset begins anew\n$/);
  expect(error).toContain(path.join(folder, 'dynamodb'));
});

it('a damaged state is emptied by npm run reset', async () => {
  await emptied(path.join(folder, 'dynamodb/CURRENT'));
  expect(await command('reset')).toMatchObject({ code: 0 });
  expect(await readdir(folder)).toEqual([]);
});
