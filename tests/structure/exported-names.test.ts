import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const DECLARATION =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
/** Every Lambda exports it. */
const SHARED_NAME = 'handler';

/** The names that a source exports. A type and a constant of one name in one file count once. */
const exportedNames = (source: string): Set<string> =>
  new Set([...source.matchAll(DECLARATION)].map(([, name = '']) => name));

it('no two files export the same name', () => {
  const filesOf = new Map<string, string[]>();
  for (const file of sourceFiles()) {
    for (const name of exportedNames(readFileSync(file, 'utf8'))) {
      filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
    }
  }
  expect(filesOf.size).toBeGreaterThan(1_000);
  const repeated = [...filesOf].filter(([name, files]) => files.length > 1 && name !== SHARED_NAME);
  expect(repeated).toEqual([]);
});

it('reads every form of declaration', () => {
  const source = [
    'export const a = 1;',
    'export async function b() {}',
    'export interface C {}',
    'export type D = 1;',
    'export class E {}',
    'const notExported = 1;',
  ];
  expect([...exportedNames(source.join('\n'))]).toEqual(['a', 'b', 'C', 'D', 'E']);
});
