import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const RUN = path.resolve(import.meta.dirname, '../../infra/run.mjs');

let project: string;

/** A project with one dependency, and an npm that only writes down what it is asked. */
beforeEach(async () => {
  project = await temporaryFolder();
  for (const folder of ['infra/local/start', 'node_modules', 'bin'])
    await mkdir(path.join(project, folder), { recursive: true });
  await cp(RUN, path.join(project, 'infra/run.mjs'));
  await write('infra/local/start/start.ts', "export const start = () => console.log('started');");
  await write('package.json', '{ "type": "module" }');
  await locked('package-lock.json', { '': {}, 'node_modules/a': { version: '1.0.0' } });
  await npm('exit 0');
});

const write = (file: string, content: string) => writeFile(path.join(project, file), content);
const locked = (file: string, packages: object) => write(file, JSON.stringify({ packages }));
const INSTALLED = 'node_modules/.package-lock.json';

async function npm(ending: string): Promise<void> {
  await write('bin/npm', `#!/bin/sh\necho "$@" >> ${project}/asked\n${ending}\n`);
  await chmod(path.join(project, 'bin/npm'), 0o755);
}

async function start() {
  const child = spawn(process.execPath, ['infra/run.mjs', 'start'], {
    cwd: project,
    env: { ...process.env, PATH: `${project}/bin:${process.env['PATH']}` },
  });
  const code = new Promise((resolve) => child.on('exit', resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const asked = await readFile(path.join(project, 'asked'), 'utf8').catch(() => '');
  return { code: await code, out, error, asked };
}

it.each<[why: string, installed: object]>([
  ['what the lock file says', { 'node_modules/a': { version: '1.0.0' } }],
  ['more besides', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }],
])('installs nothing when node_modules holds %s', async (_why, installed) => {
  await locked(INSTALLED, installed);
  expect(await start()).toMatchObject({ code: 0, out: 'started\n', asked: '' });
});

it('installs nothing for a package that is not for this machine', async () => {
  await locked('package-lock.json', { '': {}, 'node_modules/a': { version: '1.0.0', optional: true } });
  await locked(INSTALLED, {});
  expect(await start()).toMatchObject({ code: 0, asked: '' });
});

it.each<[why: string, installed: object | undefined]>([
  ['nothing was installed', undefined],
  ['a package is missing', {}],
  ['a package has another version', { 'node_modules/a': { version: '0.9.0' } }],
])('installs by the lock file, then starts, when %s', async (_why, installed) => {
  if (installed) await locked(INSTALLED, installed);
  const { code, out, asked } = await start();
  expect(asked).toMatch(/^ci /);
  expect(out).toMatch(/^Installing the packages.*started\n$/s);
  expect(code).toBe(0);
});

it('does not start when npm fails', async () => {
  await npm('exit 3');
  const { code, out, error } = await start();
  expect(code).toBe(1);
  expect(error).toContain('npm ci failed');
  expect(out).not.toContain('started');
});
