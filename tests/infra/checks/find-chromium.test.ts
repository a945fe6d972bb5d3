import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { findChromium, isHeadlessShell } from '#infra/checks/find-chromium.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let folder: string;
let PATH: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  PATH = ['one', 'two'].map((name) => path.join(folder, name)).join(path.delimiter);
  for (const name of ['one', 'two']) await mkdir(path.join(folder, name));
});

async function install(name: string, mode = 0o755): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, '');
  await chmod(file, mode);
  return file;
}

it('takes the one that CHROMIUM_PATH names, wherever it is', async () => {
  await install('one/chromium');
  expect(findChromium({ CHROMIUM_PATH: '/opt/browser', PATH })).toBe('/opt/browser');
});

it('prefers Chromium without windows, which is lighter', async () => {
  await install('one/chromium');
  const shell = await install('two/chromium-headless-shell');
  expect(findChromium({ PATH })).toBe(shell);
  expect(isHeadlessShell(shell)).toBe(true);
});

it('prefers Chromium to a relative in an earlier folder', async () => {
  await install('one/google-chrome');
  const chromium = await install('two/chromium');
  expect(findChromium({ PATH })).toBe(chromium);
});

it('passes over what can not be executed', async () => {
  await install('one/chromium', 0o644);
  const chrome = await install('two/google-chrome');
  expect(findChromium({ PATH })).toBe(chrome);
});
