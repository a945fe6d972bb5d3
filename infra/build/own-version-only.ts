import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A client of the SDK reads its own version from its package.json. The bundle gets that and nothing else of the file. */
export const ownVersionOnly: Plugin = {
  name: 'own-version-only',
  setup(build) {
    build.onLoad({ filter: /@aws-sdk\/[^/]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
