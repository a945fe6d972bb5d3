import { cpus } from 'node:os';
import { CATALOGUE_MEMORY } from '#infra/stack/group-needs.ts';
import { callCosts, FUNCTION_MEMORY, type Priced } from '../bench/costs/call-cost.ts';
import { quantile } from '../bench/search/timings.ts';
import { type Call, type Kind, kinds } from './shopper.ts';

interface Shopped {
  readonly calls: readonly Call[];
  readonly seconds: number;
  readonly sessions: number;
  readonly priced: ReadonlyMap<Kind, readonly Priced[]>;
  readonly seed: number;
  /** Load of the machine before the run. */
  readonly busy: number;
}

/** Refusals because of sold-out stock, or of changed prices or shipments, are not errors (storefront 8). */
export const isRefusal = ({ kind, status }: Call): boolean =>
  status === 409 && (kind === 'cart' || kind === 'checkout');

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

interface Row {
  readonly kind: Kind;
  readonly calls: number;
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
  readonly read: number;
  readonly write: number;
  readonly milliseconds: number;
  /** Dollars of one call for the table, the function and the gateway. */
  readonly costs: readonly [table: number, lambda: number, api: number];
}

function rowOf(kind: Kind, { calls, priced }: Shopped): Row {
  const own = calls.filter((call) => call.kind === kind);
  const times = own.map(({ milliseconds }) => milliseconds);
  const counted = priced.get(kind) ?? [];
  const [read, write, milliseconds] = (['read', 'write', 'milliseconds'] as const).map((what) =>
    mean(counted.map((each) => each[what])),
  ) as [number, number, number];
  return {
    kind,
    calls: own.length,
    refused: own.filter(isRefusal).length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    read,
    write,
    milliseconds,
    costs: callCosts({ read, write, milliseconds }, kind === 'search' ? CATALOGUE_MEMORY : FUNCTION_MEMORY),
  };
}

const total = ({ costs }: Row): number => costs.reduce((sum, cost) => sum + cost, 0);
const dollars = (amount: number): string => amount.toFixed(4);

export function shopReport(shopped: Shopped): string {
  const { calls, seconds, sessions, seed, busy } = shopped;
  const rows = kinds.map((kind) => rowOf(kind, shopped));
  const orders = calls.filter(({ kind, status }) => kind === 'checkout' && status === 200).length;
  const errors = calls.filter((call) => call.status >= 400 && !isRefusal(call)).length;
  const ofOrders = rows.reduce((sum, row) => sum + row.calls * total(row), 0) / Math.max(orders, 1);
  return `# The shop under load

Written by \`npm run load -- shop ${seed}\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

${sessions} sessions of four users of both tenants, each doing the next thing as soon as the last is done, for ${seconds.toFixed(0)} seconds in a
store of \`npm start\` with the demo catalogue: of a hundred things 80 are searches, half by a word and half by a vehicle, 15 are work in the
cart, and 5 are orders, each with all its calls: add, refresh, shipments, quotes, place. Store, table and shoppers share the machine.

**${(calls.length / seconds).toFixed(0)} requests/s, ${calls.length} answers, ${errors} errors, ${orders} orders.** Refused is what was no longer there; that is no error.

| call | answers | refused | p50 ms | p99 ms |
|---|---|---|---|---|
${rows.map(({ kind, calls: count, refused, p50, p99 }) => `| ${kind} | ${count} | ${refused} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`).join('\n')}

## What a call costs

Afterwards each of the four users alone, in the functions themselves over the same table: units of the table as it tells them, entries
of indexes added by their size, and milliseconds of a function, which on AWS are more where the table is farther away.

| call | read units | write units | function ms | table $ | function $ | gateway $ | 1,000 calls $ |
|---|---|---|---|---|---|---|---|
${rows
  .map(
    (row) =>
      `| ${row.kind} | ${row.read.toFixed(1)} | ${row.write.toFixed(1)} | ${row.milliseconds.toFixed(1)} | ${row.costs.map((cost) => dollars(cost * 1000)).join(' | ')} | ${dollars(total(row) * 1000)} |`,
  )
  .join('\n')}

The dollars are for 1,000 calls. **1,000 orders cost $${(ofOrders * 1000).toFixed(2)}**, including the searches and carts before them in this mix.
Not included: mails, the function that sends them, images and pages, stored bytes, logs.

Prices are from the AWS list for us-east-1 as of November 2025: a million read units $0.125 and write units $0.625 on demand, a gigabyte
second of an arm64 function $0.0000133334, a million invocations $0.20, a million requests of the HTTP API $1.00; without free tier or
discount. A search has ${CATALOGUE_MEMORY} MB, all others ${FUNCTION_MEMORY} MB. Check the prices again before you rely on them.
`;
}
