import type { Plugin } from 'esbuild';

const NAMESPACE = 'builtin';

/**
 * Takes each name of Node's own modules by itself. An import statement makes Node read every name of such a module, and
 * behind some of them it loads more: all of `process.report`, the worker threads behind `util`, in all a tenth
 * of the load of a function.
 */
export const builtinImports: Plugin = {
  name: 'builtin-imports',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: NAMESPACE, sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({ contents: moduleOf(path) }));
  },
};

/** Every export stands for itself, so that those nobody imports are left out. */
function moduleOf(path: string): string {
  const names = Object.keys(process.getBuiltinModule(path) ?? {}).filter((name) => /^[a-z]\w*$/i.test(name));
  return [
    `const builtin = process.getBuiltinModule('${path}');`,
    'export default builtin;',
    // Under a name of its own, because some of theirs can't be declared.
    ...names.map(
      (name) => `const its_${name} = /* @__PURE__ */ (() => builtin.${name})(); export { its_${name} as ${name} };`,
    ),
  ].join('\n');
}
