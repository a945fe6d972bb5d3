import { setTimeout as pause } from 'node:timers/promises';
import type { Table } from '#functions/data/table/table.ts';

/**
 * Long enough for all concurrent requests to be made. It is many short pauses and not one long pause: if a busy machine
 * stalls, only one of them is lost, and the requests are made in the others.
 */
const PAUSES = 25;
const PAUSE_MS = 4;

export interface TableTrips {
  /** The cost of `call`: round trips one after the other, however many requests each has, and read units. */
  readonly of: (call: () => Promise<unknown>) => Promise<{ readonly trips: number; readonly readUnits: number }>;
}

const NAME = 'tableTrips';

/**
 * Counts the round trips of calls: it sends the requests to a table in batches, one after the other, and counts the
 * batches. That is slow, so requests that are not counted go through at once.
 */
export function tableTrips({ client }: Table): TableTrips {
  let trips = 0;
  let readUnits = 0;
  let leaving: Promise<void> | undefined;

  const nextTrip = () => {
    leaving ??= allAsked().then(() => {
      trips += 1;
      leaving = undefined;
    });
    return leaving;
  };

  const startCounting = () =>
    client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          await nextTrip();
          const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
          if (/Get|Query/.test(commandName ?? '')) readUnits += unitsOf(answer.output);
          return answer;
        },
      { step: 'initialize', name: NAME },
    );

  return {
    of: async (call) => {
      [trips, readUnits] = [0, 0];
      startCounting();
      try {
        await call();
      } finally {
        client.middlewareStack.remove(NAME);
      }
      return { trips, readUnits };
    },
  };
}

async function allAsked(): Promise<void> {
  for (let turn = 0; turn < PAUSES; turn += 1) await pause(PAUSE_MS);
}

interface Consumed {
  readonly CapacityUnits?: number;
}

/** The capacity that a response reports: once for an item or a Query, and for each table of a batch. */
export function unitsOf(output: object): number {
  const consumed = Reflect.get(output, 'ConsumedCapacity') as Consumed | readonly Consumed[] | undefined;
  return [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}
