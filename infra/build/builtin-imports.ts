import type { Plugin } from 'esbuild';

const NAMES = 'builtin-names';
const WHOLE = 'builtin-whole';

/**
 * Takes each name of Node's own modules by itself. An import makes Node read every name of such a module, and behind some
 * of them it loads more: the whole of `fetch` behind `http`, the worker threads behind `util`, a report behind
 * `process`, which in all is a tenth of the load of a function.
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
    // What import() and require() bring is read name by name as it is.
    build.onLoad({ filter: /.*/, namespace: WHOLE }, ({ path }) => ({
      contents: `module.exports = ${builtin(path)};`,
    }));
  },
};

const builtin = (path: string): string => `process.getBuiltinModule('${path}')`;

/** Every export stands for itself, so that those nobody imports are left out. */
function moduleOf(path: string): string {
  const names = Object.keys(process.getBuiltinModule(path) ?? {}).filter((name) => /^[a-z]\w*$/i.test(name));
  return [
    `const builtin = ${builtin(path)};`,
    'export default builtin;',
    // Under a name of its own, because some of theirs can't be declared.
    ...names.map(
      (name) => `const its_${name} = /* @__PURE__ */ (() => builtin.${name})(); export { its_${name} as ${name} };`,
    ),
  ].join('\n');
}
