import type { Plugin } from 'esbuild';

const NAMES = 'builtin-names';
const WHOLE = 'builtin-whole';

/**
 * Reads each name of Node's built-in modules separately. An import makes Node read every name of a module, and some of
 * them load more: `http` loads all of `fetch`, `util` the worker threads, `process` its report. Together that is a
 * tenth of the load time of a function.
 */
export const builtinImports: Plugin = {
  name: 'builtin-imports',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path, kind }) => ({
      path,
      namespace: kind === 'import-statement' ? NAMES : WHOLE,
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: NAMES }, ({ path }) => ({ contents: moduleOf(path) }));
    // Modules from import() and require() are read name by name anyway.
    build.onLoad({ filter: /.*/, namespace: WHOLE }, ({ path }) => ({
      contents: `module.exports = ${builtin(path)};`,
    }));
  },
};

const builtin = (path: string): string => `process.getBuiltinModule('${path}')`;

/** Separate exports, so that unused ones are dropped. */
function moduleOf(path: string): string {
  const names = Object.keys(process.getBuiltinModule(path) ?? {}).filter((name) => /^[a-z]\w*$/i.test(name));
  return [
    `const builtin = ${builtin(path)};`,
    'export default builtin;',
    // Some names of the modules are reserved words and can't be declared.
    ...names.map(
      (name) => `const its_${name} = /* @__PURE__ */ (() => builtin.${name})(); export { its_${name} as ${name} };`,
    ),
  ].join('\n');
}
