import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { chance } from '../support/search/chance.ts';
import { importThroughKills } from './people-kills.ts';

const REPORT = 'docs/benchmarks/people-kill.md';
const KILLS = 20;
const ROWS = 8000;
/** The most milliseconds of work before a kill. */
const WORK_MS = 2500;

/**
 * `npm run load -- people-kill`: imports 8,000 accounts, kills the store twenty times, counts the accounts, and writes
 * docs/benchmarks/people-kill.md. With the seed of a run, it repeats that run and only prints it.
 */
const [typed] = process.argv.slice(2);
const seed = typed === undefined ? Date.now() % 1_000_000 : Number(typed);
const { below } = chance(seed, 0);
const stateFolder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-people-kill-'));
const began = performance.now();
const kills: string[] = [];
let lateKills = 0;
try {
  const after = Array.from({ length: KILLS }, () => below(WORK_MS));
  const { done, companies, expected } = await importThroughKills({
    rows: ROWS,
    after,
    stateFolder,
    onKill(seen) {
      if (seen.state === 'done') lateKills += 1;
      kills.push(rowOf(seen, after[kills.length] ?? 0));
      console.log(kills.at(-1));
    },
  });
  if (lateKills > 0) throw new Error(`${lateKills} kills came after the end of the import, so it needs more rows`);
  const isRight = done.state === 'done' && done.imported === ROWS && isDeepStrictEqual(companies, expected);
  const text = report({
    seconds: (performance.now() - began) / 1000,
    result: `${done.imported.toLocaleString('en-US')} of ${ROWS.toLocaleString('en-US')} rows were imported. There are ${companies.length.toLocaleString('en-US')} accounts, ${new Set(companies).size.toLocaleString('en-US')} of them with different names: ${isRight ? 'the same as without a kill, and none twice' : 'NOT the same as without a kill'}.`,
  });
  console.log(text);
  if (isRight && typed === undefined) await writeFile(REPORT, text);
  if (!isRight) process.exitCode = 1;
} finally {
  await rm(stateFolder, { recursive: true, force: true });
}

function rowOf({ state, rows, progress }: PeopleImportView, after: number): string {
  const done = state === 'checking' ? rows : (progress?.done ?? 0);
  return `| ${kills.length + 1} | ${after.toLocaleString('en-US')} | ${state} | ${done.toLocaleString('en-US')} |`;
}

function report({ seconds, result }: { readonly seconds: number; readonly result: string }): string {
  return `# An import of accounts under kills

Written by \`npm run load -- people-kill\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}.

A file of ${ROWS.toLocaleString('en-US')} accounts is imported while the store is killed ${KILLS} times with \`kill -9\`, at random moments of the check and
of the save, and started again each time. The run has the seed ${seed}; \`npm run load -- people-kill ${seed}\` repeats it. It
took ${seconds.toFixed(0)} s, most of which are the starts.

${result}

The rows of a kill are those that the page showed last: rows are counted by batches of a hundred, and of a batch that
was interrupted, the rows that were saved are found again.

| kill | ms after the store was open | state | rows |
|---|---|---|---|
${kills.join('\n')}
`;
}
