import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { killedShare, mutationReport, type NamedRun, type ScopeRun, survivorsOf } from './mutation-report.ts';
import { type MutationResult, mutationResultOf } from './mutation-result.ts';
import { LEAST_KILLED, MUTATION_SCOPES, type MutationScope } from './mutation-scopes.ts';
import { NAMED_MUTANTS } from './named-mutants.ts';
import { runMutants } from './run-mutants.ts';
import { isNamedMutantKilled } from './run-named-mutant.ts';

/**
 * `npm run mutate [-- FILE …] [--seed NUMBER] [--concurrency NUMBER]`: mutates the rules and the data folder, and writes
 * docs/benchmarks/mutation.md. With files or folders it mutates only those and prints the survivors; nothing is drawn then,
 * unless the folder is that of a whole scope.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '20261129' }, concurrency: { type: 'string', default: '2' } },
});
const seed = Number(values.seed);
const concurrency = Number(values.concurrency);

if (positionals.length > 0) await runSome(positionals);
else await runAll();

async function runSome(paths: readonly string[]): Promise<void> {
  for (const scope of MUTATION_SCOPES) {
    const files = filesOf(scope).filter((file) => paths.some((start) => file.startsWith(start)));
    const drawn = paths.includes(scope.folder) ? scope.drawn : undefined;
    if (files.length > 0) await runScope({ ...scope, drawn }, files);
  }
}

async function runAll(): Promise<void> {
  const named = await runNamed();
  const runs: ScopeRun[] = [];
  for (const scope of MUTATION_SCOPES) {
    runs.push(await runScope(scope, filesOf(scope)));
    // After each scope, for the next one may fail after an hour.
    await writeFile('docs/benchmarks/mutation.md', mutationReport(runs, named, concurrency));
  }
  const isEnough = runs.every(({ results }) => killedShare(results) >= LEAST_KILLED);
  process.exitCode = isEnough && named.every(({ isKilled }) => isKilled) ? 0 : 1;
}

async function runNamed(): Promise<NamedRun[]> {
  const files = MUTATION_SCOPES.flatMap(filesOf);
  const runs: NamedRun[] = [];
  for (const mutant of NAMED_MUTANTS) {
    const run = { name: mutant.name, isKilled: await isNamedMutantKilled(mutant, files) };
    console.log(`${run.name}: ${run.isKilled ? 'killed' : 'SURVIVED'}`);
    runs.push(run);
  }
  return runs;
}

/** Folder by folder where all mutants run, so that results come early; what is drawn is drawn from all files together. */
async function runScope(scope: MutationScope, files: readonly string[]): Promise<ScopeRun> {
  const began = Date.now();
  const parts = scope.drawn === undefined ? Map.groupBy(files, path.dirname) : new Map([[scope.folder, files]]);
  const results: MutationResult[] = [];
  for (const [folder, some] of parts) {
    const mutants = await runMutants(scope, some, { seed, concurrency });
    const found = await Promise.all(mutants.map(mutationResultOf));
    tell(folder, found);
    results.push(...found);
  }
  return { scope, seed, results, minutes: (Date.now() - began) / 60_000 };
}

function tell(folder: string, results: readonly MutationResult[]): void {
  for (const { file, line, change, reason } of survivorsOf(results)) {
    console.log(`${file}:${line}  ${change}${reason === undefined ? '' : `\n    ${reason}`}`);
  }
  console.log(`${folder}: ${(100 * killedShare(results)).toFixed(1)} % of ${results.length} mutants are killed.`);
}

function filesOf({ folder }: MutationScope): string[] {
  return globSync(`${folder}/**/*.ts`).sort();
}
