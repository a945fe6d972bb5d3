import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killLoop, type Round } from './kill-loop.ts';

const ROUNDS = 20;

/** `npm run load -- kill`: kills the store under load, twenty times, and checks that no acknowledged write is gone. */
const stateFolder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-kill-'));
const began = performance.now();
try {
  const rounds = await killLoop({ rounds: ROUNDS, stateFolder, between: [500, 4000], onRound: tell });
  const kept = rounds.flatMap(({ acknowledged }) => acknowledged);
  const lost = rounds.flatMap((round) => round.lost);
  const starts = rounds.map(({ started }) => started).toSorted((one, other) => one - other);
  console.log(`
${ROUNDS} kills in ${seconds(performance.now() - began)}
${kept.length} acknowledged writes: ${countsOf(kept.map(({ kind }) => kind))}
lost: ${lost.length === 0 ? 'none' : countsOf(lost.map(({ kind }) => kind))}
start to open store: median ${seconds(starts[starts.length >> 1])}, longest ${seconds(starts.at(-1))}`);
  if (lost.length > 0) process.exitCode = 1;
} finally {
  await rm(stateFolder, { recursive: true, force: true });
}

function tell({ wrote, started, acknowledged, lost }: Round): void {
  console.log(
    `killed after ${seconds(wrote)}: ${acknowledged.length} acknowledged, ${lost.length} lost, open again after ${seconds(started)}`,
  );
}

function countsOf(kinds: readonly string[]): string {
  const groups = Object.entries(Object.groupBy(kinds, (kind) => kind));
  return groups.map(([kind, all = []]) => `${all.length} ${kind}`).join(', ');
}

function seconds(milliseconds = 0): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
