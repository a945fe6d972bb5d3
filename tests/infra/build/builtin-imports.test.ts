import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { builtinImports } from '#infra/build/builtin-imports.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it.each([
  {
    way: 'by name',
    source: `import { isDeepStrictEqual } from 'node:util'; const answer = isDeepStrictEqual([1], [1]);`,
    answer: true,
    spared: 'worker_threads',
  },
  {
    way: 'as a whole',
    source: `import util from 'node:util'; const answer = util.isDeepStrictEqual([1], [1]);`,
    answer: true,
    spared: 'worker_threads',
  },
  {
    way: 'by import()',
    source: `const http = await import('node:http'); const answer = typeof http.request + typeof http.default.request;`,
    answer: 'functionfunction',
    spared: 'internal/deps/undici/undici',
  },
])('brings what is imported $way, without $spared behind other names', async ({ source, answer, spared }) => {
  expect(await runBundled(source, spared)).toEqual({ answer, isSpared: true });
});

/** Bundles the source and runs it in its own process. Returns its answer, and whether it left `spared` unloaded. */
async function runBundled(source: string, spared: string): Promise<object> {
  const file = path.join(await temporaryFolder(), 'bundle.mjs');
  const said = `isSpared: !process.moduleLoadList.includes('NativeModule ${spared}')`;
  await build({
    stdin: { contents: `${source} process.stdout.write(JSON.stringify({ answer, ${said} }));` },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [builtinImports],
  });
  return JSON.parse((await promisify(execFile)(process.execPath, [file])).stdout);
}
