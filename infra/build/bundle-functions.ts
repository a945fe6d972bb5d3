import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { allGroups } from '#shared/contracts/all-groups.ts';
import { plainKeys } from '../stack/plain-keys.ts';
import { builtinImports } from './builtin-imports.ts';
import { copyAssets } from './copy-assets.ts';
import { NATIVE_PACKAGES } from './native-packages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What the bundles have in the place of something larger. */
const standIn = (name: string): string => path.join(import.meta.dirname, '../stand-ins', `${name}.ts`);

/** A file inside of a package, which an alias can't name. */
const noProfileFiles: Plugin = {
  name: 'no-profile-files',
  setup(build) {
    build.onResolve({ filter: /\/loadSharedConfigFiles$/ }, () => ({ path: standIn('no-profile-files') }));
  },
};

interface Folders {
  /** Holds the handlers; the project's functions/ by default. */
  readonly from?: string;
  readonly to: string;
}

/** Where each function begins in functions/: one for each group, and those that no call of the API leads to. */
const HANDLERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(allGroups).map((group) => [group, `${group}/handler.ts`])),
  outbox: 'outbox/handler.ts',
  'mail-feedback': 'mail-feedback/handler.ts',
  'import-tasks': 'imports/workflow/handler.ts',
};
export const FUNCTION_NAMES = Object.keys(HANDLERS);

/** Bundles every function in one pass, each into a folder of its own: {to}/{name}/handler.mjs and the files it reads. */
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
    // Without it the SDK's CommonJS build is taken, which can't be shaken and is 200 KB larger.
    mainFields: ['module', 'main'],
    alias: {
      '@aws-sdk/credential-provider-node': standIn('environment-credentials'),
      '@aws-sdk/middleware-endpoint-discovery': standIn('no-endpoint-discovery'),
      '@smithy/core/event-streams': standIn('no-event-streams'),
      postcss: standIn('no-style-parser'),
      // All that sanitize-html uses of it; the whole package brings three times as much.
      htmlparser2: path.join(ROOT, 'node_modules/htmlparser2/dist/esm/Parser.js'),
    },
    plugins: [builtinImports, noProfileFiles, plainKeys],
    external: NATIVE_PACKAGES,
    metafile: true,
    logLevel: 'warning',
  });
  await copyAssets(ROOT, metafile);
}
