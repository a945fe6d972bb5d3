import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * The SDK describes operations by objects such as `{ [_st]: 1 }`, where `const _st = "streaming"`. A key in brackets
 * might have side effects, so the bundle would include all operations of a client. With plain keys it only includes
 * those in use.
 */
export const plainKeys: Plugin = {
  name: 'plain-keys',
  setup(build) {
    build.onLoad({ filter: /@aws-sdk\/client-[^/]+\/dist-es\/schemas\/\w+\.js$/ }, async ({ path }) => ({
      contents: withPlainKeys(await readFile(path, 'utf8')),
    }));
  },
};

function withPlainKeys(source: string): string {
  const constants = new Map([...source.matchAll(/^const (\w+) = (".*");$/gm)].map(([, name, text]) => [name, text]));
  return source.replace(/\[(\w+)\]:/g, (key, name) => (constants.has(name) ? `${constants.get(name)}:` : key));
}
