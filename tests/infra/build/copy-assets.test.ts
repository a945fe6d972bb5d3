import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { copyAssets } from '#infra/build/copy-assets.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Two groups; only one of them has the source that reads the file. */
const SOURCES = {
  'one/handler.ts': `import { rates } from '../data/rates.ts'; export const handler = rates;`,
  'two/handler.ts': `import type { Rates } from '../data/rates.ts'; export const handler = (): Rates => '';`,
  'data/rates.ts': `
    import { readFileSync } from 'node:fs';
    export type Rates = string;
    export const rates = (): Rates => readFileSync(new URL('./tables/rates.bin', import.meta.url), 'utf8');
  `,
  'data/tables/rates.bin': '7 %',
};

it('puts a file where the bundle of the source that reads it looks for it, and nowhere else', async () => {
  const root = await temporaryFolder();
  for (const [name, text] of Object.entries(SOURCES)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['one/handler.ts', 'two/handler.ts'],
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    metafile: true,
  });
  await copyAssets(root, metafile);

  const { handler } = await import(/* @vite-ignore */ path.join(root, 'dist/one/handler.mjs'));
  expect(handler()).toBe('7 %');
  await expect(readFile(path.join(root, 'dist/two/tables/rates.bin'))).rejects.toThrow('ENOENT');
});
