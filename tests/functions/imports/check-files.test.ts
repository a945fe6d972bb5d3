import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFiles } from '#functions/imports/check-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'imports-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function checked(kind: string, content: string) {
  const file = path.join(folder, `${kind}.txt`);
  await writeFile(file, content);
  const lines: string[] = [];
  const isUsable = await checkFiles([`${kind}=${file}`], (line) => lines.push(line.replace(file, 'FILE')));
  return { isUsable, lines };
}

it('tells what a file holds and which rows are at fault', async () => {
  const { isUsable, lines } = await checked('product-lines', 'Code,Name\nBUMPERS,Bumpers\n,Nameless\n');
  expect(isUsable).toBe(true);
  expect(lines.at(-1)).toBe('FILE: 1 taken in, 1 refused, 0 warnings');
  expect(lines[0]).toMatch(/^FILE:3:1: refused: Code: /);
});

it.each([
  { kind: 'product-lines', content: 'Color\nred\n', why: 'a header that is none of that kind' },
  { kind: 'aces', content: '<ACES version="4.2"><Header/>', why: 'XML that ends in the middle' },
  { kind: 'pies', content: '', why: 'nothing' },
])('says that $why can not be used', async ({ kind, content }) => {
  const { isUsable, lines } = await checked(kind, content);
  expect(isUsable).toBe(false);
  expect(lines.at(-1)).toMatch(/can not be used/);
});

it.each([[[]], [['nonsense=x.csv']], [['aces']], [['aces=']]])('explains itself for %j', async (args) => {
  const lines: string[] = [];
  expect(await checkFiles(args, (line) => lines.push(line))).toBe(false);
  expect(lines[0]).toContain('npm run catalogue:check');
});
