import type { Plugin } from 'vite';

interface Way {
  /** The file to start from. */
  readonly from: string;
  /** A file that is left out, with everything that only it imports. */
  readonly without: string;
}

type ReachedModules = Plugin & {
  /** Whether a module was reached. Known once all modules are loaded, before they are put into files. */
  readonly reaches: (id: string) => boolean;
};

/** Collects the modules that a file imports, directly or not, `import()` included. */
export function reachedModules({ from, without }: Way): ReachedModules {
  const found = new Set<string>();
  return {
    name: 'reached-modules',
    buildEnd() {
      found.clear();
      const waiting = [from];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (found.has(id) || id === without) continue;
        found.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        waiting.push(...importedIds, ...dynamicallyImportedIds);
      }
    },
    reaches: (id) => found.has(id),
  };
}
