import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { cartKey } from '#functions/data/sales/keys.ts';
import { getItem } from '#functions/data/table/get-item.ts';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { anItem, type CartVisit, cartStore } from '../../support/cart-visit.ts';
import { tableTrips } from '../../support/table-trips.ts';
import { type Timings, timed } from '../search/timings.ts';
import { itemSize } from './item-size.ts';

const { insertCartItem, getCartItems, clearCartItems } = cartContract;

const REPORT = 'docs/benchmarks/cart.md';
const FULL = 999;
const CALLS = 200;
const CALLS_OF_FULL = 30;

interface Measured {
  readonly name: string;
  readonly timings: Timings;
  readonly trips: number;
  readonly readUnits: number;
}

/**
 * `npm run bench -- cart`: the time of the cart calls on the embedded table, and the size of a full cart. Round trips
 * count from after the read of the session's records, which every call makes first and which includes the main cart.
 */
export async function cartBenchmark(): Promise<void> {
  const busy = loadavg()[0] ?? 0;
  const engine = await startDynamodb();
  try {
    const store = await cartStore(
      Array.from({ length: FULL }, (_, index) => offerOf(index)),
      engine.endpoint,
    );
    const small = store.visit({ userId: 'small' });
    const full = store.visit({ userId: 'full' });
    await small.add(...itemsTo(5));
    await full.add(...itemsTo(FULL));
    const bytes = itemSize(await getItem(store.table, cartKey(2, 'full', 'main')));
    const calls = [
      { name: 'open a cart of 5 lines', visit: small, call: open, times: CALLS },
      { name: 'add to a cart of 5 lines', visit: small, call: add, times: CALLS },
      { name: `open a cart of ${FULL} lines`, visit: full, call: open, times: CALLS_OF_FULL },
      { name: `add to a cart of ${FULL} lines`, visit: full, call: add, times: CALLS_OF_FULL },
      { name: `clear a cart of ${FULL} lines`, visit: full, call: clear, times: 1 },
    ];
    const timings: Timings[] = [];
    for (const { visit, call, times } of calls) {
      const turns = Array.from({ length: times }, (_, index) => index);
      timings.push(await timed(turns, () => call(visit), times > 1 ? times : 0));
    }
    await full.add(...itemsTo(FULL));
    const cost = tableTrips(store.table);
    const measured: Measured[] = [];
    for (const [index, { name, visit, call }] of calls.entries()) {
      const spent = await cost.of(() => call(visit));
      measured.push({ name, timings: timings[index] ?? { p50: 0, p99: 0, cpu: 0 }, ...spent });
    }
    const text = report(measured, bytes, busy);
    await writeFile(REPORT, text);
    console.log(text);
  } finally {
    await engine.close();
  }
}

/** With names and pictures as long as those of real parts. */
const offerOf = (index: number) => {
  const partNumber = `GM${String(2502000 + index)}`;
  return anOffer({
    id: `001#${partNumber}`,
    partNumber,
    title: `Headlight Assembly, Driver Side, Halogen, CAPA Certified ${index}`,
    imageUrl: `/images/parts/${partNumber.toLowerCase()}-400.svg`,
    onHand: { '11': 900 },
  });
};

const itemsTo = (count: number) => Array.from({ length: count }, (_, index) => anItem(`GM${2502000 + index}`));

const open = async (visit: CartVisit) => (await visit.call(getCartItems)).output();
const add = async (visit: CartVisit) => (await visit.call(insertCartItem, { body: { items: itemsTo(1) } })).output();
const clear = async (visit: CartVisit) => (await visit.call(clearCartItems)).output();

const row = ({ name, timings: { p50, p99, cpu }, trips, readUnits }: Measured): string =>
  `| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${cpu.toFixed(1)} | ${trips} | ${readUnits} |`;

const report = (measured: readonly Measured[], bytes: number, busy: number): string => `# The cart, measured

Written by \`npm run bench -- cart\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

Milliseconds of a call from request to answer in one process with the embedded table, which is most of them. Round trips
to the table come after the session's records; the main cart is read along with those where the group is deployed, so that
opening takes two in all and adding three, which \`tests/functions/cart/table-trips.test.ts\` holds. Here the cart is one of its own.

| call | p50 | p99 | processor | round trips | read units |
|---|---|---|---|---|---|
${measured.map(row).join('\n')}

A cart of ${FULL} lines is ${(bytes / 1000).toFixed(0)} KB in the table; the budget is 200.
`;
