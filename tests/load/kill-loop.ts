import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendTo } from '../local/send-to.ts';
import type { Chance } from '../support/search/chance.ts';
import { type StartedStore, startedStore } from '../support/started-store.ts';
import { type Acknowledged, type Target, WRITERS } from './kill-writers.ts';

export interface Round {
  /** Milliseconds of writing before the kill. */
  readonly wrote: number;
  /** Milliseconds from the start of the process to an open store. */
  readonly started: number;
  readonly acknowledged: readonly Acknowledged[];
  /** Acknowledged writes that the next start no longer had. */
  readonly lost: readonly Acknowledged[];
}

interface LoopOptions {
  readonly rounds: number;
  readonly stateFolder: string;
  /** The kill comes at a random time in this range, in milliseconds. */
  readonly between: readonly [least: number, most: number];
  /** Decides when the kills come, and what is written. It does not decide how far the writes are by then. */
  readonly chance: Chance;
  readonly onRound: (round: Round) => void;
}

/** Starts the store, writes, kills it with -9, starts it again and checks every acknowledged write. */
export async function killLoop({
  rounds,
  stateFolder,
  between,
  chance,
  onRound,
}: LoopOptions): Promise<readonly Round[]> {
  const done: Round[] = [];
  const all: Acknowledged[] = [];
  let { store, took } = await startIn(stateFolder);
  try {
    for (let round = 0; round < rounds; round++) {
      const [least, most] = between;
      const wrote = least + chance.below(most - least);
      const acknowledged = await writeUntilKilled(store, await targetOf(store, stateFolder), wrote, chance);
      all.push(...acknowledged);
      ({ store, took } = await startIn(stateFolder));
      const lost = await lostOf(acknowledged, await targetOf(store, stateFolder));
      done.push({ wrote, started: took, acknowledged, lost });
      onRound({ wrote, started: took, acknowledged, lost });
    }
    // The writes of the first rounds have survived every kill. Reports are excluded, because only the last three are
    // kept.
    const lasting = all.filter(({ kind }) => kind !== 'error report');
    const lost = await lostOf(lasting, await targetOf(store, stateFolder));
    done.push({ wrote: 0, started: took, acknowledged: [], lost });
    return done;
  } finally {
    await store.kill();
  }
}

async function startIn(stateFolder: string): Promise<{ store: StartedStore; took: number }> {
  const began = performance.now();
  const store = await startedStore({ stateFolder });
  return { store, took: performance.now() - began };
}

async function targetOf({ port }: StartedStore, stateFolder: string): Promise<Target> {
  const { environment } = JSON.parse(await readFile(path.join(stateFolder, 'endpoints.json'), 'utf8'));
  return { sendToStore: sendTo(() => port), environment, chat: `ws://127.0.0.1:${port}/chat` };
}

async function writeUntilKilled(
  store: StartedStore,
  target: Target,
  after: number,
  chance: Chance,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let isKilled = false;
  const writing = WRITERS.map(async (write) => {
    while (!isKilled) {
      // Only the write that the kill interrupted may fail.
      const result = await write(target, chance).catch((error: unknown) => {
        if (!isKilled) throw error;
        return undefined;
      });
      if (result) acknowledged.push(result);
    }
  });
  const all = Promise.all(writing);
  await Promise.race([pause(after), all]);
  isKilled = true;
  await store.kill();
  await all;
  return acknowledged;
}

/** Looks at the newest reports first. Only the last report is sure to be among the last three. */
async function lostOf(acknowledged: readonly Acknowledged[], target: Target): Promise<Acknowledged[]> {
  const lastReport = acknowledged.findLast(({ kind }) => kind === 'error report');
  const looked = acknowledged.filter((one) => one.kind !== 'error report' || one === lastReport);
  const lost: Acknowledged[] = [];
  for (const one of looked) {
    if (!(await one.isKept(target))) lost.push(one);
  }
  return lost;
}
