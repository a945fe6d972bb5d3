import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from './source-files.ts';

/** The folders of one parent and their imports of each other, with an example of each. */
type Siblings = Map<string, Map<string, string>>;

/**
 * The imports between sibling folders, by parent. Imports between a folder's own files and its subfolders don't count.
 */
function siblingImports(imports: readonly (readonly [from: string, to: string])[]): Map<string, Siblings> {
  const parents = new Map<string, Siblings>();
  for (const [from, to] of imports) {
    const [fromFolders, toFolders] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
    const depth = fromFolders.findIndex((folder, index) => folder !== toFolders[index]);
    const [one, other] = [fromFolders[depth], toFolders[depth]];
    if (one === undefined || other === undefined) continue;
    const parent = fromFolders.slice(0, depth).join('/');
    const siblings = parents.get(parent) ?? new Map<string, Map<string, string>>();
    parents.set(parent, siblings.set(one, (siblings.get(one) ?? new Map()).set(other, `${from} imports ${to}`)));
  }
  return parents;
}

/** The imports that lead from a folder back to itself, or undefined. */
function cycleOf(siblings: Siblings): string[] | undefined {
  const finished = new Set<string>();
  function visit(folder: string, path: readonly string[]): string[] | undefined {
    if (finished.has(folder)) return undefined;
    const start = path.indexOf(folder);
    if (start >= 0) {
      const cycle = [...path.slice(start), folder];
      return cycle.slice(1).map((to, index) => siblings.get(cycle[index] ?? '')?.get(to) ?? '');
    }
    for (const next of siblings.get(folder)?.keys() ?? []) {
      const cycle = visit(next, [...path, folder]);
      if (cycle) return cycle;
    }
    finished.add(folder);
    return undefined;
  }
  for (const folder of siblings.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

const cyclesIn = (imports: readonly (readonly [string, string])[]): string[][] =>
  [...siblingImports(imports).values()].map(cycleOf).filter((cycle) => cycle !== undefined);

describe('folders beside each other import one way', () => {
  it('in the whole project', () => {
    const imports = sourceFiles().flatMap((file) => importsOf(file).map((to) => [file, to] as const));
    expect(imports.length).toBeGreaterThan(1_000);
    expect(cyclesIn(imports)).toEqual([]);
  });

  it.each([
    {
      imports: [
        ['a/x.ts', 'b/y.ts'],
        ['b/z.ts', 'a/w.ts'],
      ],
      cycles: 1,
      $why: 'two import each other',
    },
    {
      imports: [
        ['a/x.ts', 'b/y.ts'],
        ['b/z.ts', 'c/w.ts'],
        ['c/w.ts', 'a/v.ts'],
      ],
      cycles: 1,
      $why: 'three do in a ring',
    },
    {
      imports: [
        ['p/a/x.ts', 'p/b/y.ts'],
        ['p/b/q/z.ts', 'p/a/r/w.ts'],
      ],
      cycles: 1,
      $why: 'a folder deeper inside does',
    },
    {
      imports: [
        ['a/x.ts', 'a/b/y.ts'],
        ['a/b/y.ts', 'a/z.ts'],
      ],
      cycles: 0,
      $why: 'a folder and its own subfolder',
    },
    {
      imports: [
        ['a/x.ts', 'b/y.ts'],
        ['a/x.ts', 'c/y.ts'],
        ['b/y.ts', 'c/y.ts'],
      ],
      cycles: 0,
      $why: 'all go down',
    },
  ] as const)('$cycles found where $why', ({ imports, cycles }) => {
    expect(cyclesIn(imports)).toHaveLength(cycles);
  });
});
