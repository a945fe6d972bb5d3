import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { allGroups } from '#shared/contracts/all-groups.ts';
import { plainKeys } from '../stack/plain-keys.ts';
import { builtinImports } from './builtin-imports.ts';
import { copyAssets } from './copy-assets.ts';
import { NATIVE_PACKAGES } from './native-packages.ts';
import { ownVersionOnly } from './own-version-only.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A small replacement for a large module in the bundles. */
const standIn = (name: string): string => path.join(import.meta.dirname, '../stand-ins', `${name}.ts`);

/** Replaces a file within a package, which an alias can't do. */
const noProfileFiles: Plugin = {
  name: 'no-profile-files',
  setup(build) {
    build.onResolve({ filter: /\/loadSharedConfigFiles$/ }, () => ({ path: standIn('no-profile-files') }));
  },
};

interface Folders {
  /** The folder with the handlers; the project's functions/ by default. */
  readonly from?: string;
  readonly to: string;
}

/** The handler of each function in functions/: one for each group, and those that are not called through the API. */
const HANDLERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(allGroups).map((group) => [group, `${group}/handler.ts`])),
  chat: 'chat/handler.ts',
  outbox: 'outbox/handler.ts',
  'mail-feedback': 'mail-feedback/handler.ts',
  'import-tasks': 'imports/workflow/handler.ts',
  'people-tasks': 'imports/people/handler.ts',
  'picture-tasks': 'imports/fetching/handler.ts',
  'picture-sweep': 'images/sweep/handler.ts',
};
export const FUNCTION_NAMES = Object.keys(HANDLERS);

/** Bundles all functions in one pass. Each gets a folder with {to}/{name}/handler.mjs and the files that it reads. */
export async function bundleFunctions({ from = path.join(ROOT, 'functions'), to }: Folders): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.entries(HANDLERS).map(([name, file]) => ({
      in: path.join(from, file),
      out: `${name}/handler`,
    })),
    outdir: path.resolve(to),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Otherwise esbuild takes the SDK's CommonJS build, which can't be tree-shaken and is 200 KB larger.
    mainFields: ['module', 'main'],
    alias: {
      '@aws-sdk/credential-provider-node': standIn('environment-credentials'),
      '@aws-sdk/middleware-endpoint-discovery': standIn('no-endpoint-discovery'),
      '@smithy/core/event-streams': standIn('no-event-streams'),
      postcss: standIn('no-style-parser'),
      // The only file that sanitize-html uses. The whole package is three times as large.
      htmlparser2: path.join(ROOT, 'node_modules/htmlparser2/dist/esm/Parser.js'),
    },
    plugins: [builtinImports, noProfileFiles, ownVersionOnly, plainKeys],
    external: NATIVE_PACKAGES,
    metafile: true,
    logLevel: 'warning',
  });
  await copyAssets(ROOT, metafile);
}
