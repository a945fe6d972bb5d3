import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chance } from '../support/search/chance.ts';
import { killLoop, type Round } from './kill-loop.ts';

const REPORT = new URL('../../docs/benchmarks/kill.md', import.meta.url);
const ROUNDS = 20;

/**
 * `npm run load -- kill [SEED]`: kills the store under load, twenty times, and checks that no acknowledged write is gone.
 * The same seed kills at the same times.
 */
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const stateFolder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-kill-'));
const began = performance.now();
try {
  const rounds = await killLoop({
    rounds: ROUNDS,
    stateFolder,
    between: [500, 4000],
    chance: chance(seed, 0),
    onRound: tell,
  });
  const report = reportOf(rounds);
  console.log(report);
  if (rounds.some(({ lost }) => lost.length > 0)) process.exitCode = 1;
  else await writeFile(REPORT, report);
} finally {
  await rm(stateFolder, { recursive: true, force: true });
}

function tell({ wrote, started, acknowledged, lost }: Round): void {
  console.log(
    `killed after ${seconds(wrote)}: ${acknowledged.length} acknowledged, ${lost.length} lost, open again after ${seconds(started)}`,
  );
}

function reportOf(rounds: readonly Round[]): string {
  const kept = rounds.flatMap(({ acknowledged }) => acknowledged);
  const lost = rounds.flatMap((round) => round.lost);
  const starts = rounds.map(({ started }) => started).toSorted((one, other) => one - other);
  const kinds = [...new Set(kept.map(({ kind }) => kind))].toSorted();
  const count = (all: typeof kept, kind: string) => all.filter((one) => one.kind === kind).length;
  return `# Killed under load

\`npm run load -- kill ${seed}\` killed the store with kill -9 ${ROUNDS} times while it was written to, started it again, and looked for every
write that it had acknowledged: after the next start, and once more after the last one. It took ${seconds(performance.now() - began)}. From a start to the open store it
took ${seconds(starts[starts.length >> 1])} (median), at most ${seconds(starts.at(-1))}.

| write | acknowledged | lost |
|---|---|---|
${kinds.map((kind) => `| ${kind} | ${count(kept, kind)} | ${count(lost, kind)} |`).join('\n')}

A transaction is several items that are written at once, as an order is. Of error reports the product keeps the last three.
`;
}

function seconds(milliseconds = 0): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
