import { cpus } from 'node:os';
import path from 'node:path';
import type { MutationResult } from './mutation-result.ts';
import type { MutationScope } from './mutation-scopes.ts';

/** The run of one scope. */
export interface ScopeRun {
  readonly scope: MutationScope;
  readonly seed: number;
  readonly results: readonly MutationResult[];
  readonly minutes: number;
}

/** A mutation named in named-mutants.ts, and whether the tests noticed it. */
export interface NamedRun {
  readonly name: string;
  readonly isKilled: boolean;
}

/** The share of mutants that were killed among those that ran; mutants without a test ran and survived. */
export function killedShare(results: readonly MutationResult[]): number {
  const { killed, survived, untested } = countFates(results);
  return killed / Math.max(1, killed + survived + untested);
}

/** The mutants that no test noticed. */
export const survivorsOf = (results: readonly MutationResult[]): MutationResult[] =>
  results.filter(({ fate }) => fate === 'survived' || fate === 'without a test');

/** docs/benchmarks/mutation.md. */
export function mutationReport(runs: readonly ScopeRun[], named: readonly NamedRun[], concurrency: number): string {
  const [processor] = cpus();
  return [
    '# Mutants, and whether the tests notice them',
    '',
    `Written by \`npm run mutate\`; ${new Date().toISOString().slice(0, 10)}, ${processor?.model ?? 'unknown processor'}, ` +
      `${concurrency} at a time, Node ${process.versions.node}.`,
    '',
    'Stryker changes one small thing in a source file, such as `<` to `<=`, and runs the tests that come by it. A mutant is',
    'killed when one of them fails. One that Stryker can’t load in a test run isn’t counted.',
    '',
    '## Named mutants',
    '',
    'Mutations of our own that once went unnoticed. The tests pass without them and fail with them.',
    '',
    '| mutant | result |',
    '|---|---|',
    ...named.map(({ name, isKilled }) => `| ${name} | ${isKilled ? 'killed' : '**survived**'} |`),
    ...runs.flatMap(scopeReport),
    '',
    '## Not covered',
    '',
    'Everything outside the two folders: endpoints, the search index, imports, the frontend and the stack. Texts and schemas',
    'are not mutated either. A mutant of the data folder meets the tests that tests/mutation/data.vitest.config.ts names,',
    'not the random runs, the sweeps and the journeys. Types are not checked, so some mutants would not compile.',
    '',
  ].join('\n');
}

function scopeReport({ scope, seed, results, minutes }: ScopeRun): string[] {
  const drawn = scope.drawn === undefined ? 'All mutants' : `${results.length} mutants, drawn by seed ${seed}`;
  const survivors = survivorsOf(results);
  return [
    '',
    `## ${scope.folder}`,
    '',
    `${drawn}: ${percent(killedShare(results))} killed in ${minutes.toFixed(1)} minutes.`,
    '',
    '| folder | mutants | killed | survived | without a test | not run | killed % |',
    '|---|---|---|---|---|---|---|',
    ...foldersOf(results).map(([folder, inside]) => row(folder, inside)),
    row('all', results),
    ...(survivors.length > 0
      ? ['', '| survivor | change | why |', '|---|---|---|', ...survivors.map(survivorRow)]
      : []),
  ];
}

function foldersOf(results: readonly MutationResult[]): [string, readonly MutationResult[]][] {
  const folders = Map.groupBy(results, ({ file }) => path.dirname(file));
  return [...folders].sort(([one], [other]) => one.localeCompare(other));
}

function row(name: string, results: readonly MutationResult[]): string {
  const { killed, survived, untested, notRun } = countFates(results);
  return `| ${name} | ${results.length} | ${killed} | ${survived} | ${untested} | ${notRun} | ${percent(killedShare(results))} |`;
}

const survivorRow = ({ file, line, change, fate, reason }: MutationResult): string =>
  `| ${file}:${line} | \`${change.replaceAll('|', '\\|').replaceAll('`', '´')}\` | ${reason ?? `Not explained (${fate}).`} |`;

function countFates(results: readonly MutationResult[]) {
  const count = (fate: MutationResult['fate']) => results.filter((result) => result.fate === fate).length;
  return {
    killed: count('killed'),
    survived: count('survived'),
    untested: count('without a test'),
    notRun: count('not run'),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
