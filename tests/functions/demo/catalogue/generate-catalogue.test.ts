import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateCatalogue } from '#functions/demo/catalogue/generate-catalogue.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generate-catalogue-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('writes the files and tells how to check them', async () => {
  const lines: string[] = [];
  expect(generateCatalogue(['--to', folder, '--scale', '0.05'], (line) => lines.push(line))).toBe(true);
  expect(await readdir(folder)).toContain('products.csv');
  expect(lines[0]).toContain('all made up');
  expect(lines[1]).toContain(`products=${path.join(folder, 'products.csv')}`);
});

it.each([[[]], [['--to']], [['--to', 'x', '--scale', 'much']], [['--to', 'x', '--scale', '-1']], [['--away']]])(
  'explains itself for %j',
  (args) => {
    const lines: string[] = [];
    expect(generateCatalogue(args, (line) => lines.push(line))).toBe(false);
    expect(lines[0]).toContain('npm run catalogue:generate');
  },
);
