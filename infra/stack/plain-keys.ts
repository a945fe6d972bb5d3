import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * The SDK describes operations by objects such as `{ [_st]: 1 }`, where `const _st = "streaming"`. A key in brackets might
 * do something, so all operations of a client would be in the bundle; with the plain key only those are that are used.
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
