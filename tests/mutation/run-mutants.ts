import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { drawMutants } from './draw-mutants.ts';
import type { MutationScope } from './mutation-scopes.ts';

/** Mutates the files of a scope with Stryker and returns every mutant that counts, each with what became of it. */
export async function runMutants(
  scope: MutationScope,
  files: readonly string[],
  { seed, concurrency }: { readonly seed: number; readonly concurrency: number },
): Promise<MutantResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mutate-'));
  try {
    if (scope.drawn !== undefined) {
      const list = path.join(folder, 'drawn.json');
      await writeFile(list, JSON.stringify(await drawMutants(files, scope.drawn, seed)));
      process.env['DRAWN_MUTANTS'] = list;
    }
    const results = await new Stryker({ ...optionsFor(scope, files), concurrency }).runMutationTest();
    return results.filter(({ status }) => status !== 'CompileError');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function optionsFor(scope: MutationScope, files: readonly string[]): PartialStrykerOptions {
  const isDrawn = scope.drawn !== undefined;
  const checker = path.resolve('tests/mutation/drawn-mutants-checker.ts');
  return {
    mutate: [...files],
    testRunner: 'vitest',
    vitest: { configFile: scope.testConfig, related: true },
    coverageAnalysis: 'perTest',
    plugins: ['@stryker-mutator/vitest-runner', ...(isDrawn ? [checker] : [])],
    checkers: isDrawn ? ['drawn-mutants'] : [],
    reporters: ['progress-append-only'],
    // Stryker's own reading of it needs the compiler's JavaScript API, which TypeScript 7 has not.
    tsconfigFile: 'none.json',
    tempDirName: '.local/mutation',
    ignorePatterns: ['.local', 'dist', 'cdk.out', 'docs/screenshots'],
    cleanTempDir: 'always',
    // Some seconds on a quiet machine, minutes on a busy one.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 60,
  } as PartialStrykerOptions;
}
