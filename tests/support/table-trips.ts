import { setTimeout as pause } from 'node:timers/promises';
import type { Table } from '#functions/data/table/table.ts';

/**
 * Long enough for all that is asked at once to be asked. Many pauses rather than a long one: however long a busy machine
 * stands still, it costs one of them, and what is ready then comes in the others.
 */
const PAUSES = 25;
const PAUSE_MS = 4;

export interface TableTrips {
  /** What `call` cost: round trips one after the other, however much each asks at once, and units of reading. */
  readonly of: (call: () => Promise<unknown>) => Promise<{ readonly trips: number; readonly readUnits: number }>;
}

/** Lets the requests to a table leave together, one batch after the other, and counts the batches. */
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

  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        await nextTrip();
        const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
        if (/Get|Query/.test(commandName ?? '')) readUnits += unitsOf(answer.output);
        return answer;
      },
    { step: 'initialize', name: 'tableTrips' },
  );

  return {
    of: async (call) => {
      [trips, readUnits] = [0, 0];
      await call();
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

/** The capacity that an answer tells of: once for an item or a Query, and for each table of a batch. */
export function unitsOf(output: object): number {
  const consumed = Reflect.get(output, 'ConsumedCapacity') as Consumed | readonly Consumed[] | undefined;
  return [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}
