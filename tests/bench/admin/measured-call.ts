import type { Table } from '#functions/data/table/table.ts';
import { tableTrips } from '../../support/table-trips.ts';
import { callCosts } from '../costs/call-cost.ts';
import { tableUnits } from '../costs/table-units.ts';
import { type Timings, timed } from '../search/timings.ts';

/** A row of the report: one call, or the few calls of one step. */
export interface Call {
  readonly name: string;
  readonly budget: string;
  readonly times: number;
  /** Runs it once. A turn may come twice, so a call that can't be repeated makes its own names. */
  readonly run: (turn: number) => Promise<unknown>;
  /** The table that its trips and units are counted on. */
  readonly table: Table;
  /** How many calls of the API it makes, by default one. */
  readonly calls?: number;
  /** Memory of its function in megabytes, by default that of most functions. */
  readonly memory?: number;
}

export interface Measured extends Call {
  readonly timings: Timings;
  readonly trips: number;
  readonly read: number;
  readonly write: number;
  /** Dollars of a thousand. */
  readonly cost: number;
}

const WARM_UPS = 3;

/** Times all calls, and then counts trips and units of each, because counting slows the table down. */
export async function measureCalls(calls: readonly Call[]): Promise<Measured[]> {
  const timings: Timings[] = [];
  for (const { times, run } of calls) timings.push(await timed(turns(times), run, Math.min(times, WARM_UPS)));
  const tables = [...new Set(calls.map(({ table }) => table))];
  const trips = new Map(tables.map((table) => [table, tableTrips(table)]));
  const counted: number[] = [];
  for (const { table, times, run } of calls) {
    counted.push((await trips.get(table)?.of(() => run(times)))?.trips ?? Number.NaN);
  }
  const units = new Map(tables.map((table) => [table, tableUnits(table)]));
  const measured: Measured[] = [];
  for (const [index, call] of calls.entries()) {
    const used = await units.get(call.table)?.of(() => call.run(call.times + 1));
    const [timing, count] = [timings[index], counted[index]];
    if (!used || !timing || count === undefined) throw new Error(`${call.name} was not measured`);
    measured.push({ ...call, ...used, timings: timing, trips: count, cost: costOf(call, { ...used, timing }) });
  }
  return measured;
}

/** Dollars of a thousand. The milliseconds are shared out between the calls, and each has its own request. */
function costOf({ calls = 1, memory }: Call, used: { read: number; write: number; timing: Timings }): number {
  const { read, write, timing } = used;
  const one = { read: read / calls, write: write / calls, milliseconds: timing.p50 / calls };
  return callCosts(one, memory).reduce((sum, cost) => sum + cost, 0) * calls * 1000;
}

export const turns = (times: number): number[] => Array.from({ length: times }, (_, turn) => turn);
