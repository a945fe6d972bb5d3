import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from './source-files.ts';

const ADMIN = 'frontend/admin/';
const STORE = 'frontend/store/';
const ENTRY = 'frontend/main.tsx';

/** The files that a file imports with `import()`: those begin a chunk of their own. */
const lazyImportsOf = (file: string): Set<string> => {
  const all = readFileSync(file, 'utf8');
  const specifiers = new Set([...all.matchAll(/\bimport\('([^']+)'/g)].map(([, specifier = '']) => specifier));
  const isLazy = (path: string) => [...specifiers].some((specifier) => path.endsWith(specifier.replace(/^[./]+/, '')));
  return new Set(importsOf(file).filter(isLazy));
};

/** Everything that comes with a file, directly or not, as far as `follows` goes. */
function reached(start: string, follows: (from: string, to: string) => boolean): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file)) continue;
    found.add(file);
    const from = file;
    waiting.push(...importsOf(file).filter((to) => follows(from, to)));
  }
  return found;
}

describe('store and admin are apart', () => {
  it.each([
    { one: STORE, other: ADMIN },
    { one: ADMIN, other: STORE },
  ])('$one imports nothing of $other', ({ one, other }) => {
    const crossing = sourceFiles()
      .filter((file) => file.startsWith(one))
      .flatMap((file) => importsOf(file).filter((to) => to.startsWith(other)));
    expect(crossing).toEqual([]);
  });

  it('admin comes with no file that the page starts with', () => {
    const first = reached(ENTRY, (from, to) => !lazyImportsOf(from).has(to));
    expect(first.size).toBeGreaterThan(100);
    expect([...first].filter((file) => file.startsWith(ADMIN))).toEqual([]);
  });

  it('nor does the list of top-level domains, which only forms for people need (decision B272)', () => {
    const first = reached(ENTRY, (from, to) => !lazyImportsOf(from).has(to));
    expect([...first]).not.toContain('shared/rules/people/top-level-domains.ts');
    expect(sourceFiles()).toContain('shared/rules/people/top-level-domains.ts');
  });

  it('one lazy import leads to admin, and no other way', () => {
    const ways = sourceFiles()
      .filter((file) => !file.startsWith(ADMIN))
      .flatMap((file) => importsOf(file).map((to) => ({ file, to, isLazy: lazyImportsOf(file).has(to) })))
      .filter(({ to }) => to.startsWith(ADMIN));
    expect(ways).toEqual([{ file: 'frontend/app.tsx', to: 'frontend/admin/app/admin-app.tsx', isLazy: true }]);
  });
});
