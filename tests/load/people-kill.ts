import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { chance } from '../support/search/chance.ts';
import { importThroughKills } from './people-kills.ts';

const KILLS = 20;
const ROWS = 3000;

/** `npm run load -- people-kill`: imports 3,000 accounts, kills the store twenty times, and counts the accounts. */
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const { below } = chance(seed, 0);
const stateFolder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-people-kill-'));
const began = performance.now();
try {
  const after = Array.from({ length: KILLS }, () => below(2500));
  const { done, companies, expected } = await importThroughKills({
    rows: ROWS,
    after,
    stateFolder,
    onKill: ({ state, progress }) => console.log(`killed while ${state}: ${progress?.done ?? 0} of ${ROWS} rows`),
  });
  const isRight = done.state === 'done' && done.imported === ROWS && isDeepStrictEqual(companies, expected);
  console.log(`
seed ${seed}: ${KILLS} kills in ${((performance.now() - began) / 1000).toFixed(0)} s
${done.imported} of ${ROWS} rows imported, ${companies.length} accounts, ${new Set(companies).size} different ones
${isRight ? 'the same accounts as without a kill, none twice' : 'NOT the same accounts as without a kill'}`);
  if (!isRight) process.exitCode = 1;
} finally {
  await rm(stateFolder, { recursive: true, force: true });
}
