import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { plainKeys } from '#infra/stack/plain-keys.ts';

it('leaves the operations of a client that nobody uses out of a bundle', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { GetObjectCommand } from '@aws-sdk/client-s3'; console.log(GetObjectCommand);`,
      resolveDir: path.resolve(import.meta.dirname, '../../..'),
    },
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    plugins: [plainKeys],
  });
  const [bundle] = outputFiles;
  expect({
    used: bundle?.text.includes('"GetObjectRequest"'),
    unused: bundle?.text.includes('"IntelligentTieringConfiguration"'),
  }).toEqual({ used: true, unused: false });
});
