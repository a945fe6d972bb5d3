import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of the product's own code, without tests. */
const ROOTS = ['shared', 'functions', 'frontend', 'infra'];

/** Paths from the project root, with `/` between folders. */
export const sourceFiles = (): string[] =>
  globSync(`{${ROOTS.join(',')}}/**/*.{ts,tsx}`).map((file) => file.split(path.sep).join('/'));

/** The project files that a file imports. */
export function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\()\s*'([#.][^']+)'/g);
  return [...found].map(([, specifier = '']) =>
    specifier.startsWith('#')
      ? specifier.slice(1)
      : path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)),
  );
}
