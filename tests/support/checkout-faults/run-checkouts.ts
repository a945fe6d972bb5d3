import { checkoutAttemptRepository } from '#functions/data/sales/checkout-attempt-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { checkoutStore } from '../checkout-visit.ts';
import { chance } from '../search/chance.ts';
import { brokenPromises } from './broken-promises.ts';
import { aBuyer, type Buyer, pressUntilTold, stockFor } from './buyer.ts';
import { type FaultyProcess, faultyProcess, type Step } from './faulty-process.ts';
import { type Received, runOutbox } from './outbox-process.ts';

interface RunOptions {
  /** Decides what is ordered and which steps fail. It does not decide who wins a race. */
  readonly seed: number;
  readonly checkouts: number;
}

interface Outcome {
  readonly orders: number;
  /** Buyers who were refused and have no order. */
  readonly refused: number;
  readonly presses: number;
  /** All requests to the table, the gateway and the mailer. */
  readonly journal: readonly Step[];
  readonly broken: readonly string[];
}

/** A Monday morning in Denver. */
const BEGIN = Date.parse('2026-03-02T17:00:00.000Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const AT_ONCE = 4;
/** Longer than all retries of a message, which take a day and a half. */
const QUIET_AFTER_DAYS = 20;

/**
 * Lets buyers order while anything can fail between any two steps: processes are killed, requests and responses are
 * lost, writes conflict, and table, gateway and mailer refuse. When all is quiet it checks the promises.
 */
export async function runCheckouts({ seed, checkouts }: RunOptions): Promise<Outcome> {
  const engine = await startDynamodb();
  try {
    const stock = stockFor(checkouts);
    const offers = Object.values(stock).flat();
    const store = await checkoutStore(offers, engine.endpoint);
    const { table } = store;
    const journal: Step[] = [];
    const received: Received = { answers: new Map(), mails: [] };
    const buyers: Buyer[] = [];
    for (let index = 0; index < checkouts; index += 1) {
      buyers.push(await aBuyer(store, stock, index, chance(seed, index)));
    }
    let lives = checkouts;
    const nextProcess = (): FaultyProcess => {
      lives += 1;
      return faultyProcess(table, chance(seed, lives), journal);
    };
    // The next minute's run goes on after any error. An error that never stops shows up in the quiet phase.
    const outboxRun = (now: number) => runOutbox(nextProcess(), received, () => new Date(now)).catch(() => undefined);

    let presses = 0;
    let now = BEGIN;
    for (let first = 0; first < checkouts; first += AT_ONCE) {
      const tabs = buyers.slice(first, first + AT_ONCE).flatMap((buyer) => buyer.keys.map((key) => ({ buyer, key })));
      const { of, is } = chance(seed, -first - 2);
      const began = now;
      const pressing = tabs.map(async ({ buyer, key }) => {
        const times = await pressUntilTold(store, buyer, key, { began, nextProcess, of });
        presses += times;
      });
      // The sweeper's clock is ahead, as if the presses were slow, so an attempt that it takes for dead may still be
      // running.
      const cleaning = [now, ...(is(0.5) ? [now] : [])].map((at) => outboxRun(at + 3 * MINUTE_MS));
      await Promise.all([...pressing, ...cleaning]);
      now += 6 * MINUTE_MS;
    }
    for (let runs = 0; runs < checkouts / 4; runs += 1) {
      await outboxRun(now);
      now += 10 * MINUTE_MS;
    }
    const healthy = withoutFaults(table, journal);
    const comeToRest = async () => {
      for (let days = 0; days < QUIET_AFTER_DAYS && (await isRestless(table)); days += 1) {
        await runOutbox(healthy, received, () => new Date(now));
        now += DAY_MS;
      }
    };
    await comeToRest();
    // Buyers who gave up come back when everything works again.
    for (const buyer of buyers) {
      if (buyer.told.size > 0 || buyer.refusal !== undefined) continue;
      const { of } = chance(seed, 0);
      presses += await pressUntilTold(store, buyer, 'first-tab', { began: now, nextProcess: () => healthy, of });
    }
    await comeToRest();
    const { orders, refused, broken } = await brokenPromises({ store, offers, buyers, journal, received, now });
    return { orders, refused, presses, journal, broken };
  } finally {
    await engine.close();
  }
}

const isRestless = async (table: FaultyProcess['table']): Promise<boolean> =>
  (await queryAll(table, { pk: 'OUTBOX', sk: '' })).length > 0 ||
  (await checkoutAttemptRepository(table).open()).length > 0;

const withoutFaults = (table: FaultyProcess['table'], journal: Step[]): FaultyProcess => ({
  table,
  step: (name, does) => {
    journal.push({ name, fault: undefined });
    return does();
  },
});
